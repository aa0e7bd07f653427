import type { PostingOutline } from '../pattern.ts';
import type { Cents } from './cents.ts';
import type { Page, Posting } from './posting.ts';
import type { Route } from './route.ts';

/** A route, and which of the amounts that move together takes it, counted from nought. */
export interface Leg {
  readonly route: Route;
  readonly amount: 0 | 1 | 2;
}

/** As many as there are amounts. */
const MOST_LEGS = 3;
const NO_POSTINGS: readonly Posting[] = [];

/** Ways that money goes together. */
export class Routes {
  readonly legs: readonly Leg[];
  // The same at hand: a list of legs is several looks away, and money moves all the time.
  readonly #first: Route | null;
  readonly #second: Route | null;
  readonly #third: Route | null;
  readonly #ofFirst: number;
  readonly #ofSecond: number;
  readonly #ofThird: number;

  constructor(legs: readonly Leg[]) {
    if (legs.length > MOST_LEGS) throw new RangeError(`more than ${MOST_LEGS} routes`);
    const [first, second, third] = legs;
    this.legs = legs;
    this.#first = first?.route ?? null;
    this.#second = second?.route ?? null;
    this.#third = third?.route ?? null;
    this.#ofFirst = first?.amount ?? 0;
    this.#ofSecond = second?.amount ?? 0;
    this.#ofThird = third?.amount ?? 0;
  }

  postings(a: Cents, b: Cents, c: Cents): readonly Posting[] {
    const first = this.#first;
    if (first === null) return NO_POSTINGS;
    const one = first.posting(pick(this.#ofFirst, a, b, c));
    // Lists that are no longer than they need be.
    const second = this.#second;
    if (second === null) return [one];
    const two = second.posting(pick(this.#ofSecond, a, b, c));
    const third = this.#third;
    return third === null ? [one, two] : [one, two, third.posting(pick(this.#ofThird, a, b, c))];
  }

  /** Moves the amounts of its postings. */
  move(page: Page, postings: readonly Posting[]): void {
    if (this.#first !== null) page.postAlong(this.#first, (postings[0] as Posting).amount);
    if (this.#second !== null) page.postAlong(this.#second, (postings[1] as Posting).amount);
    if (this.#third !== null) page.postAlong(this.#third, (postings[2] as Posting).amount);
  }

  /** For a pattern: the field that each amount is the same as, if any. */
  outline(fieldOf: (amount: Leg['amount']) => string | undefined): readonly PostingOutline[] {
    return this.legs.map(({ route: { from, to, ground }, amount }) => {
      const field = fieldOf(amount);
      return field === undefined ? { from, to, ground } : { from, to, amount: field, ground };
    });
  }
}

const pick = (which: number, a: Cents, b: Cents, c: Cents): Cents => (which === 0 ? a : which === 1 ? b : c);
