import { StoreError } from '@sabot/event-store';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { Store } from '../ports/store.ts';
import { recordStream, tableStream } from '../table/kept-table.ts';
import { recordEndOf } from './record-of-talla.ts';
import { archiveStream, type TableArchive } from './table-archive.ts';
import type { TallaLine } from './talla-line.ts';

export interface SealParts {
  readonly archives: ReadonlyMap<string, TableArchive>;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  /** So many days the answer to a command of a sealed talla is found by its id. */
  readonly answerDays: number;
}

/** A talla that has just ended is still looked at; and what ended together is removed from the log together. */
const EVERY_MS = 60_000;
const TIDY_EVERY = 10;
const DAY_MS = 24 * 3600 * 1000;

/**
 * Seals finished tallas in the background, from time to time; where the store cannot, nothing is done. What was not done when the
 * house was closed is done after its next start.
 */
export function sealTallas(parts: SealParts): { stop(): void } {
  const { archives, store, clock, log, answerDays } = parts;
  const { sealing } = store;
  if (sealing === null) return { stop: () => undefined };
  let isOver = false;
  let passes = 0;
  let cancel = clock.after(EVERY_MS, pass);

  function pass(): void {
    void sealAll().finally(() => {
      if (!isOver) cancel = clock.after(EVERY_MS, pass);
    });
  }
  async function sealAll(): Promise<void> {
    for (const [table, archive] of archives) {
      if (isOver) return;
      await attempt({ table }, () => sealTable(store, table, archive));
    }
    passes += 1;
    if (!isOver && passes % TIDY_EVERY === 1)
      await attempt({}, async () => sealing?.tidy(clock.now() - answerDays * DAY_MS));
  }
  /** Nothing is lost by it: the log stays as it is, and the next time it is tried again. */
  async function attempt(about: object, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const code = error instanceof StoreError ? error.code : 'unknown';
      if (!isOver) log.warn({ ...about, code }, 'what is over was not sealed yet');
    }
  }
  return {
    stop() {
      isOver = true;
      cancel();
    },
  };
}

async function sealTable(store: Store, table: string, archive: TableArchive): Promise<void> {
  const sealing = store.sealing!;
  let sealed = 0;
  for (const { talla, to } of await unsealed(store, table)) {
    const from = (await sealing.sealedTo(recordStream(table))) + 1;
    const record = { stream: recordStream(table), to: await recordEndOf(store, table, from, talla) };
    sealed += await sealing.seal({ streams: [{ stream: tableStream(table), to }, record], mayArchive: true });
  }
  if (sealed === 0) return;
  // By these old tallas are found: they stay in the store.
  const indexes = [archiveStream(table), archive.coups.stream];
  const heads = (await Promise.all(indexes.map((stream) => store.head(stream)))).filter((head) => head !== null);
  await sealing.seal({ streams: heads.map(({ stream, version }) => ({ stream, to: version })), mayArchive: false });
}

/** The tallas that are over and not sealed, oldest first. */
async function unsealed(store: Store, table: string): Promise<readonly TallaLine[]> {
  const sealedTo = await store.sealing!.sealedTo(tableStream(table));
  const found: TallaLine[] = [];
  for (let no = (await store.head(archiveStream(table)))?.version ?? 0; no > 0; no -= 1) {
    for await (const { data } of store.read(archiveStream(table), no, no)) found.unshift(JSON.parse(data) as TallaLine);
    // What an append of the talla before has begun belongs to the block of the next.
    if ((found[0]?.from ?? 0) <= sealedTo) break;
  }
  return found.filter(({ to }) => to > sealedTo);
}
