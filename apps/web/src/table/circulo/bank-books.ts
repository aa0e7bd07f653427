import { entriesIn, lookUp } from '@sabot/engine/by-name';
import type { Kept } from '../any-game/books.ts';

/** What all accounts of a kind come to. */
export const sumOf = ({ books }: Kept, kind: 'bank' | 'deposit' | 'stake'): number =>
  entriesIn(books).reduce((sum, [account, amount]) => (account.startsWith(`${kind}:`) ? sum + amount : sum), 0);
export const bankMoney = (kept: Kept): number => sumOf(kept, 'bank');
export const cagnotteOf = ({ books }: Kept): number => lookUp(books, 'cagnotte') ?? 0;
