import { balance } from '@sabot/engine';
import type { Temper } from '../temper.ts';
import { type CirculoMessage, type Offers, within } from './offers.ts';
import type { Luck } from './third-card.ts';

/** How often in a hundred a bot of this temper goes banco on a bank it can well afford. */
export const BANCOS: Readonly<Record<Temper, number>> = {
  dreamer: 20,
  parlay: 14,
  follower: 9,
  banker: 6,
  cautious: 2,
};
/** It goes alone against no more than this part of its chips. */
const AFFORDS = 1 / 3;
const STAKES = 5;

/** The most it would put up against a bank. */
export const mostAgainst = ({ view: { books } }: CirculoMessage, name: string): number =>
  balance(books, `player:${name}`) * AFFORDS;

/** Some times the least stake; null where it sits this coup out or cannot. */
export function stakeOn(
  { view }: CirculoMessage,
  offers: Offers,
  field: string,
  name: string,
  temper: Temper,
  luck: Luck,
): number | null {
  if (temper === 'cautious' && luck % 4 === 0) return null;
  const minimum = view.table?.settings.minimum ?? 0;
  const chips = balance(view.books, `player:${name}`);
  const most = Math.min(minimum * (1 + (luck % STAKES)), chips);
  return within(offers.may('SetStakes'), field, most, chips);
}
