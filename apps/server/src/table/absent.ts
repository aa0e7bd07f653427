import { isNamedIn, namesIn, player } from '@sabot/engine';
import type { AwayParts } from './away.ts';
import type { TableRunner } from './table-runner.ts';

/** So long somebody may be without a connection before the table takes them for absent, in seconds at pace 1. */
const ABSENT_SECONDS = 20;

/** Where a game knows who is absent: whoever has lost the connection steps away, and is back with it. */
export function watchForAbsent(table: TableRunner, { clock, pace, isBot }: AwayParts): () => void {
  if (!Object.hasOwn(table.scene.ruleset.game.commands, 'StepAway')) return () => undefined;
  const awayNow = (): readonly string[] => (table.scene.state as { readonly away?: readonly string[] }).away ?? [];
  const waiting = new Map<string, () => void>();
  /** Whom the house has sent away; whoever went of their own will comes back of their own will. */
  const gone = new Set(awayNow());
  const isHere = (name: string): boolean => isBot(name) || table.subscribers.has(name);
  const isAtTable = (name: string): boolean => isNamedIn(table.summary.people, name);
  const say = (name: string, type: 'StepAway' | 'ComeBack'): void => {
    const { table: where, version } = table.scene;
    void table.actOfHouse(`${type}:${where}:${version}:${name}`, { type, by: player(name) });
  };
  const forget = (name: string): void => {
    waiting.get(name)?.();
    waiting.delete(name);
  };
  const stepAway = (name: string): void => {
    waiting.delete(name);
    if (isHere(name) || !isAtTable(name) || awayNow().includes(name)) return;
    gone.add(name);
    say(name, 'StepAway');
  };
  const look = (): void => {
    for (const name of [...waiting.keys(), ...gone]) {
      if (isAtTable(name)) continue;
      forget(name);
      gone.delete(name);
    }
    for (const name of namesIn(table.summary.people)) {
      if (isHere(name)) {
        forget(name);
        if (gone.delete(name) && awayNow().includes(name)) say(name, 'ComeBack');
      } else if (!gone.has(name) && !waiting.has(name)) {
        waiting.set(
          name,
          clock.after(ABSENT_SECONDS * 1000 * pace, () => stepAway(name)),
        );
      }
    }
  };
  const stop = table.onChange(look);
  look();
  return () => {
    stop();
    for (const name of [...waiting.keys()]) forget(name);
  };
}
