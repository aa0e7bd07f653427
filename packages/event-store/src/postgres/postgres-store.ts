import type { NumberedRow } from '../commit-row.ts';
import { sealingOn } from '../sealing/sealing-on.ts';
import type { EventStore } from '../store.ts';
import { storeOn } from '../store-on.ts';
import { addressOf } from './address.ts';
import { Beside } from './beside.ts';
import { storeErrorOf } from './failure.ts';
import type { Query } from './line.ts';
import { Lines } from './lines.ts';
import { readerOn } from './reader.ts';
import { makeSchema } from './schema.ts';
import { commitBatch } from './writer.ts';

const READERS = 3;

export interface PostgresOptions {
  /** A statement that takes longer than so many milliseconds is given up. */
  readonly statementMs?: number;
}

const SEALED_TO = 'SELECT max(last) AS last FROM sabot.runs WHERE stream = $1';
const sealedTo = async (query: Query, stream: string): Promise<number> =>
  Number((await query(SEALED_TO, stream))[0]?.last ?? 0);

/** One connection writes, batch after batch; the others read. A thread seals, and opens what is sealed. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<EventStore> {
  const address = addressOf(url);
  const { name } = address;
  const writer = new Lines(address, { connections: 1, ...options });
  const readers = new Lines(address, { connections: READERS, ...options });
  // Whoever looks everything over may take as long as it takes.
  const auditors = new Lines(address, { connections: 1, statementMs: null });
  const beside = new Beside({ url, ...options }, name);
  const query: Query = async (...statement) => (await readers.current()).query(...statement);
  const reader = readerOn(query, beside.blocks);
  const auditor = readerOn(async (...statement) => (await auditors.current()).query(...statement), beside.blocks);
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw storeErrorOf(error, name);
    }
  };
  async function* appends(after: number, to: number): AsyncGenerator<NumberedRow> {
    const rows = reader.appends(after, to)[Symbol.asyncIterator]();
    for (;;) {
      const next = await guard(() => rows.next());
      if (next.done === true) return;
      yield next.value;
    }
  }
  const close = async (): Promise<void> => {
    await Promise.all([writer.end(), readers.end(), auditors.end(), beside.close()]);
  };
  try {
    await guard(async () => makeSchema(writer, auditors, name));
  } catch (error) {
    await close();
    throw error;
  }
  return storeOn({
    commit: (batch) => guard(async () => commitBatch(await writer.current(), beside.blocks, batch)),
    events: (...values) => guard(() => reader.events(...values)),
    appends,
    head: (...values) => guard(() => reader.head(...values)),
    heads: (...values) => guard(() => reader.heads(...values)),
    snapshot: (...values) => guard(() => reader.snapshot(...values)),
    secret: (...values) => guard(() => reader.secret(...values)),
    secretNames: (...values) => guard(() => reader.secretNames(...values)),
    secrets: () => guard(() => reader.secrets()),
    audit: () => guard(() => auditor.audit()),
    sealing: sealingOn(
      {
        ...beside.steps,
        sealedTo: (stream) => guard(() => sealedTo(query, stream)),
        // A block and its rows change places in one transaction.
        sweep: async () => undefined,
      },
      name,
    ),
    close,
  });
}
