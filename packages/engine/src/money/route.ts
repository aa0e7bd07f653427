import type { GroundRef } from '../law/ground.ts';
import type { Cents } from './cents.ts';
import { type Account, mayOwe, type Posting } from './posting.ts';

/** From where, to where and why: all of a posting but its amount. For ways that money goes again and again. */
export class Route {
  readonly from: Account;
  readonly to: Account;
  readonly ground: GroundRef;
  /** Whoever pays may go below zero. */
  readonly mayOwe: boolean;
  // Where the accounts stood in the books when it was last taken.
  #accounts: readonly Account[] | null = null;
  #payer = 0;
  #payee = 0;

  constructor(from: Account, to: Account, ground: GroundRef) {
    this.from = from;
    this.to = to;
    this.ground = ground;
    this.mayOwe = mayOwe(from);
  }

  posting(amount: Cents): Posting {
    return { from: this.from, to: this.to, amount, ground: this.ground };
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
