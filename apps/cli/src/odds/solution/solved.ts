import { type Fraction, numberOf } from '@sabot/odds/math';
import type { Call } from '../../commands/command.ts';
import { PAGE_WIDTH, wrap } from '../../terminal/layout.ts';
import { shoeTold } from '../exact/odds-told.ts';
import { type Figures, figureTable } from '../figures.ts';

/** A game that was solved: from which shoe. */
export interface Solved {
  readonly ruleset: string;
  readonly decks: number;
  readonly cards: number;
  readonly removed: readonly string[];
}

/** For people: which game it is, on what terms, and each of its solutions. */
export function solvedTold<Solution>(
  { ruleset, decks, cards, removed }: Solved,
  terms: readonly string[],
  solutions: readonly Solution[],
  told: (solution: Solution) => readonly string[],
  call: Call,
): readonly string[] {
  const { words, paint } = call;
  const numbered = (i: number): readonly string[] =>
    solutions.length === 1 ? [] : [paint.bold(words.solve.one(i + 1, solutions.length)), ''];
  return [
    shoeTold(ruleset, decks, cards, removed.length, call),
    ...terms,
    ...solutions.flatMap((solution, i) => ['', ...numbered(i), ...told(solution)]),
  ];
}

/** What the game is worth to everybody. */
export const valuesTold = (
  values: readonly (readonly [name: string, value: Fraction])[],
  means: string,
  { words, paint }: Call,
  { percent }: Figures,
): readonly string[] => [
  paint.you(words.solve.values),
  ...figureTable(values.map(([name, value]) => [name, percent(value)])),
  ...prose(means),
];

export const prose = (text: string): readonly string[] => wrap(text, PAGE_WIDTH - 2).map((line) => `  ${line}`);

export const isSure = ({ den }: Fraction): boolean => den === 1n;

/** Always the one, always the other, or so often. */
export const habitTold = (draws: Fraction, { words: { solve } }: Call, { percent }: Figures): string =>
  isSure(draws) ? solve.always[draws.num === 0n ? 'stand' : 'draw'] : solve.mixes(percent(draws, 2));

/** A spot in a table of what the banker does. */
export function markOf(
  { duty, draws }: { readonly duty: 'draw' | 'stand' | 'free'; readonly draws: Fraction },
  { words: { solve }, paint }: Call,
): string {
  const { marks } = solve;
  if (duty !== 'free') return paint.dim(duty === 'draw' ? marks.boundDraw : marks.boundStand);
  if (!isSure(draws)) return paint.you(`${Math.round(100 * numberOf(draws))}%`);
  return draws.num === 0n ? marks.stand : marks.draw;
}

/** Hands by their total, then by their cards. */
export const byTotal = (a: HandAt, b: HandAt): number => a.total - b.total || a.hand.localeCompare(b.hand);
interface HandAt {
  readonly hand: string;
  readonly total: number;
}
