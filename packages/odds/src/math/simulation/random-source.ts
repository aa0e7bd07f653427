/**
 * Chris Doty-Humphrey's sfc32: 32 random bits a step from four words of state. Quick and statistically sound; it is for
 * simulation only and never for a shoe that is played.
 */
export interface RandomSource {
  a: number;
  b: number;
  c: number;
  counter: number;
}

/** Each piece of work has a source of its own, so that the result does not depend on who does which piece. */
export function randomSource(seed: number, piece: number): RandomSource {
  const source = { a: seed | 0, b: piece | 0, c: Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ piece, counter: 1 };
  for (let i = 0; i < 16; i++) step(source);
  return source;
}

export function step(source: RandomSource): number {
  const { a, b, c, counter } = source;
  const out = (a + b + counter) | 0;
  source.counter = (counter + 1) | 0;
  source.a = b ^ (b >>> 9);
  source.b = (c + (c << 3)) | 0;
  source.c = (((c << 21) | (c >>> 11)) + out) | 0;
  return out >>> 0;
}
