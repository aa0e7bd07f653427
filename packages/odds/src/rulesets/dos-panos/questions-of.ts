import { cents, NOTHING, RANKS } from '@sabot/engine';
import type { DosPanosRuleset } from '@sabot/regulations';
import type { Duty } from '../../math/chemin-de-fer/index.ts';
import { fraction } from '../../math/index.ts';
import type { DosPanosQuestions, ModalityDeduction } from './game-of.ts';

type Decision = Exclude<Duty, 'free'>;

const dutyOf = ([first, ...others]: readonly Decision[]): Duty =>
  first === undefined || others.length > 0 ? 'free' : first;

/** What a ruleset of dos paños answers, at a table as it opens it and where nobody has erred or made banco. */
export function dosPanosQuestionsOf({ law, regulation: { defaults } }: DosPanosRuleset): DosPanosQuestions {
  const asked = law(defaults);
  const plain = { banco: false, bound: false, advised: false };
  const deductionOf = (modality: typeof defaults.modality): ModalityDeduction => {
    const { num, den } = law({ ...defaults, modality }).deduction.ask({ net: cents(1_00) }).answer;
    return { modality, part: fraction(num, den) };
  };
  const modalities = asked.choices.ask({ setting: 'modality' }).answer as readonly (typeof defaults.modality)[];
  return {
    ponte: (total) => dutyOf(asked.panoRules.ask({ total, ...plain }).answer),
    banker: (total) => dutyOf(asked.bancaRules.ask({ total }).answer),
    cuadro: (total, third) => {
      const cell = asked.cuadro.ask({ total, third }).answer;
      return cell === 'option' ? 'free' : cell;
    },
    decks: defaults.decks,
    below: asked.stopCard.ask(NOTHING).answer,
    deductions: [
      deductionOf(defaults.modality),
      ...modalities.filter((one) => one !== defaults.modality).map(deductionOf),
    ],
    values: RANKS.map((rank) => asked.cardValue.ask({ rank }).answer),
  };
}
