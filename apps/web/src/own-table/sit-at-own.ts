import type { HostedSheet } from '@sabot/protocol';
import type { Desk } from '../client/desk.ts';
import { ask } from '../client/house.ts';
import { type SeatRefusal, sitDown } from '../lobby/sit-down.ts';

export const hostedPath = (table: string): string => `/api/tables/${encodeURIComponent(table)}/hosted`;

/** Takes the best free seat at a table that somebody opened, with chips; why there was none, if so. */
export async function sitAtOwn(desk: Desk, table: string): Promise<SeatRefusal | null> {
  const reply = await ask<HostedSheet>(hostedPath(table));
  if (!reply.ok) return { code: reply.refusal.code, grounds: [], facts: {} };
  const { seats, freeSeats, settings, people } = reply.value;
  if (people.some(({ name }) => name === desk.guest.value?.name)) return null;
  return sitDown(desk, { table, seats, freeSeats, minimum: Number(settings.minimum) });
}
