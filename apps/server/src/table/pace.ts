import { lookUp } from '@sabot/engine';
import type { Wishes } from '@sabot/protocol';

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
  // where players are bank
  bank: 10,
  bid: 8,
  keep: 10,
  banco: 8,
  mesa: 6,
  'chemin-de-fer.stakes': 15,
  lift: 6,
  speak: 10,
  'speak-warned': 10,
  banker: 20,
  withdraw: 8,
  waiting: 30,
  // two paños
  name: 4,
  deposit: 15,
  repeat: 10,
  dinner: 20,
  ended: 20,
};

export interface Pace {
  /** Other lengths for some of the clocks. */
  readonly clocks: Readonly<Record<string, number>>;
  /** 1 is the pace of a table with people; 0.1 is ten times as fast. */
  readonly pace: number;
  /** How a table goes for somebody who is alone there with bots, unless they wish otherwise. */
  readonly alone?: Wishes;
  /** The same for how long the felt may take to show what has happened; as the pace unless told. */
  readonly showing?: number;
}
export const PLAIN_PACE: Pace = { clocks: CLOCKS, pace: 1 };

/** How long the felt may take for something that takes so long at pace 1. */
export const showingOf = ({ pace, showing = pace }: Pace, ms: number): number => Math.round(ms * showing);

/** A game may have a length of its own for a clock that others have too. */
export function lengthOf({ clocks, pace }: Pace, clock: string, game = ''): number | null {
  for (const name of [`${game}.${clock}`, clock]) {
    const known = [clocks, CLOCKS].find((some) => Object.hasOwn(some, name));
    if (known !== undefined) return Math.round((lookUp(known, name) as number) * 1000 * pace);
  }
  return null;
}
