import type { GroundRef } from '../law/ground.ts';
import { memo } from '../memo.ts';
import { type Cents, cents, ZERO } from './cents.ts';

export type Account =
  | `player:${string}`
  | `stake:${string}`
  | `bank:${string}`
  | `deposit:${string}`
  | 'garage'
  | 'cagnotte'
  | 'tips'
  | 'house'
  | 'outside';

/** The only thing that moves money, and why. */
export interface Posting {
  readonly from: Account;
  readonly to: Account;
  readonly amount: Cents;
  readonly ground: GroundRef;
}

/** What lies on every account, the amounts in the order of the accounts; one that is not listed holds nothing. */
export interface Books {
  readonly accounts: readonly Account[];
  readonly amounts: readonly Cents[];
}
export const EMPTY_BOOKS: Books = { accounts: [], amounts: [] };

type Places = ReadonlyMap<Account, number>;
const placesOf = memo((accounts: readonly Account[]): Places => new Map(accounts.map((account, i) => [account, i])));

export function balance({ accounts, amounts }: Books, account: Account): Cents {
  const at = placesOf(accounts).get(account);
  return at === undefined ? ZERO : (amounts[at] as Cents);
}

/** House and outside stand for everything beyond the table and may go below zero; nobody else may. */
export const mayOwe = (account: Account): boolean => account === 'house' || account === 'outside';

/** The books after these postings; the ones before stay as they are. */
export function post(before: Books, postings: readonly Posting[]): Books {
  if (postings.length === 0) return before;
  const accounts = withLinesFor(before.accounts, postings);
  const lines = placesOf(accounts);
  const amounts = accounts.map((_, i) => before.amounts[i] ?? ZERO);
  const add = (account: Account, amount: number): number => {
    const at = lines.get(account) as number;
    const held = cents((amounts[at] as number) + amount);
    amounts[at] = held;
    return held;
  };
  for (const { from, to, amount } of postings) {
    add(to, amount);
    const left = add(from, -amount);
    if (!(amount >= 0 && (left >= 0 || mayOwe(from)))) {
      throw new RangeError(`posting of ${amount} from ${from} to ${to} would overdraw`);
    }
  }
  return { accounts, amounts };
}

/** Each account that is named has a line; the list itself stays the same as long as it has all of them. */
function withLinesFor(accounts: readonly Account[], postings: readonly Posting[]): readonly Account[] {
  const lines = placesOf(accounts);
  const named = postings.flatMap(({ from, to }) => [from, to]);
  const missing = named.filter((account) => !lines.has(account));
  return missing.length === 0 ? accounts : [...accounts, ...new Set(missing)];
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
