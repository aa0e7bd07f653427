import type { Supply } from '../chemin-de-fer/deals.ts';
import { FourCards } from '../four-cards.ts';
import { cardsIn, type Shoe, VALUES } from '../shoe.ts';

/** Two cards for each paño and two for the banker, and a third for each of the three. */
export const CARDS_FOR_TWO = 9;
const ENDLESS: Shoe = [4, 1, 1, 1, 1, 1, 1, 1, 1, 1];
const LAST = VALUES - 1;
/** The banker's two cards and three third cards are the most that are ever taken out. */
const MOST_TAKEN = 5;

/**
 * How the two pontes' first cards fall from a shoe without some cards that are known: `joint[10 · first + second]` counts
 * ordered quadruples. It depends only on which cards are gone, not on who has them, so each answer is kept. With up to
 * 1,500 cards these are whole numbers below 2^53, also multiplied by the copies of one more card.
 */
export class TwoHands {
  readonly #left: number[];
  readonly #taken = Array<number>(VALUES).fill(0);
  readonly #isEndless: boolean;
  readonly #size: number;
  readonly #four = new FourCards();
  readonly #kept = new Map<number, Float64Array>();

  constructor(supply: Supply) {
    this.#isEndless = 'endless' in supply;
    this.#left = 'endless' in supply ? [...ENDLESS] : [...supply.shoe];
    this.#size = cardsIn(this.#left);
  }

  /** Takes a card out and says how many of its value there were. */
  take(value: number): number {
    const copies = this.#left[value] as number;
    if (this.#isEndless) return copies;
    this.#left[value] = copies - 1;
    this.#taken[value] = (this.#taken[value] as number) + 1;
    return copies;
  }

  putBack(value: number): void {
    if (this.#isEndless) return;
    this.#left[value] = (this.#left[value] as number) + 1;
    this.#taken[value] = (this.#taken[value] as number) - 1;
  }

  /** In how many ways the rest of the nine cards falls when so many have a place already. */
  rest(placed: number): bigint {
    let ways = 1n;
    for (let out = placed; out < CARDS_FOR_TWO; out++) ways *= BigInt(this.#isEndless ? this.#size : this.#size - out);
    return ways;
  }

  joint(): Float64Array {
    const key = this.#taken.reduce((so, many) => so * (MOST_TAKEN + 1) + many, 0);
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const joint = this.#isEndless ? this.#apart() : this.#counted();
    this.#kept.set(key, joint);
    return joint;
  }

  #counted(): Float64Array {
    this.#four.count(this.#left, LAST, LAST);
    return this.#four.joint.slice();
  }

  /** From decks without end the two hands know nothing of each other. */
  #apart(): Float64Array {
    const pairs = Array<number>(VALUES).fill(0);
    this.#left.forEach((a, v) => {
      this.#left.forEach((b, w) => {
        pairs[(v + w) % VALUES] = (pairs[(v + w) % VALUES] as number) + a * b;
      });
    });
    return Float64Array.from({ length: VALUES * VALUES }, (_, at) => {
      const [first, second] = [pairs[Math.floor(at / VALUES)] as number, pairs[at % VALUES] as number];
      return first * second;
    });
  }
}
