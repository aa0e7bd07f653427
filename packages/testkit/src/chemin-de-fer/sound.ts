import { balance, type CheminDeFerState, NO_NAMES, valuesIn } from '@sabot/engine';
import { soundBooks } from '../sound-books.ts';

/** Sound books, a garage that holds what is in it, and no bank that is nobody's. */
export function sound(state: CheminDeFerState): void {
  soundBooks(state.books);
  const aside = valuesIn(state.bank?.garage ?? NO_NAMES).reduce((all, part) => all + part, 0);
  if (aside !== balance(state.books, 'garage'))
    throw new Error(`the garage holds ${balance(state.books, 'garage')}, not ${aside}`);
  if (state.bank === null) {
    const left = state.books.accounts.filter((one) => one.startsWith('bank:') && balance(state.books, one) !== 0);
    if (left.length > 0) throw new Error(`nobody has the bank, and yet ${left.join(' ')} is not empty`);
  }
}
