import { CELLS } from '../cells.ts';
import { type Played, playShoes } from './play-shoes.ts';
import type { ShoeRules } from './shoe-rules.ts';

/** Shoes in a piece of work: enough that handing it out costs nothing, few enough that stopping is quick. */
export const SHOES_A_PIECE = 2_000;

export const NOTHING_PLAYED: Played = { shoes: 0, coups: 0, cells: new Float64Array(CELLS) };

export const together = (a: Played, b: Played): Played => ({
  shoes: a.shoes + b.shoes,
  coups: a.coups + b.coups,
  cells: a.cells.map((count, cell) => count + (b.cells[cell] as number)),
});

export const playPiece = (rules: ShoeRules, seed: number, piece: number): Played =>
  playShoes(rules, SHOES_A_PIECE, seed, piece);

/** The fewest shoes of a piece, from its first, that have so many coups. The piece as a whole must have them. */
export function fewestShoes(rules: ShoeRules, seed: number, piece: number, coups: number): Played {
  let [below, enough] = [0, SHOES_A_PIECE];
  while (enough - below > 1) {
    const half = Math.floor((below + enough) / 2);
    if (playShoes(rules, half, seed, piece).coups >= coups) enough = half;
    else below = half;
  }
  return playShoes(rules, enough, seed, piece);
}

/** About how many coups a piece has: a coup takes five cards, less a little. */
export const coupsAPiece = ({ decks, below }: ShoeRules): number =>
  Math.max(1, Math.floor((SHOES_A_PIECE * (52 * decks - below)) / 5));
