import { resolve } from 'node:path';
import { commitFrom, type NumberedRow } from '../commit-row.ts';
import { sealingOn } from '../sealing/sealing-on.ts';
import type { EventStore } from '../store.ts';
import { storeOn } from '../store-on.ts';
import { ThreadLink } from '../thread-link.ts';
import { committing } from './batch-text.ts';
import type { LogState } from './fold-log.ts';
import { LogKeeper, type LogLimits } from './log-keeper.ts';
import type { LoggedBody } from './reader.ts';
import { type SealLimits, sealStepsOn } from './seal-steps.ts';
import type { IndexLimits } from './tail.ts';
import type { Setting } from './thread.ts';

const THREAD = new URL('./thread.ts', import.meta.url);
/** So many appends are fetched at a time: those that lie in one sealed block come together. */
const PAGE = 2000;

export interface SqliteOptions {
  /** How long to wait for another process that writes, in milliseconds. */
  readonly busyTimeout?: number;
  /** When the log is folded back. */
  readonly log?: Partial<LogLimits>;
  /** When the end of the log is carried into its index. */
  readonly index?: Partial<IndexLimits>;
  /** How much is sealed at a time. */
  readonly seal?: Partial<SealLimits>;
}

/** One file and three threads: one writes, one reads, one folds the log back and packs what is sealed. */
export async function openSqlite(
  file: string,
  { busyTimeout = 5000, log = {}, index = {}, seal = {} }: SqliteOptions = {},
): Promise<EventStore> {
  const path = resolve(file);
  const start = (role: Setting['role']) =>
    new ThreadLink(THREAD, { path, role, busyTimeout, index } satisfies Setting, path);
  const writer = start('write');
  const reader = start('read');
  const folder = start('fold');
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
  async function* appends(after: number, to: number): AsyncGenerator<NumberedRow> {
    for (let last = after; ; ) {
      const page = await reader.call<readonly LoggedBody[]>('appends', last, to, PAGE);
      if (page.length === 0) return;
      for (const { commit, body } of page) yield { commit, row: commitFrom(commit, body) };
      last = page.at(-1)!.commit;
    }
  }
  try {
    await writer.call('open');
    await Promise.all([reader.call('open'), folder.call('open')]);
  } catch (error) {
    await close();
    throw error;
  }
  const store = storeOn({
    atOnce: 2,
    commit: committing(writer),
    events: (stream, from, limit) => reader.call('events', stream, from, limit),
    appends,
    head: (stream) => reader.call('head', stream),
    heads: (after, from, limit) => reader.call('heads', after, from, limit),
    snapshot: (stream, shape) => reader.call('snapshot', stream, shape),
    secret: (key) => reader.call('secret', key),
    secretNames: (after, limit) => reader.call('secretNames', after, limit),
    secrets: () => reader.call('secrets'),
    audit: () => reader.call('audit'),
    sealing: sealingOn(sealStepsOn({ reader, beside: folder, writer }, seal), path),
    close,
  });
  store.observe({ done: () => keeper.written(1) });
  return store;
}
