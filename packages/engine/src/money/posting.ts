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

/**
 * What lies on every account, the amounts in the order of the accounts; one that is not listed holds nothing. The list
 * of accounts changes rarely and is shared from one page to the next; only the amounts are copied.
 */
export interface Books {
  readonly accounts: readonly Account[];
  readonly amounts: readonly Cents[];
}
export const EMPTY_BOOKS: Books = { accounts: [], amounts: [] };

const places = new WeakMap<readonly Account[], ReadonlyMap<Account, number>>();
function placesOf(accounts: readonly Account[]): ReadonlyMap<Account, number> {
  let found = places.get(accounts);
  if (found === undefined) {
    found = new Map(accounts.map((account, i) => [account, i]));
    places.set(accounts, found);
  }
  return found;
}

export function balance({ accounts, amounts }: Books, account: Account): Cents {
  const at = placesOf(accounts).get(account);
  return at === undefined ? ZERO : (amounts[at] as Cents);
}

/** House and outside stand for everything beyond the table and may go below zero; nobody else may. */
export const mayOwe = (account: Account): boolean => account === 'house' || account === 'outside';

/** The same books with a line for every account that is posted to. */
function opened(books: Books, postings: readonly Posting[]): Books {
  const known = placesOf(books.accounts);
  const isOpen = postings.every(({ from, to }) => known.has(from) && known.has(to));
  if (isOpen) return books;
  const accounts = [...new Set([...books.accounts, ...postings.flatMap(({ from, to }) => [from, to])])];
  return { accounts, amounts: accounts.map((account) => balance(books, account)) };
}

export function post(before: Books, postings: readonly Posting[]): Books {
  if (postings.length === 0) return before;
  const { accounts, amounts } = opened(before, postings);
  const known = placesOf(accounts);
  const next = amounts.slice();
  for (const { from, to, amount } of postings) {
    const [payer, payee] = [known.get(from) as number, known.get(to) as number];
    next[payer] = cents((next[payer] as number) - amount);
    next[payee] = cents((next[payee] as number) + amount);
    if (!(amount >= 0) || ((next[payer] as number) < 0 && !mayOwe(from))) {
      throw new RangeError(`posting of ${amount} from ${from} to ${to} would overdraw`);
    }
  }
  return { accounts, amounts: next };
}

/** The books without the accounts of somebody who has left and settled. */
export function close(books: Books, closed: readonly Account[]): Books {
  const accounts = books.accounts.filter((account) => !closed.includes(account) || balance(books, account) !== 0);
  return { accounts, amounts: accounts.map((account) => balance(books, account)) };
}

/** Account by account, for whoever wants to read them. */
export const balances = ({ accounts, amounts }: Books): Readonly<Partial<Record<Account, Cents>>> =>
  Object.fromEntries(accounts.map((account, i) => [account, amounts[i]]));

/** Postings of nothing are not written. */
export const posting = (from: Account, to: Account, amount: Cents, ground: GroundRef): readonly Posting[] =>
  amount > 0 ? [{ from, to, amount, ground }] : [];
