import type { RandomSource } from './random-source.ts';

const TWO_TO_MINUS_32 = 2 ** -32;

/**
 * Puts so many cards in a random order at the front: Fisher and Yates, from wherever the last shuffle left them. The
 * source is unrolled into locals, because this loop is where a simulation spends its time. Taking 32 bits for at most a
 * thousand places favours none by more than one part in four million, far below what a simulation can see.
 */
export function shuffle(cards: Uint8Array, many: number, source: RandomSource): void {
  let { a, b, c, counter } = source;
  // How many places are left, times 2^-32: exact, and one product less.
  let scale = cards.length * TWO_TO_MINUS_32;
  for (let i = 0; i < many; i++) {
    const bits = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + bits) | 0;
    const at = i + (((bits >>> 0) * scale) | 0);
    const card = cards[at] as number;
    cards[at] = cards[i] as number;
    cards[i] = card;
    scale -= TWO_TO_MINUS_32;
  }
  source.a = a;
  source.b = b;
  source.c = c;
  source.counter = counter;
}
