import { PackInPlay } from '../../cards/pack.ts';
import { copyOfDrawn, type Drawn } from '../../coup/drawn.ts';
import { type Account, close, Page, type Posting } from '../../money/posting.ts';
import type { Routes } from '../../money/routes.ts';
import { type Coup, copyOfCoup, copyOfShoe, copyOfState, coupOf, type PuntoBancaState, type Shoe } from './state.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * A state being written: a copy of its own, for as many events as there are. What it still shares with the state it
 * came from is copied before it is first written on, so nobody who holds that state sees a change.
 */
export class Draft {
  #state: Writable<PuntoBancaState>;
  #coup: Writable<Coup> | null = null;
  #drawn: Drawn[] | null = null;
  /** Nobody else has the cards of this coup. */
  #ownsCards = false;
  #shoe: Writable<Shoe> | null = null;
  #pack: PackInPlay | null = null;
  #page: Page | null = null;

  constructor(from: PuntoBancaState) {
    this.#state = copyOfState(from);
  }

  get state(): Writable<PuntoBancaState> {
    return this.#state;
  }

  /** The state as it stands, to be held by others: what is written after this is written on a copy. */
  keep(): PuntoBancaState {
    const kept = this.#state;
    this.#state = copyOfState(kept);
    this.#coup = null;
    this.#drawn = null;
    this.#ownsCards = false;
    this.#shoe = null;
    this.#pack = null;
    this.#page = null;
    return kept;
  }

  get coup(): Writable<Coup> {
    const coup = coupOf(this.#state);
    return this.#coup === coup ? this.#coup : this.#write(copyOfCoup(coup));
  }

  /** Another coup, that nobody else has seen. */
  begin(coup: Coup): void {
    this.#write(coup);
    this.#ownsCards = true;
  }

  #write(coup: Coup): Writable<Coup> {
    this.#coup = coup;
    this.#state.coup = coup;
    return coup;
  }

  /** The cards of the coup, to be added to or exchanged for others. */
  get drawn(): Drawn[] {
    const { coup } = this;
    if (this.#drawn === coup.drawn) return this.#drawn;
    this.#drawn = coup.drawn.slice();
    coup.drawn = this.#drawn;
    return this.#drawn;
  }

  /** One of them, to be turned or shown. */
  card(at: number): Writable<Drawn> {
    const { drawn } = this;
    const card = drawn[at] as Drawn;
    if (this.#ownsCards) return card;
    const copy = copyOfDrawn(card);
    drawn[at] = copy;
    return copy;
  }

  /** One more card, out of the shoe and onto the table. */
  lay(card: Drawn): void {
    this.pack.cardOut(card.card);
    const { coup } = this;
    if (coup.drawn.length === 0) this.#drawn = coup.drawn = [card];
    else this.drawn.push(card);
    // A card that belongs to no hand does not settle what a hand is still owed.
    if (card.hand !== 'discard') coup.owed = null;
  }

  get shoe(): Writable<Shoe> {
    if (this.#shoe !== null) return this.#shoe;
    this.#shoe = copyOfShoe(this.#state.shoe);
    this.#state.shoe = this.#shoe;
    return this.#shoe;
  }

  get pack(): PackInPlay {
    const { pack } = this.#state;
    if (this.#pack?.pack === pack) return this.#pack;
    this.#pack = new PackInPlay(pack);
    this.#state.pack = this.#pack.pack;
    return this.#pack;
  }

  post(postings: readonly Posting[]): void {
    if (postings.length > 0) this.#openPage().post(postings);
  }

  /** The same where it is known by which ways the money goes. */
  postAlong(routes: Routes, postings: readonly Posting[]): void {
    if (postings.length > 0) routes.move(this.#openPage(), postings);
  }

  #openPage(): Page {
    if (this.#page === null) {
      this.#page = new Page(this.#state.books);
      this.#state.books = this.#page.books;
    }
    return this.#page;
  }

  /** Takes the accounts of somebody who has left and settled off the books. */
  close(accounts: readonly Account[]): void {
    this.#state.books = close(this.#state.books, accounts);
    this.#page = null;
  }
}
