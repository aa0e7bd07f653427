import type { Duty } from '../../math/chemin-de-fer/index.ts';
import {
  boundByCuadro,
  type Cuadro,
  type DosPanosGame,
  type DosPanosShoeRules,
  SIGNS,
} from '../../math/dos-panos/index.ts';
import { type Fraction, STOOD } from '../../math/index.ts';
import { CHEMIN_DE_FER_CHARTS, type CheminDeFerChart } from '../chemin-de-fer/game-of.ts';

/** What a law of dos paños must answer so that its game can be solved and simulated. Totals go from 0 to 7. */
export interface DosPanosQuestions {
  ponte(total: number): Duty;
  /** What binds the banker whether or not he has asked for the cuadro. */
  banker(total: number): Duty;
  cuadro(total: number, third: number | 'stood'): Duty;
  readonly decks: number;
  /** Cards below the stop card. */
  readonly below: number;
  /** What the house keeps of the banker's net gain of both paños, by the modality of the bank; the usual one first. */
  readonly deductions: readonly [ModalityDeduction, ...ModalityDeduction[]];
  /** `[rank]`, from the ace to the king: what it counts. */
  readonly values: readonly number[];
}
export interface ModalityDeduction {
  readonly modality: string;
  readonly part: Fraction;
}

const TOTALS_IN_PLAY = Array.from({ length: 8 }, (_, total) => total);
const THIRDS = Array.from({ length: STOOD + 1 }, (_, third) => third);

/** The chart of one paño. */
export const cuadroOf = ({ cuadro }: Pick<DosPanosQuestions, 'cuadro'>): Cuadro =>
  TOTALS_IN_PLAY.map((total) => THIRDS.map((third) => cuadro(total, third === STOOD ? 'stood' : third)));

/**
 * The game as plain duties. A cuadro that was asked for binds where it says the same against every paño that still
 * plays: beside one that has laid its cards down, the other's cell alone.
 */
export function dosPanosGameOf(questions: DosPanosQuestions, chart: CheminDeFerChart): DosPanosGame {
  const cuadro = cuadroOf(questions);
  const bound = boundByCuadro(cuadro, (total, other) => cuadro[total]?.[other] ?? 'free');
  return {
    ponte: TOTALS_IN_PLAY.map((total) => questions.ponte(total)),
    banker: TOTALS_IN_PLAY.map((total) => {
      const always = questions.banker(total);
      return SIGNS.map((first) =>
        SIGNS.map((second): Duty => {
          if (always !== 'free' || chart === 'free') return always;
          return bound[total]?.[first]?.[second] ?? 'free';
        }),
      );
    }),
  };
}

export const dosPanosGamesOf = (questions: DosPanosQuestions): Readonly<Record<CheminDeFerChart, DosPanosGame>> => {
  const [free, cuadro] = CHEMIN_DE_FER_CHARTS.map((chart) => dosPanosGameOf(questions, chart)) as [
    DosPanosGame,
    DosPanosGame,
  ];
  return { free, cuadro };
};

/** A whole shoe as the law has it dealt. */
export const dosPanosShoeOf = (
  { below, values }: DosPanosQuestions,
  decks: number,
  play: Pick<DosPanosShoeRules, 'first' | 'second' | 'forTwo'>,
): DosPanosShoeRules => ({
  decks,
  values,
  burn: null,
  below,
  first: play.first,
  second: play.second,
  forTwo: play.forTwo,
});
