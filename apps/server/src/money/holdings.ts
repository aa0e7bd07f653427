import { type Account, type Books, balance } from '@sabot/engine';

export interface Holdings {
  /** What lies before somebody. */
  readonly chips: number;
  /** What they have on the cloth, in the bank, or at the cash desk behind it. */
  readonly staked: number;
}

/** What somebody has at a table, whatever is played there. */
export function holdingsIn(books: Books, name: string): Holdings {
  const [stakes, bank, deposit] = [`stake:${name}:`, `bank:${name}`, `deposit:${name}`];
  const on = books.accounts.filter((account) => account === bank || account === deposit || account.startsWith(stakes));
  return {
    chips: balance(books, `player:${name}` as Account),
    staked: on.reduce((sum, account) => sum + balance(books, account), 0),
  };
}
