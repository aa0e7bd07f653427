import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Envelope, type EventStore, openStream, type StoreError, verifyChain } from '../src/index.ts';
import { all, command, receipt, refusal, write } from './sample.ts';

/** What the suite needs to know of a kind of store. */
export interface SealedKind {
  readonly name: string;
  /** A place in which nothing is kept. */
  fresh(): Promise<string>;
  open(location: string): Promise<EventStore>;
  /** The same once more in another place; nobody has either open. */
  copyOf(location: string): Promise<string>;
  /** A folder in which nothing is. */
  folder(): string;
  /** Fills a place with what was written before acts were kept. */
  writeOlder(location: string): Promise<void>;
  /** Somebody writes other data into an event, or zeros into a block. */
  changeEvent(location: string, stream: string, version: number, data: string): Promise<void>;
  breakBlock(location: string, no: number): Promise<void>;
  /** How many rows hold what lies in no block, and how many blocks are kept in the store itself. */
  count(location: string): Promise<{ readonly appends: number; readonly runs: number; readonly blocks: number }>;
}

const DAY = 24 * 3600 * 1000;
const LONG_AGO = Date.UTC(2026, 0, 1);
const NOW = LONG_AGO + 40 * DAY;
export const TALLA = 20;
const ids = (talla: number, n: number): string => `act:ana:${talla}-${n}`;

/** Three tallas at a table, a day apart, with wallets and a record beside it. */
export async function played({ open }: Pick<SealedKind, 'open'>, path: string): Promise<EventStore> {
  const store = await open(path);
  for (let talla = 0; talla < 3; talla += 1) {
    for (let n = 0; n < TALLA; n += 1) {
      const version = talla * TALLA + n;
      const writes = [write('table:a', version, `coup ${version}`)];
      if (n === 0) writes.push(write('wallet:ana', talla, -talla));
      if (n === 3) writes.unshift(write('fairness:a', talla, `shuffle ${talla}`));
      if (n === 5) writes.push(write('wallet:ana', talla + 1));
      const sent = { commandId: ids(talla, n), at: LONG_AGO + talla * DAY + n, answer: JSON.stringify({ version }) };
      receipt(await store.append(command(writes, sent)));
    }
    receipt(await store.append(command([write('wallet:bea', talla, talla)], { commandId: `grant:${talla}` })));
  }
  return store;
}
export const talla = (no: number) => ({
  streams: [
    { stream: 'table:a', to: no * TALLA },
    { stream: 'fairness:a', to: no },
  ],
  mayArchive: true,
});
interface Everything {
  readonly events: readonly (readonly Envelope[])[];
  readonly appends: readonly unknown[];
}
export async function everything(store: EventStore): Promise<Everything> {
  const names = (await all(store.streams())).map(({ stream }) => stream);
  return {
    events: await Promise.all(names.map((name) => all(store.read(name)))),
    appends: await all(store.appends()),
  };
}
const asked = (commandId: string) => ({ commandId, actor: 'player:ana', stream: 'table:a' });

export function describeSealing(kind: SealedKind): void {
  const { fresh, open } = kind;
  describe(`${kind.name}: a sealed talla`, () => {
    test('is read, verified, asked for and copied just as before, also by whoever opens the file anew', async () => {
      const path = await fresh();
      let store = await played(kind, path);
      const before = await everything(store);
      const heads = await all(store.streams());
      expect(await store.sealing!.sealedTo('table:a')).toBe(0);
      expect(await store.sealing!.seal(talla(1))).toBe(TALLA);
      expect(await store.sealing!.seal(talla(2))).toBe(TALLA);
      expect(await store.sealing!.seal(talla(2))).toBe(0);
      expect(await store.sealing!.sealedTo('table:a')).toBe(2 * TALLA);
      for (const step of ['beside its rows', 'without its rows', 'opened anew']) {
        expect(await everything(store), step).toEqual(before);
        expect(await all(store.streams()), step).toEqual(heads);
        expect(await verifyChain(store), step).toEqual({ ok: true, streams: 4, events: 60 + 3 + 3 + 3 });
        expect(await store.audit(), step).toEqual([]);
        expect(await all(store.read('table:a', 25, 27)), step).toEqual(before.events[1]!.slice(24, 27));
        const found = await store.find(asked(ids(1, 5)));
        expect(found && receipt(found), step).toMatchObject({
          repeated: true,
          commit: 27,
          answer: '{"version":25}',
          heads: [
            { stream: 'table:a', version: 26 },
            { stream: 'wallet:ana', version: 2, hash: before.events[2]![1]!.hash },
          ],
        });
        const repeated = command([write('table:a', 60, 'again')], { commandId: ids(0, 0) });
        expect(receipt(await store.append(repeated)), step).toMatchObject({ repeated: true, commit: 1 });
        expect(refusal(await store.append({ ...repeated, actor: 'player:eve' })), step).toMatchObject({
          code: 'foreign-command',
        });
        const count = { shape: `count ${step}`, initial: 0, evolve: (sum: number) => sum + 1, every: 10 };
        expect(await openStream(store, 'table:a', count), step).toMatchObject({ state: 60, folded: 60 });
        expect(await openStream(store, 'table:a', count), step).toMatchObject({ state: 60, folded: 0 });
        if (step === 'beside its rows') await store.sealing!.tidy(0);
        else {
          await store.close();
          store = await open(path);
        }
      }
      await store.close();
      // Two buy-ins stay for their wallets; the grants and the talla in play were not asked for.
      expect(await kind.count(path)).toEqual({ appends: 2 + 3 + TALLA, runs: 4, blocks: 2 });
    });

    test('is not taken where an append goes on beyond it, nor where somebody changed an event', async () => {
      const path = await fresh();
      const store = await open(path);
      receipt(await store.append(command([write('table:a', 0, 1, 2)])));
      receipt(await store.append(command([write('table:a', 2, 3, 4)])));
      await store.close();
      await kind.changeEvent(path, 'table:a', 4, '{"value":5}');
      const again = await open(path);
      expect(await again.sealing!.seal({ streams: [{ stream: 'table:a', to: 3 }], mayArchive: true })).toBe(1);
      await expect(
        again.sealing!.seal({ streams: [{ stream: 'table:a', to: 4 }], mayArchive: true }),
      ).rejects.toMatchObject({
        code: 'damaged',
        message: expect.stringMatching(
          /^[^\n]* not sealed, [^\n]*verify the store\.$|not as it was written, and was not sealed; verify the store\.$/,
        ),
      });
      expect(await verifyChain(again)).toEqual({ ok: false, stream: 'table:a', version: 4, fault: 'changed' });
      receipt(await again.append(command([write('table:b', 0, 1)])));
      await again.close();
    });

    test('keeps its answers until they are forgotten; then the same id is a new command', async () => {
      const store = await played(kind, await fresh());
      await store.sealing!.seal(talla(2));
      await store.sealing!.tidy(LONG_AGO);
      expect(await store.find(asked(ids(0, 2)))).not.toBeNull();
      await store.sealing!.tidy(NOW);
      expect(await store.find(asked(ids(0, 2)))).toBeNull();
      expect(await store.find(asked('grant:0'))).not.toBeNull();
      expect(await store.find(asked(ids(2, 2)))).not.toBeNull();
      expect(
        receipt(await store.append(command([write('table:a', 60, 'new')], { commandId: ids(0, 2) }))),
      ).toMatchObject({
        repeated: false,
      });
      expect(await verifyChain(store)).toMatchObject({ ok: true });
      await store.close();
    });

    test('of a store from before acts were kept is sealed too, and gives back what it held', async () => {
      const path = await fresh();
      await kind.writeOlder(path);
      const store = await open(path);
      const before = await everything(store);
      const [table] = await all(store.streams('table:'));
      expect(
        await store.sealing!.seal({ streams: [{ stream: table!.stream, to: table!.version }], mayArchive: true }),
      ).toBeGreaterThan(5);
      await store.sealing!.tidy(0);
      expect(await everything(store)).toEqual(before);
      expect(await verifyChain(store)).toEqual({ ok: true, streams: 4, events: 86 });
      expect(await store.audit()).toEqual([]);
      await store.close();
    });

    test('of names that every object has is sealed like any other', async () => {
      const store = await open(await fresh());
      const streams = ['__proto__', 'constructor', 'toString'];
      for (const stream of streams)
        receipt(await store.append(command([write(stream, 0, stream)], { commandId: stream })));
      const before = await everything(store);
      await store.sealing!.seal({ streams: streams.map((stream) => ({ stream, to: 1 })), mayArchive: true });
      await store.sealing!.tidy(0);
      expect(await everything(store)).toEqual(before);
      expect(await store.find(asked('constructor'))).toMatchObject({ ok: true });
      expect(await store.find(asked('hasOwnProperty'))).toBeNull();
      await store.close();
    });

    test('is sealed once by two who do it at the same time', async () => {
      const path = await fresh();
      const store = await played(kind, path);
      const before = await everything(store);
      const other = await open(path);
      const taken = await Promise.all([store, other].map(({ sealing }) => sealing!.seal(talla(2))));
      expect(taken.reduce((sum, one) => sum + one)).toBe(2 * TALLA);
      await Promise.all([store, other].map(({ sealing }) => sealing!.tidy(0)));
      for (const one of [store, other]) {
        expect(await everything(one)).toEqual(before);
        expect(await one.audit()).toEqual([]);
        await one.close();
      }
    });

    test('that was changed is named by the first event that cannot be read, and what is elsewhere can be', async () => {
      const path = await fresh();
      const store = await played(kind, path);
      await store.sealing!.seal(talla(1));
      await store.sealing!.seal(talla(2));
      await store.sealing!.tidy(0);
      await store.close();
      await kind.breakBlock(path, 2);
      const broken = await open(path);
      expect(await verifyChain(broken)).toEqual({ ok: false, stream: 'fairness:a', version: 2, fault: 'unreadable' });
      expect(await broken.audit()).toEqual(['Block 2 is missing or was changed; verify the store.']);
      expect(await all(broken.read('table:a', 1, TALLA))).toHaveLength(TALLA);
      expect(await all(broken.read('table:a', 2 * TALLA + 1))).toHaveLength(TALLA);
      await expect(all(broken.read('table:a'))).rejects.toMatchObject({ code: 'damaged' });
      await broken.close();
    });
  });

  describe(`${kind.name}: an archive`, () => {
    let base: string;
    let before: Everything;
    beforeAll(async () => {
      base = await fresh();
      const store = await played(kind, base);
      before = await everything(store);
      for (const no of [1, 2, 3]) await store.sealing!.seal(talla(no));
      await store.snapshots.save({ stream: 'table:a', shape: 'count', version: 60, state: '60' });
      await store.snapshots.save({ stream: 'fairness:a', shape: 'count', version: 3, state: '3' });
      await store.close();
    });
    /** A copy of the house and an empty place for its archive. */
    const house = async (): Promise<{ store: EventStore; path: string; to: string }> => {
      const path = await kind.copyOf(base);
      return { store: await open(path), path, to: kind.folder() };
    };
    const files = (to: string): string[] =>
      readdirSync(to, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.talla'))
        .sort();

    test('takes tallas that are old enough, and everything is read on, also by whoever opens the file anew', async () => {
      const { store, path, to } = await house();
      const report = await store.sealing!.archive({ folder: to, before: LONG_AGO + DAY + 100 });
      expect(report).toMatchObject({ blocks: 2, appends: 2 * TALLA });
      expect(await store.sealing!.archive({ folder: to, before: LONG_AGO + DAY + 100 })).toMatchObject({ blocks: 0 });
      expect(files(to)).toEqual([
        expect.stringMatching(/^2026-01-01\/1-[0-9a-f]{16}\.talla$/),
        expect.stringMatching(/^2026-01-02\/2-[0-9a-f]{16}\.talla$/),
      ]);
      // What a stream is opened with stays, however old it is.
      expect(await store.sealing!.archive({ folder: to, before: NOW })).toMatchObject({ blocks: 0 });
      await store.close();
      expect(await kind.count(path)).toMatchObject({ blocks: 1 });
      const again = await open(path);
      expect(await everything(again)).toEqual(before);
      expect(await verifyChain(again)).toMatchObject({ ok: true });
      expect(await again.audit()).toEqual([]);
      expect(await again.find(asked(ids(0, 2)))).toBeNull();
      await again.close();
    });

    test('that is missing or was changed is said in one line by whoever needs it, and by nobody else', async () => {
      const { store, to, path } = await house();
      await store.sealing!.archive({ folder: to, before: NOW });
      const [first, second] = files(to).map((name) => join(to, name)) as [string, string];
      await store.close();
      const kept = readFileSync(first);
      rmSync(first);
      const flipped = readFileSync(second);
      flipped[flipped.length - 9]! ^= 4;
      writeFileSync(second, flipped);
      const broken = await open(path);
      const said = async (work: Promise<unknown>): Promise<StoreError> =>
        work.then(
          () => expect.fail('it went well'),
          (error) => error,
        );
      const missing = {
        code: 'archive-missing',
        message: `Block 1 was moved to ${first}, and there is no such file; put it back there.`,
      };
      const changed = {
        code: 'archive-missing',
        message: `Block 2 lies in ${second}, and that file was changed; put back the one that was written.`,
      };
      expect(await said(all(broken.read('table:a')))).toMatchObject(missing);
      expect(await said(all(broken.read('table:a', TALLA + 1)))).toMatchObject(changed);
      expect(await said(verifyChain(broken))).toMatchObject(missing);
      expect(await broken.audit()).toEqual([missing.message, changed.message]);
      // Whoever does not need them notices nothing.
      expect(await all(broken.read('table:a', 2 * TALLA + 1))).toHaveLength(TALLA);
      expect(await all(broken.read('wallet:ana'))).toHaveLength(3);
      receipt(await broken.append(command([write('table:a', 60, 'on'), write('wallet:ana', 3, 1)])));
      await broken.snapshots.save({ stream: 'table:a', shape: 'x', version: 7, state: '{}' });
      expect(await broken.snapshots.load('table:a', 'x')).toBeNull();
      expect(await broken.ping()).toBeNull();
      writeFileSync(first, kept);
      expect(await all(broken.read('table:a', 1, TALLA))).toEqual(before.events[1]!.slice(0, TALLA));
      await broken.close();
    });

    test('may be moved: the next time one is made there, its files are found in the new place', async () => {
      const { store, to } = await house();
      await store.sealing!.archive({ folder: to, before: NOW });
      const elsewhere = `${to}-moved`;
      mkdirSync(elsewhere);
      for (const name of files(to)) {
        mkdirSync(join(elsewhere, name, '..'), { recursive: true });
        copyFileSync(join(to, name), join(elsewhere, name));
      }
      rmSync(to, { recursive: true });
      await expect(all(store.read('table:a'))).rejects.toMatchObject({ code: 'archive-missing' });
      expect(await store.sealing!.archive({ folder: elsewhere, before: NOW })).toMatchObject({ blocks: 0 });
      expect(await everything(store)).toEqual(before);
      await store.close();
    });

    test('is made once by two who do it at the same time, while a third writes', async () => {
      const { store, path, to } = await house();
      const other = await open(path);
      const writing = (async () => {
        for (let n = 0; n < 30; n += 1) receipt(await store.append(command([write('table:b', n, n)])));
      })();
      const reports = await Promise.all([
        store.sealing!.archive({ folder: to, before: NOW }),
        other.sealing!.archive({ folder: `${to}-2`, before: NOW }),
      ]);
      await writing;
      expect(reports.reduce((sum, { blocks }) => sum + blocks, 0)).toBe(2);
      expect(await verifyChain(other)).toMatchObject({ ok: true });
      expect(await all(other.read('table:a'))).toEqual(before.events[1]);
      expect(await store.audit()).toEqual([]);
      await Promise.all([store.close(), other.close()]);
    });

    test('that cannot be written says so in one line, and nothing was moved', async () => {
      const { store, to } = await house();
      writeFileSync(to, 'in the way');
      await expect(store.sealing!.archive({ folder: to, before: NOW })).rejects.toMatchObject({
        code: 'cannot-open',
        message: expect.stringMatching(/nothing more was moved, because \S+ cannot be written \([^\n]+\)\.$/),
      });
      expect(await everything(store)).toEqual(before);
      expect(await store.audit()).toEqual([]);
      await store.close();
    });
  });
}
