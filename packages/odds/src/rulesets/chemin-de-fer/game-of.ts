import { RANKS } from '@sabot/engine';
import type { CheminDeFerRuleset } from '@sabot/regulations';
import type { CheminDeFerGame, Duty } from '../../math/chemin-de-fer/index.ts';
import { type Fraction, fraction, STOOD } from '../../math/index.ts';

type Decision = Exclude<Duty, 'free'>;

/** Which game of chemin de fer: the banker free, or bound by the cuadro with the cells it leaves open. */
export const CHEMIN_DE_FER_CHARTS = ['free', 'cuadro'] as const;
export type CheminDeFerChart = (typeof CHEMIN_DE_FER_CHARTS)[number];

/** Whether the ponte is one who made banco and whom the director has set free, or bound like any other. */
export const BANCOS = ['bound', 'free'] as const;
export type Banco = (typeof BANCOS)[number];

/** What a law of chemin de fer must answer so that its game can be solved. Totals go from 0 to 7. */
export interface CheminDeFerQuestions {
  ponte(total: number, banco: Banco): Duty;
  banker(total: number, third: number | 'stood', chart: CheminDeFerChart): Duty;
  readonly decks: number;
  /** What the house keeps of the banker's winnings. */
  readonly deduction: Fraction;
  /** `[rank]`, from the ace to the king: what it counts. */
  readonly values: readonly number[];
}

/** Totals with which a hand is not laid down at once. */
const TOTALS_IN_PLAY = Array.from({ length: 8 }, (_, total) => total);
const THIRDS = Array.from({ length: STOOD + 1 }, (_, third) => third);

/** The game as plain duties, asked of the law. */
export function cheminDeFerGameOf(
  questions: Pick<CheminDeFerQuestions, 'ponte' | 'banker'>,
  chart: CheminDeFerChart,
  banco: Banco = 'bound',
): CheminDeFerGame {
  return {
    ponte: TOTALS_IN_PLAY.map((total) => questions.ponte(total, banco)),
    banker: TOTALS_IN_PLAY.map((total) =>
      THIRDS.map((third) => questions.banker(total, third === STOOD ? 'stood' : third, chart)),
    ),
  };
}

const dutyOf = ([first, ...others]: readonly Decision[]): Duty =>
  first === undefined || others.length > 0 ? 'free' : first;

/** What a ruleset of chemin de fer answers, at a table as it opens it and where nobody has erred. */
export function cheminDeFerQuestionsOf({ law, regulation: { defaults } }: CheminDeFerRuleset): CheminDeFerQuestions {
  const asked = law(defaults);
  const freed = law({ ...defaults, freeBanco: true });
  const plain = { bound: false, advised: false };
  const { num, den } = asked.deduction.ask({ outcome: 'banca' }).answer;
  return {
    ponte: (total, banco) => {
      const { puntoRules } = banco === 'free' ? freed : asked;
      return dutyOf(puntoRules.ask({ total, banco: banco === 'free', ...plain }).answer);
    },
    banker: (total, third, chart) => {
      const free = dutyOf(asked.bancaRules.ask({ total, deemedNine: false }).answer);
      if (chart === 'free' || free !== 'free') return free;
      const cell = asked.cuadro.ask({ total, third }).answer;
      return cell === 'option' ? 'free' : cell;
    },
    decks: defaults.decks,
    deduction: fraction(num, den),
    values: RANKS.map((rank) => asked.cardValue.ask({ rank }).answer),
  };
}
