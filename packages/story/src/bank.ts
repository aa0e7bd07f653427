import { type ByName, byNameFrom, entriesIn, lookUp, NO_NAMES } from '@sabot/engine/by-name';
import type { AnyCoup, Ending, Grounds } from './coup.ts';

/** How a bank came to its end: the banker lost it, passed it on, would not deal, got no answer, the talla was over, he left. */
export type BankEnd = 'lost' | 'passed' | 'refused' | 'unanswered' | 'talla' | 'left' | 'returned';

/** One bank from the award to its end: all that a player won and lost while it was his. */
export interface BankStory {
  readonly banker: string;
  /** How he came by it, and for how much; null where that was not witnessed. */
  readonly awarded: { readonly stage: string; readonly amount: number; readonly grounds: Grounds } | null;
  /** Each coup with how its hands ended, and what the bank had by it. */
  readonly coups: readonly {
    readonly coup: number;
    readonly outcomes: readonly Ending[];
    readonly won: number;
    readonly deducted: number;
  }[];
  /** What the banker and whoever had a part in it won or lost in all. */
  readonly nets: ByName<number>;
  readonly end: { readonly how: BankEnd; readonly grounds: Grounds } | null;
}

const openBank = (banker: string, awarded: BankStory['awarded']): BankStory => ({
  banker,
  awarded,
  coups: [],
  nets: NO_NAMES,
  end: null,
});

const isOpen = (bank: BankStory | undefined, banker: string): bank is BankStory =>
  bank !== undefined && bank.end === null && bank.banker === banker;

export const bankAwarded = (
  banks: readonly BankStory[],
  { player, stage, amount, grounds }: { player: string; stage: string; amount: number; grounds: Grounds },
): readonly BankStory[] => [...banks, openBank(player, { stage, amount, grounds })];

/** A coup against a bank is over. */
export function withBankCoup(banks: readonly BankStory[], story: AnyCoup): readonly BankStory[] {
  const { bank, coup, ends, nets } = story;
  if (bank === null) return banks;
  const last = banks.at(-1);
  const isLast = isOpen(last, bank.banker);
  const open = isLast ? last : openBank(bank.banker, null);
  const outcomes = Object.values(ends).flatMap((end) => (end ? [end.outcome] : []));
  const sums = new Map(entriesIn(open.nets));
  for (const player of [bank.banker, ...bank.associates]) {
    sums.set(player, (sums.get(player) ?? 0) + (lookUp(nets, player) ?? 0));
  }
  const coups = [...open.coups, { coup, outcomes, won: bank.won ?? 0, deducted: bank.deducted }];
  return [...(isLast ? banks.slice(0, -1) : banks), { ...open, coups, nets: byNameFrom(sums) }];
}

export function bankEnded(banks: readonly BankStory[], how: BankEnd, grounds: Grounds): readonly BankStory[] {
  const last = banks.at(-1);
  return last === undefined || last.end !== null ? banks : [...banks.slice(0, -1), { ...last, end: { how, grounds } }];
}
