import type { StaffRole } from '@sabot/engine';
import type { Move } from '../table/move.ts';

/** Why nobody whom the text names has ruled at a table in time. */
export type WhyUnruled = (table: string, to: StaffRole) => string;

/** A ruling that nobody gave in time says why: nobody was on duty, or whoever was let the clock run out. */
export function unruled(move: Move, table: string, why: WhyUnruled | undefined): Move {
  if (move.kind !== 'act' || move.command.type !== 'GiveRuling' || why === undefined) return move;
  const to = move.command.by.kind === 'director' ? 'director' : 'inspector';
  return { kind: 'act', command: { ...move.command, reason: why(table, to) } };
}
