import { A_DAY } from './limits.ts';
import type { Wallet } from './wallet.ts';

/** Whoever has less than this, in the wallet and at tables together, may have new play chips. */
const OUT_OF_CHIPS = 100_00;
/** What the house gives out at a time: ten thousand, in cents. */
export const PLAY_CHIPS = 10_000_00;
/** What it gives one guest in a day at most, the first chips included. */
const MOST_A_DAY = 100_000_00;

/** Why the house gives a guest no chips now; null: it does. */
export function whyNoChips(wallet: Wallet, atTables: number, at: number): 'chips-left' | 'chips-tomorrow' | null {
  if (wallet.balance + atTables >= OUT_OF_CHIPS) return 'chips-left';
  const today = wallet.grants.filter((one) => one.at > at - A_DAY).reduce((sum, { amount }) => sum + amount, 0);
  return today + PLAY_CHIPS > MOST_A_DAY ? 'chips-tomorrow' : null;
}
