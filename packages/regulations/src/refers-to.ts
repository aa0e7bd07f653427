import type { Clause, FactsOf, Provision, Regulation } from '@sabot/engine';

/** Where the referring text speaks for itself on a point: always, or for these facts at this table. */
export type SpokenFor<P, S> = { readonly [K in keyof P]?: 'always' | ((facts: FactsOf<P, K>, table: S) => boolean) };

/**
 * The provisions of another text as the text that refers to it takes them over: its words bind by cross-reference,
 * except where the referring text speaks for itself.
 */
export function takenOver<P, S>(
  parent: Regulation<P, S>,
  spokenFor: SpokenFor<P, S>,
): readonly Provision<S, keyof P & string>[] {
  const taken = (clause: Clause<S>): readonly Clause<S>[] => {
    const own = spokenFor[clause.point as keyof P] as 'always' | ((facts: never, table: S) => boolean) | undefined;
    if (own === 'always') return [];
    const ground =
      clause.ground.basis === 'text' ? { ...clause.ground, basis: 'cross-reference' as const } : clause.ground;
    if (own === undefined) return [{ ...clause, ground }];
    const { when } = clause;
    return [
      { ...clause, ground, when: (facts, table) => !own(facts, table) && (when === undefined || when(facts, table)) },
    ];
  };
  const provisions = parent.provisions.map(({ rule, clauses }) => ({ rule, clauses: clauses.flatMap(taken) }));
  return provisions.filter(({ clauses }) => clauses.length > 0) as unknown as readonly Provision<S, keyof P & string>[];
}
