import type { Clause, FactsOf, Provision, Regulation } from '@sabot/engine';
import type { ReadingId } from '../readings/readings.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import { groundOf } from './provision.ts';

const referredTo = <S, K extends PropertyKey>(clause: Clause<S, K>): Clause<S, K> =>
  clause.ground.basis === 'text'
    ? { ...clause, ground: { ...clause.ground, basis: 'cross-reference' as const } }
    : clause;

/** Rows of another text, put into the words of the game that refers to them: they bind by cross-reference. */
export const byCrossReference = <S, K extends PropertyKey>(
  ...provisions: readonly Provision<S, K>[]
): readonly Provision<S, K>[] =>
  provisions.map(({ rule, clauses }) => ({ rule, clauses: clauses.map((clause) => referredTo(clause)) }));

/**
 * What a section of another game's text says on points that both games ask alike, as far as it does not depend on a
 * table's settings, which are each game's own.
 */
export function sharedWith<S, K extends string>(
  section: readonly Provision<never>[],
  points: readonly K[],
): readonly Provision<S, K>[] {
  const isShared = (clause: Clause<never>): clause is Clause<S, K> => points.some((point) => point === clause.point);
  const rows = section.map(({ rule, clauses }) => ({ rule, clauses: clauses.filter(isShared) }));
  return byCrossReference(...rows.filter(({ clauses }) => clauses.length > 0));
}

/**
 * Where no words refer to the other text and a reading alone takes it over, its words bind as that reading does. A
 * reading they had there stays with them, and the other is cited beside it.
 */
const byReading =
  <S>(reading: ReadingId) =>
  (clause: Clause<S>): readonly Clause<S>[] => {
    if (clause.ground.basis !== 'text') return [clause];
    const ground = groundOf(clause.ground.rule as RuleId, reading);
    if (clause.ground.reading === undefined) return [{ ...clause, ground }];
    const { answer: _, ...cited } = clause;
    return [
      { ...clause, ground: { ...ground, reading: clause.ground.reading } },
      { ...cited, ground },
    ];
  };

/** Where the referring text speaks for itself on a point: always, or for these facts at this table. */
export type SpokenFor<P, S> = { readonly [K in keyof P]?: 'always' | ((facts: FactsOf<P, K>, table: S) => boolean) };

/**
 * The provisions of another text as the text that refers to it takes them over: its words bind by cross-reference, or
 * by a reading where none refers, except where the referring text speaks for itself.
 */
export function takenOver<P, S>(
  parent: Regulation<P, S>,
  spokenFor: SpokenFor<P, S>,
  reading?: ReadingId,
): readonly Provision<S, keyof P & string>[] {
  const bound = reading === undefined ? (clause: Clause<S>) => [referredTo(clause)] : byReading<S>(reading);
  const taken = (clause: Clause<S>): readonly Clause<S>[] => {
    const own = spokenFor[clause.point as keyof P] as 'always' | ((facts: never, table: S) => boolean) | undefined;
    if (own === 'always') return [];
    if (own === undefined) return bound(clause);
    const { when } = clause;
    return bound({
      ...clause,
      when: (facts, table) => !own(facts, table) && (when === undefined || when(facts, table)),
    });
  };
  const points = parent.questions(parent.defaults);
  const isAsked = (clause: Clause<S>): clause is Clause<S, keyof P & string> => Object.hasOwn(points, clause.point);
  const provisions = parent.provisions.map(({ rule, clauses }) => ({
    rule,
    clauses: clauses.flatMap(taken).filter(isAsked),
  }));
  return provisions.filter(({ clauses }) => clauses.length > 0);
}
