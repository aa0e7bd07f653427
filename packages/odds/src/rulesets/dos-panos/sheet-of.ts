import { cents } from '@sabot/engine';
import type { DosPanosRuleset } from '@sabot/regulations';
import type { DosPanosSheet } from '../../math/dos-panos/index.ts';
import { fractionText, STOOD, TOTALS } from '../../math/index.ts';
import { refsOf } from '../refs-of.ts';
import { cuadroOf } from './game-of.ts';
import { dosPanosQuestionsOf } from './questions-of.ts';

const totals = Array.from({ length: TOTALS }, (_, total) => total);

/** Everything the mathematics asks of a game against two paños, as data. */
export function dosPanosSheetOf(ruleset: DosPanosRuleset): DosPanosSheet {
  const questions = dosPanosQuestionsOf(ruleset);
  const asked = ruleset.law(ruleset.regulation.defaults);
  const inPlay = totals.slice(0, 8);
  const thirds = [...totals, STOOD].map((third) => (third === STOOD ? ('stood' as const) : third));
  return {
    ruleset: ruleset.regulation.id,
    decks: questions.decks,
    values: questions.values,
    pontes: inPlay.map((total) => questions.ponte(total)),
    banker: inPlay.map((total) => questions.banker(total)),
    cuadro: cuadroOf(questions),
    deductions: questions.deductions.map(({ modality, part }) => ({ modality, part: fractionText(part) })),
    grounds: {
      cuadro: refsOf(inPlay.flatMap((total) => thirds.map((third) => asked.cuadro.ask({ total, third })))),
      deduction: refsOf([asked.deduction.ask({ net: cents(1_00) })]),
    },
  };
}
