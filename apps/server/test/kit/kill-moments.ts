/** How often a house is killed, and where in time. */
export interface Moments {
  readonly kills: number;
  readonly random: () => number;
}

/** The same moments in every run of the tests; `npm run chaos` has others. */
export function moments(kills: number): Moments {
  let seed = 20_11;
  const random = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  return { kills, random };
}
