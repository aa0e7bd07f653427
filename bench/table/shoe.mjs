export const DECKS = 6;
export const CARDS = DECKS * 52;

export const NEW_DECK = [...'shdc'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => `${rank}${suit}`));
const PACK = Array.from({ length: DECKS }, () => NEW_DECK).flat();

/** The cards that the table does not know yet. */
export class Shoe {
  #cards = [...PACK];
  #left = CARDS;

  shuffle(chance) {
    const cards = this.#cards;
    for (let i = CARDS - 1; i > 0; i--) {
      const j = chance.below(i + 1);
      const card = cards[i];
      cards[i] = cards[j];
      cards[j] = card;
    }
    this.#left = CARDS;
  }

  draw() {
    this.#left--;
    return this.#cards[this.#left];
  }

  discard(count) {
    this.#left -= count;
  }
}
