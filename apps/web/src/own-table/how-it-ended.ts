import type { CoupHistory, HostedSheet } from '@sabot/protocol';
import { ask } from '../client/house.ts';
import { hostedPath } from './sit-at-own.ts';

export type Ending = 'closed' | 'removed';

/** What became of a table that is not in the lobby, for one who was there; null: nothing is known of it, or nothing they may know. */
export async function howItEnded(table: string, wasHere: boolean): Promise<Ending | null> {
  const sheet = await ask<HostedSheet>(hostedPath(table));
  if (sheet.ok && sheet.value.you === 'removed') return 'removed';
  if (sheet.ok && (sheet.value.closed !== null || wasHere)) return 'closed';
  // Where everybody could come in nobody was let in by name: whoever staked there is told its coups.
  const coups = await ask<CoupHistory>(`/api/tables/${encodeURIComponent(table)}/coups?limit=1&mine=1`);
  return coups.ok && coups.value.coups.length > 0 ? 'closed' : null;
}
