import { TOTALS } from '../chart.ts';
import { CARDS_NEEDED, cardsIn, type Shoe, VALUES } from '../shoe.ts';

/** Cards drawn from a shoe that gets smaller, or from one without end in which every deck is whole. */
export type Supply = { readonly shoe: Shoe } | { readonly endless: true };

/** Two cards by value, the smaller first. */
export interface Pair {
  readonly name: string;
  readonly total: number;
  readonly values: readonly [number, number];
}

export const PAIRS: readonly Pair[] = Array.from({ length: VALUES }, (_, low) =>
  Array.from({ length: VALUES - low }, (_, more): Pair => {
    const high = low + more;
    return { name: `${low}+${high}`, total: (low + high) % TOTALS, values: [low, high] };
  }),
).flat();

export interface Deal {
  readonly ponte: Pair;
  readonly banker: Pair;
  /** The next two cards: the first to be drawn, whoever draws it, and the second. */
  readonly fifth: number;
  readonly sixth: number;
  /** Ordered sequences of six cards that make it. */
  readonly ways: number;
}

/** How often each value comes next. */
class Hand {
  readonly #left: number[];
  readonly #endless: boolean;

  constructor(supply: Supply) {
    this.#endless = 'endless' in supply;
    this.#left = 'endless' in supply ? [4, 1, 1, 1, 1, 1, 1, 1, 1, 1] : [...supply.shoe];
  }

  take(value: number): number {
    const copies = this.#left[value] as number;
    if (!this.#endless) this.#left[value] = copies - 1;
    return copies;
  }

  putBack(value: number): void {
    if (!this.#endless) this.#left[value] = (this.#left[value] as number) + 1;
  }
}

export const dealsIn = (supply: Supply): bigint => {
  if ('endless' in supply) return 13n ** BigInt(CARDS_NEEDED);
  let ways = 1n;
  for (let taken = 0; taken < CARDS_NEEDED; taken++) ways *= BigInt(cardsIn(supply.shoe) - taken);
  return ways;
};

/** Every deal of six cards by value, with its weight. */
export function eachDeal(supply: Supply, visit: (deal: Deal) => void): void {
  const hand = new Hand(supply);
  const take = (values: readonly number[], ways: number, then: (ways: number) => void): void => {
    let so = ways;
    for (const value of values) so *= hand.take(value);
    if (so > 0) then(so);
    for (const value of values) hand.putBack(value);
  };
  const orders = ({ values: [low, high] }: Pair): number => (low === high ? 1 : 2);
  for (const ponte of PAIRS) {
    take(ponte.values, orders(ponte), (first) => {
      for (const banker of PAIRS) {
        take(banker.values, first * orders(banker), (four) => {
          for (let fifth = 0; fifth < VALUES; fifth++) {
            take([fifth], four, (five) => {
              for (let sixth = 0; sixth < VALUES; sixth++) {
                take([sixth], five, (ways) => visit({ ponte, banker, fifth, sixth, ways }));
              }
            });
          }
        });
      }
    });
  }
}
