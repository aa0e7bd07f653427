import type { GroundRef } from '../law/ground.ts';
import { oncePer } from '../once-per.ts';
import { type Cents, cents, ZERO } from './cents.ts';
import { type Route, routeOf } from './route.ts';

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
    const { accounts } = this.#books;
    for (let i = 0; i < postings.length; i++) {
      const posting = postings[i] as Posting;
      const route = routeOf(posting);
      if (route?.leadsThrough(accounts)) this.#move(posting, route.payer, route.payee);
      else this.#find(posting, route);
    }
  }

  #find(posting: Posting, route: Route | null): void {
    const { from, to } = posting;
    const payer = this.#lineOf(from);
    const payee = this.#lineOf(to);
    route?.remember(this.#books.accounts, payer, payee);
    this.#move(posting, payer, payee);
  }

  #move({ from, to, amount }: Posting, payer: number, payee: number): void {
    const { amounts } = this.#books;
    amounts[payer] = cents((amounts[payer] as number) - amount);
    amounts[payee] = cents((amounts[payee] as number) + amount);
    if (!(amount >= 0) || ((amounts[payer] as number) < 0 && !mayOwe(from))) {
      throw new RangeError(`posting of ${amount} from ${from} to ${to} would overdraw`);
    }
  }

  #lineOf(account: Account): number {
    const books = this.#books;
    const at = placesOf(books.accounts).get(account);
    if (at !== undefined) return at;
    books.accounts = [...books.accounts, account];
    return books.amounts.push(ZERO) - 1;
  }
}

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
