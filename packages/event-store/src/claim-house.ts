import type { Claim } from './claim.ts';
import { isPostgres } from './open-store.ts';
import { claimPostgres } from './postgres/postgres-claim.ts';
import { claimFolder } from './sqlite/folder-claim.ts';

/** Takes a store for one house, or throws `StoreHeld`. A house that is killed, however hard, holds it no longer. */
export async function claimHouse(location: string): Promise<Claim> {
  return isPostgres(location) ? claimPostgres(location) : claimFolder(location);
}
