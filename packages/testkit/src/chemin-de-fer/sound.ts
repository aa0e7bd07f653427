import { balance, type CheminDeFerState, mayOwe } from '@sabot/engine';

/** Every account in its place, nothing lost, nothing made. */
export function sound(state: CheminDeFerState): void {
  let sum = 0;
  for (const account of state.books.accounts) {
    const amount = balance(state.books, account);
    sum += amount;
    if (!Number.isSafeInteger(amount)) throw new Error(`${account} holds ${amount}`);
    if (amount < 0 && !mayOwe(account)) throw new Error(`${account} is overdrawn`);
  }
  if (sum !== 0) throw new Error(`chips are not conserved: ${sum}`);
  const aside = Object.values(state.bank?.garage ?? {}).reduce((all, part) => all + part, 0);
  if (aside !== balance(state.books, 'garage'))
    throw new Error(`the garage holds ${balance(state.books, 'garage')}, not ${aside}`);
  if (state.bank === null) {
    const left = state.books.accounts.filter((one) => one.startsWith('bank:') && balance(state.books, one) !== 0);
    if (left.length > 0) throw new Error(`nobody has the bank, and yet ${left.join(' ')} is not empty`);
  }
}
