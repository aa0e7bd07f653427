import {
  type AnswerOf,
  type Clause,
  type Domains,
  type FactsOf,
  type Ground,
  type Provision,
  questionsFrom,
  type Regulation,
  type Unmodelled,
} from '@sabot/engine';
import { AMBIGUITIES, OMISSIONS, type ReadingId, type Strength } from '../readings/readings.ts';
import type { RuleId, RulesetId } from '../rules/rule-ids.ts';
import { RULE_ROWS } from '../rules/rules-table.ts';
import type { SetAsideRule } from '../rules/set-aside.es.ts';

const STRENGTHS: ReadonlyMap<string, Strength> = new Map(
  [...AMBIGUITIES, ...OMISSIONS].map(({ id, strength }): [string, Strength] => [id, strength]),
);

/** The ground a row gives: its own words, or, where a reading settled them, as strongly as that reading does. */
export function groundOf(rule: RuleId, reading?: ReadingId): Ground {
  const { text, locator, lines } = RULE_ROWS[rule];
  const citation = { source: text, locator: `${locator} ${lines}`.trim() };
  if (reading === undefined) return { rule, basis: 'text', citation };
  const basis = STRENGTHS.get(reading);
  if (basis === undefined) throw new Error(`no reading ${reading}`);
  return { rule, basis, citation, reading };
}

type When<P, S, K extends keyof P> = (facts: FactsOf<P, K>, settings: S) => boolean;
type Says<P, S, K extends keyof P> = AnswerOf<P, K> | ((facts: FactsOf<P, K>, settings: S) => AnswerOf<P, K>);

/** A clause that does not know yet which row it belongs to. */
export type Draft<S, K extends PropertyKey> = Omit<Clause<S, K>, 'ground'> & { readonly reading?: ReadingId };

type PointsAnswered<L> = L extends readonly { readonly clauses: readonly { readonly point: infer K }[] }[] ? K : never;
/** The compiler names the points of law that a regulation leaves unanswered. */
type Complete<P, L> = [Exclude<keyof P, PointsAnswered<L>>] extends [never]
  ? unknown
  : { readonly unanswered: Exclude<keyof P, PointsAnswered<L>> };

export interface RegulationText<P, S, L> {
  readonly id: RulesetId;
  readonly edition: number;
  readonly game: string;
  readonly defaults: S;
  readonly provisions: L & Complete<P, L>;
  /** Each with its reason; the Spanish one stands in `rules/set-aside.es.ts`. */
  readonly unmodelled?: readonly (Unmodelled & { readonly rule: SetAsideRule })[];
}

/** The vocabulary in which the law of one game is written. */
export function lawOf<P, S>(domains: Domains<P>) {
  /** This row answers the point: always, or when the facts are such. */
  const says = <K extends keyof P & string>(point: K, answer: Says<P, S, K>, when?: When<P, S, K>): Draft<S, K> => ({
    point,
    answer: typeof answer === 'function' ? (answer as NonNullable<Draft<S, K>['answer']>) : () => answer,
    ...(when === undefined ? {} : { when }),
  });
  /** This row is cited beside the one that answers. */
  const supports = <K extends keyof P & string>(point: K, when?: When<P, S, K>): Draft<S, K> => ({
    point,
    ...(when === undefined ? {} : { when }),
  });
  /** What the words leave open was settled by this reading. */
  const under = <K extends keyof P & string>(reading: ReadingId, draft: Draft<S, K>): Draft<S, K> => ({
    ...draft,
    reading,
  });
  const rule = <K extends keyof P & string>(id: RuleId, ...drafts: readonly Draft<S, K>[]): Provision<S, K> => ({
    rule: id,
    clauses: drafts.map(({ reading, ...draft }) => ({ ...draft, ground: groundOf(id, reading) })),
  });
  const regulation = <const L extends readonly Provision<S, keyof P & string>[]>(
    text: RegulationText<P, S, L>,
  ): Regulation<P, S> => {
    const provisions: readonly Provision<S>[] = text.provisions;
    const clauses = provisions.flatMap((provision) => provision.clauses);
    return {
      ...text,
      provisions,
      unmodelled: text.unmodelled ?? [],
      questions: (settings) => questionsFrom(clauses, domains, settings),
    };
  };
  return { says, supports, under, rule, regulation };
}
