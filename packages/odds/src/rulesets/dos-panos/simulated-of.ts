import type { Habits } from '../../math/chemin-de-fer/index.ts';
import {
  againstFirst,
  againstSecond,
  type DosPanosPlay,
  type DosPanosShoeRules,
  dosPanosPlay,
  meanOf,
  RESULTS,
  type Stakes,
  toBanker,
  toFirst,
  toHouse,
  toSecond,
  varianceOf,
  type Worth,
} from '../../math/dos-panos/index.ts';
import { type Fraction, fraction, fullPack, multiply, ONE, shoeOf, subtract, sumOf } from '../../math/index.ts';
import { type Estimate, estimate, type Played } from '../../math/simulation/index.ts';
import { type DosPanosQuestions, dosPanosGamesOf, dosPanosShoeOf } from './game-of.ts';

export interface DosPanosSimulation {
  readonly habits: Habits;
  readonly stakes: Stakes;
  readonly play: DosPanosPlay;
  readonly rules: DosPanosShoeRules;
}

/** How the three fare, and the house: banker and house per unit of both stakes, each ponte per unit of his own. */
export const DOS_PANOS_FARES = ['first', 'second', 'banker', 'house'] as const;
export type DosPanosFare = (typeof DOS_PANOS_FARES)[number];
/** How the banker ends against one paño. */
export const ENDS = ['wins', 'ties', 'loses'] as const;
export type End = (typeof ENDS)[number];
const ENDING: Readonly<Record<End, number>> = { wins: 1, ties: 0, loses: -1 };

export interface SimulatedDosPanos {
  readonly first: Readonly<Record<End, Estimate>>;
  readonly second: Readonly<Record<End, Estimate>>;
  readonly fares: Readonly<Record<DosPanosFare, Estimate>>;
  /** `[3 · first + second]`, as the banker ends: loses, ties, wins. */
  readonly results: readonly number[];
}

export function dosPanosSimulationOf(
  questions: DosPanosQuestions,
  habits: Habits,
  stakes: Stakes,
  decks: number,
): DosPanosSimulation {
  const play = dosPanosPlay(dosPanosGamesOf(questions), shoeOf(fullPack(decks), questions.values), habits, stakes);
  return { habits, stakes, play, rules: dosPanosShoeOf(questions, decks, play) };
}

/** What shoes that were played say, beside the exact figures of a coup with these habits. At least one coup. */
export function simulatedDosPanosOf(
  { play: { chances }, stakes }: DosPanosSimulation,
  { coups, cells }: Played,
): SimulatedDosPanos {
  const results = [...cells.slice(0, RESULTS)];
  const found = results.map((many) => fraction(many, coups));
  const share = (of: readonly Fraction[], against: (result: number) => number, end: End): Fraction =>
    sumOf(of.filter((_, result) => against(result) === ENDING[end]));
  const ends = (against: (result: number) => number): Readonly<Record<End, Estimate>> => {
    const one = (end: End): Estimate => {
      const exact = share(chances, against, end);
      return estimate(share(found, against, end), exact, multiply(exact, subtract(ONE, exact)), coups);
    };
    return { wins: one('wins'), ties: one('ties'), loses: one('loses') };
  };
  const fare = (worth: Worth): Estimate =>
    estimate(meanOf(found, worth), meanOf(chances, worth), varianceOf(chances, worth), coups);
  return {
    first: ends(againstFirst),
    second: ends(againstSecond),
    fares: {
      first: fare(toFirst),
      second: fare(toSecond),
      banker: fare(toBanker(stakes)),
      house: fare(toHouse(stakes)),
    },
    results,
  };
}
