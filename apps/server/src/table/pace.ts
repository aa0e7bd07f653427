/** How long the table waits, in seconds, by the name of the clock. A clock that is not listed never runs out. */
export const CLOCKS: Readonly<Record<string, number>> = {
  stakes: 20,
  shoe: 10,
  deal: 6,
  uncover: 15,
  cut: 8,
  ruling: 60,
};

export interface Pace {
  readonly clocks: Readonly<Record<string, number>>;
  /** 1 is the pace of a table with people; 0.1 is ten times as fast. */
  readonly pace: number;
}
export const PLAIN_PACE: Pace = { clocks: CLOCKS, pace: 1 };

export function lengthOf({ clocks, pace }: Pace, clock: string): number | null {
  const seconds = Object.hasOwn(clocks, clock) ? clocks[clock] : undefined;
  return seconds === undefined ? null : Math.round(seconds * 1000 * pace);
}
