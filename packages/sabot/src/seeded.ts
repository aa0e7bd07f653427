import { type Card, RANKS, SUITS } from '@sabot/engine';

const DECK = RANKS.flatMap((rank) => SUITS.map((suit): Card => `${rank}${suit}`));

/** Numbers that follow from a text, each below 2³²: xmur3 stirs the text, sfc32 goes on. Chance for examples, not for a house. */
function numbersFrom(text: string): () => number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  const stir = (): number => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h >>> 0;
  };
  let [a, b, c, d] = [stir(), stir(), stir(), stir()];
  return () => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
}

/** Each number below `bound` equally often: what would favour the low ones is drawn again. */
function below(bound: number, next: () => number): number {
  const fair = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const drawn = next();
    if (drawn < fair) return drawn % bound;
  }
}

/** The order of a shoe of so many decks. */
export function seededShoe(seed: string, decks: number): readonly Card[] {
  const next = numbersFrom(seed);
  const cards = Array.from({ length: decks }, () => DECK).flat();
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(i + 1, next);
    [cards[i], cards[j]] = [cards[j] as Card, cards[i] as Card];
  }
  return cards;
}

export const seededLot = (seed: string, among: number): number => below(among, numbersFrom(seed));
