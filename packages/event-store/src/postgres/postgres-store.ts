import type { EventStore } from '../store.ts';
import { storeOn } from '../store-on.ts';
import { addressOf } from './address.ts';
import { storeErrorOf } from './failure.ts';
import { Lines } from './lines.ts';
import { readerOn } from './reader.ts';
import { makeSchema } from './schema.ts';
import { commitBatch } from './writer.ts';

const READERS = 3;

export interface PostgresOptions {
  /** A statement that takes longer than so many milliseconds is given up. */
  readonly statementMs?: number;
}

/** One connection writes, batch after batch; the others read. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<EventStore> {
  const address = addressOf(url);
  const { name } = address;
  const writer = new Lines(address, { connections: 1, ...options });
  const readers = new Lines(address, { connections: READERS, ...options });
  // Whoever looks everything over may take as long as it takes.
  const auditors = new Lines(address, { connections: 1, statementMs: null });
  const reader = readerOn(async (...statement) => (await readers.current()).query(...statement));
  const auditor = readerOn(async (...statement) => (await auditors.current()).query(...statement));
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw storeErrorOf(error, name);
    }
  };
  const close = async (): Promise<void> => {
    await Promise.all([writer.end(), readers.end(), auditors.end()]);
  };
  try {
    await guard(async () => makeSchema(await writer.current(), name));
  } catch (error) {
    await close();
    throw error;
  }
  return storeOn({
    commit: (batch) => guard(async () => commitBatch(await writer.current(), batch)),
    events: (...values) => guard(() => reader.events(...values)),
    head: (...values) => guard(() => reader.head(...values)),
    heads: (...values) => guard(() => reader.heads(...values)),
    snapshot: (...values) => guard(() => reader.snapshot(...values)),
    secret: (...values) => guard(() => reader.secret(...values)),
    secretNames: (...values) => guard(() => reader.secretNames(...values)),
    audit: () => guard(() => auditor.audit()),
    close,
  });
}
