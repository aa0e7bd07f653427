/** How long the table waits, in seconds, by the name of the clock. One that is not among these never runs out. */
export const CLOCKS: Readonly<Record<string, number>> = {
  stakes: 20,
  shoe: 10,
  deal: 6,
  uncover: 15,
  shuffle: 6,
  cut: 8,
  reveal: 4,
  ruling: 60,
};

export interface Pace {
  /** Other lengths for some of the clocks. */
  readonly clocks: Readonly<Record<string, number>>;
  /** 1 is the pace of a table with people; 0.1 is ten times as fast. */
  readonly pace: number;
}
export const PLAIN_PACE: Pace = { clocks: CLOCKS, pace: 1 };

export function lengthOf({ clocks, pace }: Pace, clock: string): number | null {
  const seconds = [clocks, CLOCKS].find((some) => Object.hasOwn(some, clock))?.[clock];
  return seconds === undefined ? null : Math.round(seconds * 1000 * pace);
}
