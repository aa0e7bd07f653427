import { createHash, randomInt } from 'node:crypto';

/** A whole number from 0 up to, and not including, `n`; each as likely as any other. */
export type Chance = (n: number) => number;

/** From the machine's own secure source. */
export const secureChance: Chance = (n) => randomInt(n);

const RANGE = 2 ** 32;

/** The same numbers for the same seed, for demonstrations and tests. Not for fairness: whoever knows it knows all. */
export function seededChance(seed: string): Chance {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return (n) => {
    const fair = RANGE - (RANGE % n);
    let drawn = next();
    while (drawn >= fair) drawn = next();
    return drawn % n;
  };
}
