import { resolve } from 'node:path';
import type { EventStore } from '../store.ts';
import { storeOn } from '../store-on.ts';
import { ThreadLink } from './thread-link.ts';

export interface SqliteOptions {
  /** How long to wait for another process that writes, in milliseconds. */
  readonly busyTimeout?: number;
}

/** One file; the writer in one thread, the reader in another. */
export async function openSqlite(file: string, { busyTimeout = 5000 }: SqliteOptions = {}): Promise<EventStore> {
  const path = resolve(file);
  const writer = new ThreadLink({ path, role: 'write', busyTimeout });
  const reader = new ThreadLink({ path, role: 'read', busyTimeout });
  // The writer last: whoever closes a file last cleans up its write-ahead log.
  const close = async (): Promise<void> => {
    await reader.close();
    await writer.close();
  };
  try {
    await writer.call('open');
    await reader.call('open');
  } catch (error) {
    await close();
    throw error;
  }
  return storeOn({
    commit: (batch) => writer.call('commit', batch),
    events: (stream, from, limit) => reader.call('events', stream, from, limit),
    head: (stream) => reader.call('head', stream),
    heads: (after, from, limit) => reader.call('heads', after, from, limit),
    snapshot: (stream, shape) => reader.call('snapshot', stream, shape),
    secret: (key) => reader.call('secret', key),
    audit: () => reader.call('audit'),
    close,
  });
}
