import type { GroundRef } from '../law/ground.ts';
import { type Cents, cents, ZERO } from './cents.ts';

export type Account =
  | `player:${string}`
  | `stake:${string}`
  | `bank:${string}`
  | 'garage'
  | 'cagnotte'
  | 'house'
  | 'outside';

/** The only thing that moves money, and why. */
export interface Posting {
  readonly from: Account;
  readonly to: Account;
  readonly amount: Cents;
  readonly ground: GroundRef;
}

/** What lies on every account; one that is not listed holds nothing. */
export type Books = Readonly<Partial<Record<Account, Cents>>>;

export const balance = (books: Books, account: Account): Cents => books[account] ?? ZERO;

/** House and outside stand for everything beyond the table and may go below zero; nobody else may. */
export const mayOwe = (account: Account): boolean => account === 'house' || account === 'outside';

export function post(books: Books, postings: readonly Posting[]): Books {
  if (postings.length === 0) return books;
  const next: Partial<Record<Account, Cents>> = { ...books };
  for (const { from, to, amount } of postings) {
    next[from] = cents((next[from] ?? 0) - amount);
    next[to] = cents((next[to] ?? 0) + amount);
    if (!(amount >= 0) || ((next[from] as number) < 0 && !mayOwe(from))) {
      throw new RangeError(`posting of ${amount} from ${from} to ${to} would overdraw`);
    }
  }
  for (const account of Object.keys(next) as Account[]) {
    if (next[account] === 0 && account.startsWith('stake:')) delete next[account];
  }
  return next;
}

/** Postings of nothing are not written. */
export const posting = (from: Account, to: Account, amount: Cents, ground: GroundRef): readonly Posting[] =>
  amount > 0 ? [{ from, to, amount, ground }] : [];
