import { type Books, balance, mayOwe } from '@sabot/engine';

/** Every account in its place, nothing lost, nothing made. */
export function soundBooks(books: Books): void {
  let sum = 0;
  for (const account of books.accounts) {
    const amount = balance(books, account);
    sum += amount;
    if (!Number.isSafeInteger(amount)) throw new Error(`${account} holds ${amount}`);
    if (amount < 0 && !mayOwe(account)) throw new Error(`${account} is overdrawn`);
  }
  if (sum !== 0) throw new Error(`chips are not conserved: ${sum}`);
}
