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

/**
 * Objects that grow key by key become slow dictionaries; parsed ones do not. A table's accounts are few and soon all
 * there, so they are laid out anew when one is added and only copied from then on.
 */
function laidOut(books: Books, postings: readonly Posting[]): Books {
  for (let i = 0; i < postings.length; i++) {
    const { from, to } = postings[i] as Posting;
    if (books[from] === undefined || books[to] === undefined) {
      const all = postings.flatMap((one) => [one.from, one.to]);
      return JSON.parse(JSON.stringify({ ...Object.fromEntries(all.map((account) => [account, 0])), ...books }));
    }
  }
  return books;
}

export function post(books: Books, postings: readonly Posting[]): Books {
  if (postings.length === 0) return books;
  const next: Partial<Record<Account, Cents>> = { ...laidOut(books, postings) };
  for (let i = 0; i < postings.length; i++) {
    const { from, to, amount } = postings[i] as Posting;
    const left = cents((next[from] as number) - amount);
    next[from] = left;
    next[to] = cents((next[to] as number) + amount);
    if (!(amount >= 0) || (left < 0 && !mayOwe(from) && from !== to)) {
      throw new RangeError(`posting of ${amount} from ${from} to ${to} would overdraw`);
    }
  }
  return next;
}

/** The books without the accounts of somebody who has left and settled; what is not listed holds nothing. */
export function close(books: Books, accounts: readonly Account[]): Books {
  const kept = { ...books };
  for (const account of accounts) if (balance(books, account) === 0) delete kept[account];
  return kept;
}

/** Postings of nothing are not written. */
export const posting = (from: Account, to: Account, amount: Cents, ground: GroundRef): readonly Posting[] =>
  amount > 0 ? [{ from, to, amount, ground }] : [];
