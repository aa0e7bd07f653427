import type { Actor } from '@sabot/engine';
import type { Alone, Aside } from '@sabot/protocol';
import type { Scene } from '../broadcast/scene.ts';
import type { ToldWait } from '../table/lapse-clock.ts';

/** A wait whose times count from the moment the note was written: the wall clocks of two nodes may differ. */
type NotedWait = Pick<ToldWait, 'name' | 'acts' | 'clock' | 'lapse' | 'from' | 'until'> & {
  readonly by: readonly Actor[];
};

/** What an owner says of its table beside the events, and which events it has told of. Nothing in it is hidden from an onlooker. */
export interface TableNote {
  readonly version: number;
  readonly recordVersion: number;
  readonly waits: readonly NotedWait[];
  readonly alone: Alone | null;
  readonly aside: Aside | null;
}

export function noteOf({ version, recordVersion, beside }: Scene, now: number): TableNote {
  const { waits, alone, aside } = beside;
  const since = (time: number | null): number | null => (time === null ? null : Math.round(time - now));
  return {
    version,
    recordVersion,
    waits: waits.map(({ name, by, acts, clock, lapse, from, until }) => {
      return { name, by, acts, clock, lapse, from: since(from), until: since(until) };
    }),
    alone,
    aside,
  };
}

export const readNote = (text: string): TableNote => JSON.parse(text) as TableNote;

/** Less than this two reckonings of one moment may differ. */
const SAME_MS = 250;

/** Its waits by our own clock, `age` milliseconds later; a moment that has not moved stays what it was. */
export function waitsFrom(
  { waits }: TableNote,
  now: number,
  age: number,
  before: readonly ToldWait[],
): readonly ToldWait[] {
  return waits.map((wait): ToldWait => {
    const known = before.find(({ name }) => name === wait.name);
    const at = (time: number | null, was: number | null | undefined): number | null => {
      if (time === null) return null;
      const here = Math.round(now + time - age);
      return was != null && Math.abs(here - was) < SAME_MS ? was : here;
    };
    return { ...wait, from: at(wait.from, known?.from), until: at(wait.until, known?.until) };
  });
}

/** Who has to come back first has so long, or the whole length of a shorter clock. */
const LEAST_MS = 3000;

/** What is left of each clock that ran for so long after the note was written. */
export function clocksLeftIn({ waits }: TableNote, ran: number, pace: number): ReadonlyMap<string, number> {
  const left = new Map<string, number>();
  for (const { name, from, until } of waits) {
    if (from === null || until === null) continue;
    const least = Math.min(until - from, LEAST_MS * pace);
    left.set(name, Math.max(until - Math.max(0, ran), least));
  }
  return left;
}
