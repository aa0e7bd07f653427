import { type Cents, cents, type Fate, type Ratio, type Settings } from '@sabot/engine';

const NOTHING_DEDUCTED: Ratio = { num: 0, den: 1 };

export const LOST: Fate = { fate: 'lost' };
export const NULL: Fate = { fate: 'null' };
export const won = (num: number, den: number, deduct: Ratio = NOTHING_DEDUCTED): Fate => ({
  fate: 'won',
  pays: { num, den },
  deduct,
});
export const EVEN: Fate = won(1, 1);
export const percent = (num: number): Ratio => ({ num, den: 100 });

/** A tenth of the table maximum, in whole chips: the most that may be staked on the tie. */
export const tenthOfTheMaximum = ({ maximum, unit }: Settings): Cents => cents(Math.floor(maximum / 10 / unit) * unit);

/** The table minimum for the tie too, unless that is above its cap. */
export const tieMinimum = (table: Settings): Cents => cents(Math.min(table.minimum, tenthOfTheMaximum(table)));

export const times = (amount: Cents, factor: number): Cents => cents(amount * factor);
