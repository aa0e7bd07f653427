import type { Outcome } from '@sabot/engine';
import type { Offered } from '@sabot/protocol';
import type { Temper } from './temper.ts';

/** A whole number from 0 up to, and not including, `n`. */
export type Chance = (n: number) => number;
export type Layout = Readonly<Record<'punto' | 'banca' | 'tie', number>>;
type Bet = keyof Layout;

/** So many times the least stake, within what the table allows; nothing on a bet it does not know. */
function chips({ fields }: Offered, bet: Bet, times: number): number {
  const limits = fields[bet];
  if (limits?.kind !== 'amount') return 0;
  const wanted = Math.min(limits.max, limits.min * times);
  return wanted - (wanted % limits.step);
}

/** What a bot of this temper puts on the table, given what it was offered and the last result: nothing else. */
export function stakesOf(temper: Temper, offered: Offered, last: Outcome | null, chance: Chance): Layout {
  const on = (bet: Bet, times: number): Layout => ({ punto: 0, banca: 0, tie: 0, [bet]: chips(offered, bet, times) });
  switch (temper) {
    case 'banker':
      return on('banca', 2 + chance(4));
    case 'follower':
      return on(last === 'banca' ? 'banca' : 'punto', 1 + chance(5));
    case 'dreamer':
      return { ...on('punto', 1 + chance(2)), tie: chips(offered, 'tie', 1) };
    default:
      return temper satisfies never;
  }
}

/** Out of four offers of the shoe, how many a bot of this temper takes. */
const EAGERNESS: Readonly<Record<Temper, number>> = { banker: 4, follower: 2, dreamer: 0 };
export const takesShoe = (temper: Temper, chance: Chance): boolean => chance(4) < EAGERNESS[temper];
