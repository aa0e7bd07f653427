import type { GroundRef } from '../law/ground.ts';
import { oncePer } from '../once-per.ts';
import { type Cents, cents, ZERO } from './cents.ts';
import type { Route } from './route.ts';

export type Account =
  | `player:${string}`
  | `stake:${string}`
  | `bank:${string}`
  | `deposit:${string}`
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

type Places = ReadonlyMap<Account, number>;
const placesOf = oncePer((accounts: readonly Account[]): Places => new Map(accounts.map((account, i) => [account, i])));

export function balance({ accounts, amounts }: Books, account: Account): Cents {
  const at = placesOf(accounts).get(account);
  return at === undefined ? ZERO : (amounts[at] as Cents);
}

/** House and outside stand for everything beyond the table and may go below zero; nobody else may. */
export const mayOwe = (account: Account): boolean => account === 'house' || account === 'outside';

/** A page of the books that nobody else has seen yet, to be written on posting by posting. */
export class Page {
  #books: { accounts: readonly Account[]; readonly amounts: Cents[] };

  constructor({ accounts, amounts }: Books) {
    this.#books = { accounts, amounts: amounts.slice() };
  }

  /** The books as they stand. What is posted after this is seen in them. */
  get books(): Books {
    return this.#books;
  }

  post(postings: readonly Posting[]): void {
    for (let i = 0; i < postings.length; i++) {
      const { from, to, amount } = postings[i] as Posting;
      const payer = this.#lineOf(from);
      const isLawful = this.#move(payer, this.#lineOf(to), amount, mayOwe(from));
      if (!isLawful) throw overdrawn(from, to, amount);
    }
  }

  /** The same for an amount that goes a known way. */
  postAlong(route: Route, amount: Cents): void {
    if (!route.leadsThrough(this.#books.accounts)) this.#find(route);
    const isLawful = this.#move(route.payer, route.payee, amount, route.mayOwe);
    if (!isLawful) throw overdrawn(route.from, route.to, amount);
  }

  #find(route: Route): void {
    const payer = this.#lineOf(route.from);
    const payee = this.#lineOf(route.to);
    route.remember(this.#books.accounts, payer, payee);
  }

  /** False where nobody may do that. */
  #move(payer: number, payee: number, amount: Cents, mayOwe: boolean): boolean {
    const { amounts } = this.#books;
    const left = cents((amounts[payer] as number) - amount);
    amounts[payer] = left;
    amounts[payee] = cents((amounts[payee] as number) + amount);
    return amount >= 0 && (left >= 0 || mayOwe || payer === payee);
  }

  #lineOf(account: Account): number {
    const books = this.#books;
    const at = placesOf(books.accounts).get(account);
    if (at !== undefined) return at;
    books.accounts = [...books.accounts, account];
    return books.amounts.push(ZERO) - 1;
  }
}

const overdrawn = (from: Account, to: Account, amount: Cents): RangeError =>
  new RangeError(`posting of ${amount} from ${from} to ${to} would overdraw`);

export function post(before: Books, postings: readonly Posting[]): Books {
  if (postings.length === 0) return before;
  const page = new Page(before);
  page.post(postings);
  return page.books;
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
