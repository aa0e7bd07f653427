import { type Account, type Books, balance } from '@sabot/engine';

export interface Holdings {
  /** What lies before somebody. */
  readonly chips: number;
  /** What they have on the cloth, or in the bank. */
  readonly staked: number;
}

/** What somebody has at a table, whatever is played there. */
export function holdingsIn(books: Books, name: string): Holdings {
  const [stakes, bank] = [`stake:${name}:`, `bank:${name}`];
  const on = books.accounts.filter((account) => account === bank || account.startsWith(stakes));
  return {
    chips: balance(books, `player:${name}` as Account),
    staked: on.reduce((sum, account) => sum + balance(books, account), 0),
  };
}
