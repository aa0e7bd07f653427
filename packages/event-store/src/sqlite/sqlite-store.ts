import { resolve } from 'node:path';
import type { EventStore } from '../store.ts';
import { storeOn } from '../store-on.ts';
import { batchText, outcomesFrom } from './carried.ts';
import type { LogState } from './fold-log.ts';
import { LogKeeper, type LogLimits } from './log-keeper.ts';
import type { IndexLimits } from './tail.ts';
import { ThreadLink } from './thread-link.ts';

export interface SqliteOptions {
  /** How long to wait for another process that writes, in milliseconds. */
  readonly busyTimeout?: number;
  /** When the log is folded back. */
  readonly log?: Partial<LogLimits>;
  /** When the end of the log is carried into its index. */
  readonly index?: Partial<IndexLimits>;
}

/** One file and three threads: one writes, one reads, one folds the log back. */
export async function openSqlite(
  file: string,
  { busyTimeout = 5000, log = {}, index = {} }: SqliteOptions = {},
): Promise<EventStore> {
  const path = resolve(file);
  const writer = new ThreadLink({ path, role: 'write', busyTimeout, index });
  const reader = new ThreadLink({ path, role: 'read', busyTimeout, index });
  const folder = new ThreadLink({ path, role: 'fold', busyTimeout, index });
  const keeper = new LogKeeper(
    () => folder.call<LogState>('fold'),
    () => writer.call<LogState>('fold'),
    log,
  );
  // The writer last: whoever closes a file last cleans up its write-ahead log.
  const close = async (): Promise<void> => {
    await keeper.rest();
    await Promise.all([reader.close(), folder.close()]);
    await writer.close();
  };
  try {
    await writer.call('open');
    await Promise.all([reader.call('open'), folder.call('open')]);
  } catch (error) {
    await close();
    throw error;
  }
  return storeOn({
    atOnce: 2,
    async commit(batch) {
      const outcomes = await writer.call<string>('commit', batchText(batch));
      keeper.written(batch.length);
      return outcomesFrom(outcomes, batch);
    },
    events: (stream, from, limit) => reader.call('events', stream, from, limit),
    head: (stream) => reader.call('head', stream),
    heads: (after, from, limit) => reader.call('heads', after, from, limit),
    snapshot: (stream, shape) => reader.call('snapshot', stream, shape),
    secret: (key) => reader.call('secret', key),
    secretNames: (after, limit) => reader.call('secretNames', after, limit),
    audit: () => reader.call('audit'),
    close,
  });
}
