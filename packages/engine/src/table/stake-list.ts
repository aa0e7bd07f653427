import { type Cents, isCents } from '../money/cents.ts';
import type { RefusalCode } from '../refusal.ts';
import { type ByName, byNameFrom, lookUp } from './by-name.ts';

/**
 * Stakes as commands and events carry them, on the wire and in the log: bet and amount, in the order of the law. In
 * memory they are looked up by name. A bet without a stake need not be listed.
 */
export type StakeList<BetName extends string = string> = readonly (readonly [bet: BetName, amount: Cents])[];

export const stakesByName = (list: StakeList): ByName<Cents> => byNameFrom(list);

/** The stakes on these bets, in this order, without those of nothing. */
export const stakeListOf = (stakes: ByName<Cents>, bets: readonly string[]): StakeList =>
  bets.flatMap((bet) => {
    const amount = lookUp(stakes, bet) ?? 0;
    return amount === 0 ? [] : [[bet, amount as Cents] as const];
  });

const BET_NAME = /^[a-z][a-z0-9-]{0,39}$/;
export const isBetName = (name: unknown): name is string => typeof name === 'string' && BET_NAME.test(name);

/** More bets than any cloth has room for. */
const MOST_BETS = 40;

export interface StakeFault {
  readonly code: RefusalCode;
  /** What was given where nothing else is wrong than one amount: the bet, and the amount. */
  readonly bet?: string;
  readonly given?: unknown;
}

/** What is wrong with stakes from outside: no list of pairs, a bet twice, or an amount that is none. */
export function stakeFault(value: unknown): StakeFault | null {
  if (!Array.isArray(value) || value.length > MOST_BETS) return { code: 'malformed' };
  const seen = new Set<unknown>();
  for (const pair of value) {
    if (!Array.isArray(pair) || pair.length !== 2 || !isBetName(pair[0]) || seen.has(pair[0])) {
      return { code: 'malformed' };
    }
    seen.add(pair[0]);
  }
  const [bet, given] = value.find(([, amount]) => !isCents(amount) || Object.is(amount, -0)) ?? [];
  return bet === undefined ? null : { code: 'amount-not-whole-cents', bet, given };
}
