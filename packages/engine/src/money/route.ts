import type { GroundRef } from '../law/ground.ts';
import type { Numbered } from '../numbered.ts';
import type { Cents } from './cents.ts';
import type { Account, Posting } from './posting.ts';

/** From where, to where and why: all of a posting but its amount. For ways that money goes again and again. */
export class Route implements Numbered {
  readonly from: Account;
  readonly to: Account;
  readonly ground: GroundRef;
  knownTo: object | null = null;
  number = 0;
  // Where the accounts stood in the books when it was last taken.
  #accounts: readonly Account[] | null = null;
  #payer = 0;
  #payee = 0;

  constructor(from: Account, to: Account, ground: GroundRef) {
    this.from = from;
    this.to = to;
    this.ground = ground;
  }

  posting(amount: Cents): Posting {
    return new RoutedPosting(this, amount);
  }

  leadsThrough(accounts: readonly Account[]): boolean {
    return this.#accounts === accounts;
  }

  get payer(): number {
    return this.#payer;
  }

  get payee(): number {
    return this.#payee;
  }

  remember(accounts: readonly Account[], payer: number, payee: number): void {
    this.#accounts = accounts;
    this.#payer = payer;
    this.#payee = payee;
  }
}

/** Asked of any posting: found at once where there is a route, and quickly missed where there is none. */
const ROUTE = Symbol('route');

/** A posting like any other that knows its route. */
class RoutedPosting implements Posting {
  readonly from: Account;
  readonly to: Account;
  readonly amount: Cents;
  readonly ground: GroundRef;
  readonly #route: Route;

  constructor(route: Route, amount: Cents) {
    this.from = route.from;
    this.to = route.to;
    this.amount = amount;
    this.ground = route.ground;
    this.#route = route;
  }

  get [ROUTE](): Route {
    return this.#route;
  }
}

export const routeOf = (posting: Posting): Route | null => (posting as Partial<RoutedPosting>)[ROUTE] ?? null;
