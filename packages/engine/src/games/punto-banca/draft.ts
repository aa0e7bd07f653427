import type { Pack } from '../../cards/pack.ts';
import { type Account, close, Page, type Posting } from '../../money/posting.ts';
import { type Coup, copyOfCoup, copyOfState, coupOf, type PuntoBancaState, type Shoe } from './state.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * A state being written: a copy of its own, made once for all the events of a command. What it still shares with
 * the state it came from is copied before it is first written on, so nobody who holds that state sees a change.
 */
export class Draft {
  readonly state: Writable<PuntoBancaState>;
  #coup: Writable<Coup> | null = null;
  #shoe: Writable<Shoe> | null = null;
  #pack: Writable<Pack> | null = null;
  #page: Page | null = null;

  constructor(from: PuntoBancaState) {
    this.state = copyOfState(from);
  }

  get coup(): Writable<Coup> {
    const coup = coupOf(this.state);
    if (this.#coup === coup) return this.#coup;
    this.#coup = copyOfCoup(coup);
    this.state.coup = this.#coup;
    return this.#coup;
  }

  get shoe(): Writable<Shoe> {
    if (this.#shoe !== null) return this.#shoe;
    this.#shoe = { ...this.state.shoe };
    this.state.shoe = this.#shoe;
    return this.#shoe;
  }

  get pack(): Writable<Pack> {
    if (this.#pack === this.state.pack) return this.#pack;
    this.#pack = { ...this.state.pack };
    this.state.pack = this.#pack;
    return this.#pack;
  }

  post(postings: readonly Posting[]): void {
    if (postings.length === 0) return;
    this.#page ??= new Page(this.state.books);
    this.#page.post(postings);
    this.state.books = this.#page.books;
  }

  /** Takes the accounts of somebody who has left and settled off the books. */
  close(accounts: readonly Account[]): void {
    this.state.books = close(this.state.books, accounts);
    this.#page = null;
  }
}
