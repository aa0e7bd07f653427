import { type GameEvent, player, type Ruleset } from '@sabot/engine';

interface AtTable {
  readonly phase: string;
}

/** Clocks that never run out: only people can end such a wait. */
const STANDING_STILL: ReadonlySet<string> = new Set(['pause', 'empty-table']);

/**
 * Nobody is left before a screen on which nothing can be done and nothing is said: somebody who is awaited may do one
 * of the things they are awaited for, or a clock runs; and a table at a standstill says what it waits for, and how much
 * of it.
 */
export function noDeadEnd<State extends AtTable>(
  ruleset: Pick<Ruleset<State, GameEvent>, 'game' | 'forbidden' | 'situation'>,
  state: State,
): void {
  const isWaiting = state.phase === 'waiting';
  const missing = ruleset.situation(state)?.missing ?? null;
  if (isWaiting && missing === null) throw new Error('play is suspended, and nobody is told for what');
  if (missing?.what === 'company' && missing.company.every(({ have, need }) => have >= need)) {
    throw new Error('people are waited for, but none is missing');
  }
  if (missing !== null && (missing.what === 'banker' || missing.what === 'stakes') && !(Number(missing.least) > 0)) {
    throw new Error(`${missing.what} is waited for, and nobody is told how much it takes`);
  }
  for (const { by, acts, clock } of ruleset.game.awaits(state)) {
    const awaited = by.flatMap((one) => (one.kind === 'player' ? [one.id] : []));
    if (awaited.length === 0) continue;
    const able = awaited.some((one) => ruleset.forbidden(state, player(one), acts).length < acts.length);
    if (!able && STANDING_STILL.has(clock)) throw new Error(`in ${state.phase} nobody can do what all wait for`);
    if (!able && missing === null) throw new Error(`${awaited.join()} are awaited for what they may not do: ${acts}`);
  }
}
