import type { Move } from '../table/move.ts';

/** A ruling that nobody gave in time says why: nobody was on duty, or whoever was let the clock run out. */
export function unruled(move: Move, reason: string | undefined): Move {
  if (move.kind !== 'act' || move.command.type !== 'GiveRuling' || reason === undefined) return move;
  return { kind: 'act', command: { ...move.command, reason } };
}
