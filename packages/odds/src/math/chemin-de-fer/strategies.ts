import { add, type Fraction, fraction, multiply, negative, numberOf, ONE, subtract, ZERO } from '../fraction.ts';
import type { Shoe } from '../shoe.ts';
import { type BankerDraws, bankerGains, bankerPrefers, type PonteDraws } from './deviations.ts';
import type { CheminDeFerGame } from './duties.ts';
import { solveCheminDeFer } from './solve.ts';
import { type CheminDeFerTables, cheminDeFerTables } from './tables.ts';

/** What a ponte does where he is free: as in equilibrium, or always the same. */
export const PONTE_HABITS = ['equilibrium', 'draw', 'stand'] as const;
export type PonteHabit = (typeof PONTE_HABITS)[number];
/** What the banker does: as in equilibrium, by the cuadro, or what is best against the ponte's habit. */
export const BANKER_HABITS = ['equilibrium', 'cuadro', 'best'] as const;
export type BankerHabit = (typeof BANKER_HABITS)[number];

export interface Habits {
  readonly ponte: PonteHabit;
  readonly banker: BankerHabit;
}

/** Strategies of chemin de fer and what exactly is true of a coup in which they meet. */
export interface CheminDeFerPlay {
  /** `[total]`, from 0 to 7: how often the ponte draws. */
  readonly ponte: readonly number[];
  /** `[total][third card]`: how often the banker draws. */
  readonly banker: readonly (readonly number[])[];
  /** How often the banker wins and loses. */
  readonly wins: Fraction;
  readonly loses: Fraction;
}

const often = { draw: 1, stand: 0 } as const;

/** The ponte's free total is one, and both play by totals. Equilibria are those of the game with this deduction. */
export function cheminDeFerPlay(
  games: Readonly<Record<'free' | 'cuadro', CheminDeFerGame>>,
  shoe: Shoe,
  { ponte, banker }: Habits,
  deduction: Fraction,
): CheminDeFerPlay {
  const game = games[banker === 'cuadro' ? 'cuadro' : 'free'];
  const tables = cheminDeFerTables(game, { shoe }, { ponte: 'total', banker: 'total' });
  const [solution] = solveCheminDeFer(tables, deduction) ?? [];
  if (solution === undefined) throw new RangeError('a game without a solution');
  const ponteDraws: PonteDraws = new Map(
    solution.ponte.map(({ hand, draws }) => [hand, ponte === 'equilibrium' ? draws : fraction(often[ponte])]),
  );
  const found = new Map(solution.banker.map(({ hand, third, draws }) => [`${hand} ${third}`, draws]));
  const bankerDraws: BankerDraws = (spot) => {
    if (banker !== 'best' || spot.duty !== 'free') return found.get(`${spot.hand} ${spot.third}`) ?? ZERO;
    return bankerPrefers(tables, spot, ponteDraws, deduction).num >= 0n ? ONE : ZERO;
  };
  const at = new Map(tables.spots.map((spot) => [`${spot.hand} ${spot.third}`, numberOf(bankerDraws(spot))]));
  return {
    ponte: game.ponte.map((duty, total) =>
      duty === 'free' ? numberOf(ponteDraws.get(String(total)) ?? ZERO) : often[duty],
    ),
    banker: game.banker.map((row, total) => row.map((_, third) => at.get(`${total} ${third}`) ?? 0)),
    ...chancesOf(tables, ponteDraws, bankerDraws),
  };
}

/** With everything won taken away the banker's gain is what he loses. */
function chancesOf(tables: CheminDeFerTables, ponte: PonteDraws, banker: BankerDraws) {
  const loses = negative(bankerGains(tables, ponte, banker, ONE));
  return { loses, wins: add(bankerGains(tables, ponte, banker, ZERO), loses) };
}

/** Mean and variance of what a coup brings whoever wins and loses so often, one unit at stake. */
export function spreadOf(wins: Fraction, loses: Fraction, gain: Fraction): { mean: Fraction; variance: Fraction } {
  const mean = subtract(multiply(wins, gain), loses);
  const square = add(multiply(wins, multiply(gain, gain)), loses);
  return { mean, variance: subtract(square, multiply(mean, mean)) };
}
