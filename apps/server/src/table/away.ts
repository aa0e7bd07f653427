import { isNamedIn, namesIn, player } from '@sabot/engine';
import type { Clock } from '../ports/clock.ts';
import type { TableRunner } from './table-runner.ts';

/** How long a place is kept for somebody whose last connection to the table is gone, in seconds at pace 1. */
const AWAY_SECONDS = 300;

export interface AwayParts {
  readonly clock: Clock;
  readonly pace: number;
  readonly isBot: (player: string) => boolean;
}

/** Whoever is away too long leaves the table as soon as they lawfully can, and takes their chips along. */
export function watchForAway(table: TableRunner, { clock, pace, isBot }: AwayParts): () => void {
  const waiting = new Map<string, () => void>();
  const due = new Set<string>();
  const isHere = (name: string): boolean => isBot(name) || table.subscribers.has(name);
  const isAbsent = (name: string): boolean => isNamedIn(table.summary.people, name) && !isHere(name);

  const forget = (name: string): void => {
    waiting.get(name)?.();
    waiting.delete(name);
    due.delete(name);
  };
  const leave = (name: string): void => {
    const { version } = table.scene;
    if (isAbsent(name))
      void table.actOfHouse(`away:${name}:${table.scene.table}:${version}`, { type: 'Leave', by: player(name) });
  };
  const look = (): void => {
    for (const name of [...waiting.keys(), ...due]) if (!isAbsent(name)) forget(name);
    for (const name of due) leave(name);
    for (const name of namesIn(table.summary.people).filter(isAbsent)) {
      if (waiting.has(name) || due.has(name)) continue;
      const stop = clock.after(AWAY_SECONDS * 1000 * pace, () => {
        waiting.delete(name);
        due.add(name);
        leave(name);
      });
      waiting.set(name, stop);
    }
  };
  const stop = table.onChange(look);
  look();
  return () => {
    stop();
    for (const name of [...waiting.keys()]) forget(name);
  };
}
