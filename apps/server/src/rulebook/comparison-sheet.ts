import { refOf } from '@sabot/engine';
import type { Comparison } from '@sabot/protocol';
import { answersEn, answersEs, comparison, type PuntoBancaEntry, pointsEn, pointsEs } from '@sabot/regulations';
import type { Language } from '@sabot/words';

const WORDS = { es: { answers: answersEs, points: pointsEs }, en: { answers: answersEn, points: pointsEn } };

/** The regulations side by side, question by question. */
export function comparisonSheet(entries: readonly PuntoBancaEntry[], language: Language): Comparison {
  const { answers, points } = WORDS[language];
  return {
    rulesets: entries.map(({ id }) => id),
    rows: comparison(entries, answers).map(({ point, isSame, columns }) => ({
      point,
      question: points[point],
      same: isSame,
      columns: columns.map(({ ruleset, given }) => ({
        ruleset,
        given: given.map(({ answer, facts, table, grounds, bases }) => ({
          answer,
          facts: [...facts],
          table,
          grounds: grounds.map(refOf),
          bases: [...bases],
        })),
      })),
    })),
  };
}
