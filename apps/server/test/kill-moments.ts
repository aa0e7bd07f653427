/** How often a house is killed, and where in time. */
export interface Moments {
  readonly kills: number;
  readonly random: () => number;
  readonly say?: (line: string) => void;
}

/** The same moments in every run of the tests; `npm run chaos` asks for many more, at other moments each time. */
export function momentsFrom(variable: string, usually: number): Moments {
  const asked = process.env[variable];
  if (asked !== undefined) return { kills: Number(asked), random: Math.random, say: console.log };
  let seed = 20_11;
  const random = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  return { kills: usually, random };
}
