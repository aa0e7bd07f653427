import type { CheminDeFerRuleset } from '@sabot/regulations';
import type { CheminDeFerSheet } from '../../math/chemin-de-fer/index.ts';
import { fractionText, STOOD, TOTALS } from '../../math/index.ts';
import { refsOf } from '../refs-of.ts';
import { cheminDeFerGameOf, cheminDeFerQuestionsOf } from './game-of.ts';

const totals = Array.from({ length: TOTALS }, (_, total) => total);

function cheminDeFerGrounds({ law, regulation: { defaults } }: CheminDeFerRuleset): CheminDeFerSheet['grounds'] {
  const asked = law(defaults);
  const freed = law({ ...defaults, freeBanco: true });
  const inPlay = totals.slice(0, 8);
  const plain = { bound: false, advised: false };
  const thirds = [...totals, STOOD].map((third) => (third === STOOD ? ('stood' as const) : third));
  return {
    ponte: refsOf(inPlay.map((total) => asked.puntoRules.ask({ total, banco: false, ...plain }))),
    freeBanco: refsOf(inPlay.map((total) => freed.puntoRules.ask({ total, banco: true, ...plain }))),
    banker: refsOf(inPlay.map((total) => asked.bancaRules.ask({ total, deemedNine: false }))),
    cuadro: refsOf(inPlay.flatMap((total) => thirds.map((third) => asked.cuadro.ask({ total, third })))),
    deduction: refsOf([asked.deduction.ask({ outcome: 'banca' })]),
  };
}

/** Everything the mathematics asks of a game in which ponte and banker decide, as data. */
export function cheminDeFerSheetOf(ruleset: CheminDeFerRuleset): CheminDeFerSheet {
  const questions = cheminDeFerQuestionsOf(ruleset);
  const game = (chart: 'free' | 'cuadro', banco: 'bound' | 'free') => cheminDeFerGameOf(questions, chart, banco);
  return {
    ruleset: ruleset.regulation.id,
    decks: questions.decks,
    values: questions.values,
    deduction: fractionText(questions.deduction),
    ponte: { bound: game('free', 'bound').ponte, free: game('free', 'free').ponte },
    banker: { free: game('free', 'bound').banker, cuadro: game('cuadro', 'bound').banker },
    grounds: cheminDeFerGrounds(ruleset),
  };
}
