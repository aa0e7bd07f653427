import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Envelope, type EventStore, openStore, verifyChain } from '../src/index.ts';
import { storeErrorOf } from '../src/sqlite/failure.ts';
import { openForReading } from '../src/sqlite/open-file.ts';
import { readerOn } from '../src/sqlite/reader.ts';
import { storeOn } from '../src/store-on.ts';
import { all, command, receipt, write } from './sample.ts';
import { scratchFolder } from './scratch.ts';

const folder = scratchFolder();

async function written(name: string): Promise<{ path: string; bytes: Buffer; events: Envelope[] }> {
  const path = join(folder, name);
  const store = await openStore(path);
  for (let n = 0; n < 12; n += 1) {
    const both = [write('mesa', n, `mesa-${n}`), write('table', n, `table-${n}`)];
    receipt(await store.append(command(both, { actor: `player:p-${n}`, commandId: `command-${n}` })));
  }
  const events = [...(await all(store.read('mesa'))), ...(await all(store.read('table')))];
  await store.close();
  return { path, bytes: readFileSync(path), events };
}

test('a flipped byte anywhere in an event is found, and the event is named', async () => {
  const { path, bytes, events } = await written('named.db');
  const event = events.find(({ stream, version }) => stream === 'table' && version === 7)!;
  const parts: [string, Buffer][] = [
    ['data', Buffer.from(event.data)],
    ['hash', Buffer.from(`\0${event.data}\0\0${event.hash}`)],
    ['the link to the one before', Buffer.from(`table\0${event.version - 1}\0${event.prev}`)],
  ];
  for (const [part, found] of parts) {
    const flipped = Buffer.from(bytes);
    // Pages that were split keep a copy of what has moved: it counts for nothing, and is flipped as well.
    for (let at = bytes.indexOf(found); at >= 0; at = bytes.indexOf(found, at + 1))
      flipped[at + found.length - 1]! ^= 1;
    expect(flipped.equals(bytes), part).toBe(false);
    writeFileSync(path, flipped);
    const store = await openStore(path);
    expect(await verifyChain(store), part).toEqual({ ok: false, stream: 'table', version: 7, fault: 'changed' });
    await store.close();
  }
});

test('no single flipped byte of the file changes an event unnoticed', async () => {
  const { path, bytes, events } = await written('anywhere.db');
  let found = 0;
  let harmless = 0;
  // Every position would take minutes; 13 is prime to all that is aligned.
  for (let at = 0; at < bytes.length; at += bytes[at] === 0 ? 131 : 13) {
    const flipped = Buffer.from(bytes);
    flipped[at]! ^= 1 << (at % 8);
    writeFileSync(path, flipped);
    const read = await readAgain(path);
    if (read === 'found') found += 1;
    else {
      expect(read, `byte ${at}`).toEqual(events);
      harmless += 1;
    }
  }
  expect(found).toBeGreaterThan(100);
  expect(harmless).toBeGreaterThan(100);
});

/** The events, unless the damage is noticed. In this thread, to be quick. */
async function readAgain(path: string): Promise<Envelope[] | 'found'> {
  try {
    const database = openForReading(path, 100);
    try {
      const store = reading(path, readerOn(database));
      if ((await store.audit()).length > 0 || !(await verifyChain(store)).ok) return 'found';
      return [...(await all(store.read('mesa'))), ...(await all(store.read('table')))];
    } finally {
      database.close();
    }
  } catch {
    return 'found';
  }
}

function reading(path: string, reader: ReturnType<typeof readerOn>): EventStore {
  const attempt = async <T>(work: () => T): Promise<T> => {
    try {
      return work();
    } catch (error) {
      throw storeErrorOf(error, path);
    }
  };
  return storeOn({
    commit: () => Promise.reject(new Error('only read here')),
    events: (stream, from, limit) => attempt(() => reader.events(stream, from, limit)),
    async *appends() {},
    head: (stream) => attempt(() => reader.head(stream)),
    heads: (after, from, limit) => attempt(() => reader.heads(after, from, limit)),
    snapshot: (stream, shape) => attempt(() => reader.snapshot(stream, shape)),
    secret: (key) => attempt(() => reader.secret(key)),
    secretNames: async (...values) => reader.secretNames(...values),
    secrets: () => attempt(() => reader.secrets()),
    audit: () => attempt(() => reader.audit()),
    close: async () => {},
  });
}
