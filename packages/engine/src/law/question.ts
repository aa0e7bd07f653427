import type { Ground, NonEmpty } from './ground.ts';

export interface Ruling<Answer> {
  readonly answer: Answer;
  readonly grounds: NonEmpty<Ground>;
}

/** A point on which a game asks the law. The grounds belong to the answer: row 3 of a cuadro is not row 5. */
export interface Question<Facts, Answer> {
  /** Everything an answer may cite; coverage and documentation read this. */
  readonly grounds: NonEmpty<Ground>;
  /** Where the facts are finite: charts, the comparison page, law mutation. */
  readonly domain?: readonly Facts[];
  ask(facts: Facts): Ruling<Answer>;
}

/** The points of law of one game: what is asked and what kind of answer comes back. */
export type Points = Readonly<Record<string, { readonly facts: unknown; readonly answer: unknown }>>;
export type FactsOf<P, K extends keyof P> = P[K] extends { readonly facts: infer F } ? F : never;
export type AnswerOf<P, K extends keyof P> = P[K] extends { readonly answer: infer A } ? A : never;

export type Questions<P> = { readonly [K in keyof P]: Question<FactsOf<P, K>, AnswerOf<P, K>> };

/** All the facts a point may be asked with; where a key tells them apart at once, an answer is worked out only once. */
export interface Finite<Facts> {
  readonly facts: readonly Facts[];
  readonly key?: (facts: Facts) => number;
}
/** Where the facts depend on what the law says elsewhere (which bets there are), they are listed once that is known. */
export type Domains<P> = {
  readonly [K in keyof P]: Finite<FactsOf<P, K>> | ((law: Questions<P>) => Finite<FactsOf<P, K>>) | null;
};

/** The facts of a question that needs none. */
export type Nothing = Readonly<Record<never, never>>;
export const NOTHING: Nothing = Object.freeze({});
