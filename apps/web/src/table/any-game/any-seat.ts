import type { Offered } from '@sabot/protocol';

/** Where somebody who does not care may sit down; null: no seat is free. */
export function anySeat(sit: Offered | undefined): number | null {
  const bound = sit?.fields.seat;
  const seat = bound?.kind === 'one-of' ? bound.options[0] : undefined;
  return seat === undefined ? null : Number(seat);
}
