import type { AnswerOf, FactsOf, PuntoBancaPoints, Settings } from '@sabot/engine';

/** An answer of the law in words, and the facts it is given for; no facts where it does not depend on them. */
export interface Phrase {
  readonly when: string;
  readonly says: string;
}

/** The bank's chart is shown as the texts print it; who holds punto's cards depends on people, not on a list of facts. */
export type WordedPoint = Exclude<keyof PuntoBancaPoints, 'bancaDraw' | 'puntoCards'>;

/** The settings of a table by which an answer may change. */
export type Varied = keyof Settings;

export interface AnswerWords {
  /** At a table where this setting is so. */
  readonly table: (setting: Varied, table: Settings) => string;
  readonly points: {
    readonly [K in WordedPoint]: (
      facts: FactsOf<PuntoBancaPoints, K>,
      answer: AnswerOf<PuntoBancaPoints, K>,
      table: Settings,
    ) => Phrase;
  };
}
