import { openPostgres } from './postgres/postgres-store.ts';
import { openSqlite } from './sqlite/sqlite-store.ts';
import type { EventStore } from './store.ts';
import { StoreError } from './store-error.ts';

export const isPostgres = (location: string): boolean => /^postgres(ql)?:/.test(location);

/** A URL `postgres://…` is a PostgreSQL database, a path a SQLite file. */
export async function openStore(location: string): Promise<EventStore> {
  checkLocation(location);
  return isPostgres(location) ? openPostgres(location) : openSqlite(location);
}

export function checkLocation(location: string): void {
  // Two letters at least: C:\ is a path.
  if (location === '' || (/^[a-z][a-z0-9+.-]+:/i.test(location) && !isPostgres(location)))
    throw new StoreError('bad-location', `“${location}” is neither a path nor a URL postgres://… of an event store.`);
}
