import { type ByName, byNameFrom, entriesIn, lookUp, NO_NAMES, valuesIn } from '@sabot/engine/by-name';
import type { Layout } from '@sabot/protocol';

export const SIDES = ['punto', 'banca'] as const;
export type Side = (typeof SIDES)[number];
export const isSide = (hand: string): hand is Side => hand === 'punto' || hand === 'banca';

/** What lies on each bet, in cents; a bet that is not listed has nothing. */
export type Stakes = ByName<number>;
export const NO_STAKES: Stakes = NO_NAMES;

export const stakesFrom = (stakes: Iterable<readonly [bet: string, cents: number]>): Stakes =>
  byNameFrom([...stakes].filter(([, cents]) => cents !== 0));
export const stakeOn = (stakes: Stakes, bet: string): number => lookUp(stakes, bet) ?? 0;
export const sumOf = (stakes: Stakes): number => valuesIn(stakes).reduce((sum, cents) => sum + cents, 0);
export const sameStakes = (a: Stakes, b: Stakes): boolean =>
  [...entriesIn(a), ...entriesIn(b)].every(([bet]) => stakeOn(a, bet) === stakeOn(b, bet));

/** The bets of a table, in the order of its law. */
export const betsIn = ({ zones }: Layout): readonly string[] => zones.map(({ bet }) => bet);

/** The colour of a bet: that of the result it is on, or one for all that are on something else. */
export const toneIn = ({ zones }: Layout, bet: string): string => zones.find((zone) => zone.bet === bet)?.on ?? 'other';
