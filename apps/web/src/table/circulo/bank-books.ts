import type { Kept } from '../any-game/books.ts';

/** What all accounts of a kind come to. */
export const sumOf = ({ books }: Kept, kind: 'bank' | 'deposit' | 'stake'): number =>
  Object.entries(books).reduce((sum, [account, amount]) => (account.startsWith(`${kind}:`) ? sum + amount : sum), 0);
export const bankMoney = (kept: Kept): number => sumOf(kept, 'bank');
export const cagnotteOf = ({ books }: Kept): number => books.cagnotte ?? 0;
