import type { Bet, Cents, Fate, Outcome, Ratio } from '@sabot/engine';
import { cents } from '@sabot/engine';

const NOTHING_DEDUCTED: Ratio = { num: 0, den: 1 };

export const LOST: Fate = { fate: 'lost' };
export const NULL: Fate = { fate: 'null' };
export const won = (num: number, den: number, deduct: Ratio = NOTHING_DEDUCTED): Fate => ({
  fate: 'won',
  pays: { num, den },
  deduct,
});
export const percent = (num: number): Ratio => ({ num, den: 100 });

export interface StakeFacts {
  readonly bet: Bet;
  readonly outcome: Outcome;
}
export const isOnTheTie = ({ bet }: StakeFacts): boolean => bet === 'tie';
export const isNullByTie = ({ bet, outcome }: StakeFacts): boolean => bet !== 'tie' && outcome === 'tie';
export const bankWins = ({ bet, outcome }: StakeFacts): boolean => bet === 'banca' && outcome === 'banca';

/** The largest amount of whole chips within a share of the table maximum. */
export const shareOfMaximum = (
  { maximum, unit }: { readonly maximum: Cents; readonly unit: Cents },
  { num, den }: Ratio,
): Cents => cents(Math.floor((maximum * num) / den / unit) * unit);

export const times = (amount: Cents, factor: number): Cents => cents(amount * factor);
