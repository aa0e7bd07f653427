import { CELLS } from '../cells.ts';
import { CHEMIN_DE_FER_CELLS, type CheminDeFerShoeRules, playCheminDeFerShoes } from '../chemin-de-fer/play-shoes.ts';
import { DOS_PANOS_CELLS, type DosPanosShoeRules, playDosPanosShoes } from '../dos-panos/play-shoes.ts';
import { RESULTS } from '../dos-panos/results.ts';
import { type PuntoBancaShoeRules, playPuntoBancaShoes } from '../punto-banca/play-shoes.ts';
import type { Played } from './played.ts';

export type SimulatedRules = PuntoBancaShoeRules | CheminDeFerShoeRules | DosPanosShoeRules;

/** Shoes in a piece of work: enough that handing it out costs nothing, few enough that stopping is quick. */
export const SHOES_A_PIECE = 2_000;

/** How many figures a game keeps, and how many of them, from the first, count each coup once. */
export interface Kept {
  readonly cells: number;
  readonly endings: number;
}
export function keptOf(rules: SimulatedRules): Kept {
  if ('chart' in rules) return { cells: CELLS, endings: CELLS };
  return 'forTwo' in rules
    ? { cells: DOS_PANOS_CELLS, endings: RESULTS }
    : { cells: CHEMIN_DE_FER_CELLS, endings: CELLS };
}

export const nothingPlayed = (rules: SimulatedRules): Played => ({
  shoes: 0,
  coups: 0,
  cells: new Float64Array(keptOf(rules).cells),
});

/** Of a game in which the chart says who draws. */
export const NOTHING_PLAYED: Played = { shoes: 0, coups: 0, cells: new Float64Array(CELLS) };

export const together = (a: Played, b: Played): Played => ({
  shoes: a.shoes + b.shoes,
  coups: a.coups + b.coups,
  cells: a.cells.map((count, cell) => count + (b.cells[cell] as number)),
});

export function playSome(
  rules: SimulatedRules,
  shoes: number,
  seed: number,
  piece: number,
  enough = Number.POSITIVE_INFINITY,
): Played {
  if ('chart' in rules) return playPuntoBancaShoes(rules, shoes, seed, piece, enough);
  return 'forTwo' in rules
    ? playDosPanosShoes(rules, shoes, seed, piece, enough)
    : playCheminDeFerShoes(rules, shoes, seed, piece, enough);
}

export const playPiece = (rules: SimulatedRules, seed: number, piece: number): Played =>
  playSome(rules, SHOES_A_PIECE, seed, piece);

/** So many pieces, from one on, put together. */
export function playPieces(rules: SimulatedRules, seed: number, from: number, many: number): Played {
  let played = playPiece(rules, seed, from);
  for (let piece = from + 1; piece < from + many; piece++) played = together(played, playPiece(rules, seed, piece));
  return played;
}

/** The fewest shoes of a piece, from its first, that have so many coups; all of it where it has not. */
export const fewestShoes = (rules: SimulatedRules, seed: number, piece: number, coups: number): Played =>
  playSome(rules, SHOES_A_PIECE, seed, piece, coups);

/** About how many coups a piece has: a coup takes five cards, less a little, and half as many again with two paños. */
export const coupsAPiece = (rules: SimulatedRules): number => {
  const { decks, below } = rules;
  return Math.max(1, Math.floor((SHOES_A_PIECE * (52 * decks - below)) / ('forTwo' in rules ? 7.5 : 5)));
};
