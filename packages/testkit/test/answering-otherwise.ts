import {
  type AnswerOf,
  type FactsOf,
  type PuntoBancaPoints as Points,
  puntoBanca,
  type Question,
  type Questions,
  type Regulation,
  type Ruling,
  ruleset,
  type Settings,
} from '@sabot/engine';
import type { PuntoBancaRuleset } from '@sabot/regulations';

type Otherwise = {
  readonly [K in keyof Points]?: (
    facts: FactsOf<Points, K>,
    /** What the text itself says. */
    text: Question<FactsOf<Points, K>, AnswerOf<Points, K>>,
  ) => Ruling<AnswerOf<Points, K>>;
};
type AnyQuestion = Question<unknown, unknown>;

/** The same regulation with other answers on some points, such as a text may give that is not among ours. */
export function answeringOtherwise({ regulation }: PuntoBancaRuleset, answers: Otherwise): PuntoBancaRuleset {
  const other: Regulation<Points, Settings> = {
    ...regulation,
    questions: (settings) => {
      const questions = regulation.questions(settings) as Readonly<Record<string, AnyQuestion>>;
      const others = Object.entries(answers).map(([point, otherwise]) => {
        const question = questions[point] as AnyQuestion;
        const ask = (facts: unknown) => otherwise(facts as never, question as never);
        return [point, { ...question, ask }];
      });
      return { ...questions, ...Object.fromEntries(others) } as unknown as Questions<Points>;
    },
  };
  return ruleset(puntoBanca, other);
}

/** Always this answer, on the grounds that the text has for its own. */
export const always =
  <A>(answer: A) =>
  <F>(facts: F, text: Question<F, unknown>): Ruling<A> => ({ ...text.ask(facts), answer });
