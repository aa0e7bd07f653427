import type { EventStore } from '../store.ts';
import { StoreError } from '../store-error.ts';
import { storeOn } from '../store-on.ts';
import { storeErrorOf } from './failure.ts';
import { Line, lines } from './line.ts';
import { readerOn } from './reader.ts';
import { makeSchema } from './schema.ts';
import { commitBatch } from './writer.ts';

const READERS = 3;

/** One connection writes, batch after batch; the others read. */
export async function openPostgres(url: string): Promise<EventStore> {
  const name = nameOf(url);
  const writer = lines(() => new Line(url, name, 1));
  const readers = lines(() => new Line(url, name, READERS));
  const reader = readerOn((...statement) => readers.current().query(...statement));
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw storeErrorOf(error, name);
    }
  };
  const close = async (): Promise<void> => {
    await Promise.all([writer.end(), readers.end()]);
  };
  try {
    await guard(() => makeSchema(writer.current(), name));
  } catch (error) {
    await close();
    throw error;
  }
  return storeOn({
    commit: (batch) => guard(() => commitBatch(writer.current(), batch)),
    events: (...values) => guard(() => reader.events(...values)),
    head: (...values) => guard(() => reader.head(...values)),
    heads: (...values) => guard(() => reader.heads(...values)),
    snapshot: (...values) => guard(() => reader.snapshot(...values)),
    secret: (...values) => guard(() => reader.secret(...values)),
    audit: () => guard(() => reader.audit()),
    close,
  });
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
