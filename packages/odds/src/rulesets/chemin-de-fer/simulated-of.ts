import { NOTHING } from '@sabot/engine';
import type { CheminDeFerRuleset } from '@sabot/regulations';
import {
  BANKS,
  BANKS_AT,
  type CheminDeFerPlay,
  type CheminDeFerShoeRules,
  cheminDeFerPlay,
  FORTUNES,
  type Habits,
  SEATS_AT,
  spreadOf,
} from '../../math/chemin-de-fer/index.ts';
import {
  ENDINGS,
  type Ending,
  type Fraction,
  fraction,
  fullPack,
  multiply,
  ONE,
  shoeOf,
  subtract,
} from '../../math/index.ts';
import { type Estimate, estimate, type Played } from '../../math/simulation/index.ts';
import { OUTCOMES, type SimulatedOutcome } from '../punto-banca/simulated-of.ts';
import { type CheminDeFerQuestions, cheminDeFerGameOf, cheminDeFerQuestionsOf } from './game-of.ts';

/** A simulation of chemin de fer: who does what, and a whole shoe of it. */
export interface CheminDeFerSimulation {
  readonly habits: Habits;
  readonly deduction: Fraction;
  readonly play: CheminDeFerPlay;
  readonly rules: CheminDeFerShoeRules;
}

/** How banker and ponte fare with one unit at stake. */
export const FARES = ['ponte', 'banker', 'house'] as const;
export type Fare = (typeof FARES)[number];

export interface Seat {
  readonly seat: number;
  readonly banker: Readonly<Record<'won' | 'tied' | 'lost', number>>;
  readonly ponte: Readonly<Record<'won' | 'tied' | 'lost', number>>;
}
export interface SimulatedCheminDeFer {
  readonly outcomes: Readonly<Record<SimulatedOutcome, Estimate>>;
  readonly counts: Readonly<Record<SimulatedOutcome, number>>;
  readonly fares: Readonly<Record<Fare, Estimate>>;
  /** `[coups won]`: banks that won so many coups before they lost; the last holds all that won more. */
  readonly banks: readonly number[];
  readonly cutShort: number;
  readonly seats: readonly Seat[];
}

const gameOf = (questions: CheminDeFerQuestions) => ({
  free: cheminDeFerGameOf(questions, 'free'),
  cuadro: cheminDeFerGameOf(questions, 'cuadro'),
});

export function cheminDeFerSimulationOf(
  ruleset: CheminDeFerRuleset,
  habits: Habits,
  deduction: Fraction | null,
  decks: number,
): CheminDeFerSimulation {
  const questions = cheminDeFerQuestionsOf(ruleset);
  const asked = ruleset.law({ ...ruleset.regulation.defaults, decks });
  const part = deduction ?? questions.deduction;
  const { values } = questions;
  const play = cheminDeFerPlay(gameOf(questions), shoeOf(fullPack(decks), values), habits, part);
  return {
    habits,
    deduction: part,
    play,
    rules: {
      decks,
      values,
      burn: null,
      below: asked.stopCard.ask(NOTHING).answer,
      seats: asked.seats.ask(NOTHING).answer.length,
      ponte: play.ponte,
      banker: play.banker,
    },
  };
}

const isWon = ({ punto, banca }: Ending, outcome: SimulatedOutcome): boolean =>
  outcome === 'banca' ? banca > punto : outcome === 'punto' ? punto > banca : punto === banca;

/** What shoes that were played say, beside the exact figures of a coup with these habits. At least one coup. */
export function simulatedCheminDeFerOf(
  { play: { wins, loses }, deduction, rules: { seats } }: CheminDeFerSimulation,
  { coups, cells }: Played,
): SimulatedCheminDeFer {
  const often = (outcome: SimulatedOutcome): number =>
    ENDINGS.reduce((sum, ending, cell) => (isWon(ending, outcome) ? sum + (cells[cell] as number) : sum), 0);
  const counts = { banca: often('banca'), punto: often('punto'), tie: often('tie') };
  const truth = { banca: wins, punto: loses, tie: subtract(subtract(ONE, wins), loses) };
  const outcomes = Object.fromEntries(
    OUTCOMES.map((outcome) => {
      const exact = truth[outcome];
      return [outcome, estimate(fraction(counts[outcome], coups), exact, multiply(exact, subtract(ONE, exact)), coups)];
    }),
  ) as Record<SimulatedOutcome, Estimate>;
  const fare = (won: SimulatedOutcome, lost: SimulatedOutcome | null, gain: Fraction): Estimate => {
    const none = fraction(0);
    const exact = spreadOf(truth[won], lost === null ? none : truth[lost], gain);
    const [w, l] = [counts[won], lost === null ? 0 : counts[lost]];
    return estimate(spreadOf(fraction(w, coups), fraction(l, coups), gain).mean, exact.mean, exact.variance, coups);
  };
  return {
    outcomes,
    counts,
    fares: {
      ponte: fare('punto', 'banca', ONE),
      banker: fare('banca', 'punto', subtract(ONE, deduction)),
      house: fare('banca', null, deduction),
    },
    banks: [...cells.slice(BANKS_AT, BANKS_AT + BANKS - 1)],
    cutShort: cells[BANKS_AT + BANKS - 1] as number,
    seats: Array.from({ length: seats }, (_, seat) => seatIn(cells, seat)),
  };
}

function seatIn(cells: Float64Array, seat: number): Seat {
  const at = (i: number): number => cells[SEATS_AT + FORTUNES * seat + i] as number;
  return {
    seat: seat + 1,
    banker: { won: at(0), tied: at(1), lost: at(2) },
    ponte: { won: at(3), tied: at(4), lost: at(5) },
  };
}
