import postgres from 'postgres';
import type { Backend } from '../backend.ts';
import type { EventStore } from '../store.ts';
import { StoreError } from '../store-error.ts';
import { storeOn } from '../store-on.ts';
import { storeErrorOf } from './failure.ts';
import { readerOn } from './reader.ts';
import { makeSchema } from './schema.ts';
import { commitBatch } from './writer.ts';

/** One connection at a time writes, batch after batch; the others read. */
const CONNECTIONS = 4;

export async function openPostgres(url: string): Promise<EventStore> {
  const name = nameOf(url);
  const sql = postgres(url, {
    max: CONNECTIONS,
    connect_timeout: 10,
    onnotice: () => {},
    connection: { application_name: 'sabot', synchronous_commit: 'on' },
  });
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw storeErrorOf(error, name);
    }
  };
  try {
    await guard(() => makeSchema(sql, name));
  } catch (error) {
    await sql.end({ timeout: 1 });
    throw error;
  }
  const reader = readerOn(sql);
  return storeOn({
    commit: (batch) => guard(() => commitBatch(sql, batch)),
    events: (...values) => guard(() => reader.events(...values)),
    head: (...values) => guard(() => reader.head(...values)),
    heads: (...values) => guard(() => reader.heads(...values)),
    snapshot: (...values) => guard(() => reader.snapshot(...values)),
    secret: (...values) => guard(() => reader.secret(...values)),
    audit: () => guard(() => reader.audit()),
    close: () => sql.end({ timeout: 10 }),
  } satisfies Backend);
}

/** Without the password: it is shown in errors. */
function nameOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `postgres://${hostname}:${port || '5432'}${pathname}`;
  } catch {
    throw new StoreError(
      'bad-location',
      'The URL of the database cannot be read; it looks like postgres://user@host/name.',
    );
  }
}
