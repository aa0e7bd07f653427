import {
  type Arguments,
  type Card,
  type GameEvent,
  type Hands,
  handsFrom,
  isCard,
  quoted,
  type Ruleset,
} from '@sabot/engine';
import { seededLot, seededShoe } from './seeded.ts';

/** Cards in the order in which they leave the shoe, or whoever is asked for the next; null: none is ready. */
export type Cards = readonly Card[] | (() => Card | null);

/** Where cards and lots come from: given or asked for, from a seed, or from hands that know every act of the house. */
export type Dealing<State, Event> =
  | { readonly cards: Cards; readonly lots?: readonly number[]; readonly seed?: never; readonly hands?: never }
  | { readonly seed: string | number; readonly cards?: never; readonly hands?: never }
  | { readonly hands: Hands<State, Event>; readonly cards?: never; readonly seed?: never };

export class UnknownCard extends Error {
  constructor(given: unknown, place: string) {
    const card = JSON.stringify(quoted(given));
    super(`${place} is ${card}, which is no card; a card is a rank of A23456789TJQK and a suit of shdc, such as "Th"`);
    this.name = 'UnknownCard';
  }
}

/** The hands of a table. What was drawn for an act that failed lies on top again. */
export interface Shoe {
  readonly hands: Hands<unknown, GameEvent>;
  /** What was drawn is gone for good. */
  keep(): void;
  /** What was drawn since lies on top again. */
  putBack(): void;
  add(cards: readonly Card[]): void;
}

export function shoeFor(ruleset: Ruleset, dealing: Dealing<unknown, GameEvent>): Shoe {
  if (dealing.hands !== undefined) return plain(dealing.hands);
  if (dealing.seed !== undefined) return plain(seededHands(ruleset, String(dealing.seed)));
  if (typeof dealing.cards === 'function') return plain(askingHands(ruleset, dealing.cards));
  if (Array.isArray(dealing.cards)) return new GivenCards(ruleset, dealing.cards, dealing.lots ?? []);
  throw new TypeError('a table needs cards, a seed or hands: openTable(id, { seed: 1 })');
}

const plain = (hands: Hands<unknown, GameEvent>): Shoe => ({
  hands,
  keep: () => {},
  putBack: () => {},
  add: (cards) => {
    if (cards.length > 0) throw new TypeError('cards can be laid ready only at a table that was given its cards');
  },
});

function askingHands(ruleset: Ruleset, ask: () => Card | null): Hands<unknown, GameEvent> {
  return handsFrom(ruleset, () => {
    const card = ask();
    if (card !== null && !isCard(card)) throw new UnknownCard(card, 'the card that was asked for');
    return card;
  });
}

/** A shoe for each talla; which card comes next follows from how many are out, so nothing has to be remembered. */
function seededHands({ game }: Ruleset, seed: string): Hands<unknown, GameEvent> {
  let shoe = { name: '', cards: seededShoe('', 0) };
  return ({ act }, state): Arguments | null => {
    const { talla, decks, out } = game.summary(state);
    const name = `${seed}/${talla}`;
    return game.house(act, state, {
      card: () => {
        if (shoe.name !== name || shoe.cards.length !== decks * 52) shoe = { name, cards: seededShoe(name, decks) };
        return shoe.cards[out] ?? null;
      },
      lot: (no, among) => seededLot(`${name}/lot ${no}`, among.length),
    });
  };
}

class GivenCards implements Shoe {
  readonly hands: Hands<unknown, GameEvent>;
  readonly #cards: Card[] = [];
  readonly #lots: readonly number[];
  #kept = { cards: 0, lots: 0 };
  #drawn = this.#kept;

  constructor(ruleset: Ruleset, cards: readonly Card[], lots: readonly number[]) {
    this.add(cards);
    this.#lots = [...lots];
    this.hands = handsFrom(
      ruleset,
      () => this.#take('cards', this.#cards),
      () => this.#take('lots', this.#lots),
    );
  }

  #take<T>(kind: 'cards' | 'lots', from: readonly T[]): T | null {
    const next = from[this.#drawn[kind]];
    if (next === undefined) return null;
    this.#drawn = { ...this.#drawn, [kind]: this.#drawn[kind] + 1 };
    return next;
  }

  keep(): void {
    this.#kept = this.#drawn;
  }

  putBack(): void {
    this.#drawn = this.#kept;
  }

  add(cards: readonly Card[]): void {
    for (const [i, card] of cards.entries()) if (!isCard(card)) throw new UnknownCard(card, `card ${i + 1}`);
    this.#cards.push(...cards);
  }
}
