import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { backUp, type EventStore, openStore, restore, type SecretsThen, verifyChain } from '../src/index.ts';
import { all, command, receipt, write } from './sample.ts';

/** The vault as it was at the end of the file. */
export const asHeld: SecretsThen = { take: () => {}, secrets: (held) => held };

export const filesIn = (folder: string): readonly string[] => readdirSync(folder).sort();

/** Appends to two streams, handed in at once; each takes a second. */
export async function play(store: EventStore, from: number, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, i) => from + i);
  const appended = numbers.map((n) => {
    const writes = [write('wallet', n, -n), write('table', 2 * n, { n }, 'ñ')];
    return store.append(command(writes, { at: 1_700_000_000_000 + n * 1000, answer: `{"n":${n}}` }));
  });
  (await Promise.all(appended)).forEach(receipt);
}

/** What a store holds, all of it but its snapshots. */
export async function heldIn(store: EventStore): Promise<unknown> {
  return { appends: await all(store.appends()), heads: await all(store.streams()), vault: await store.vault.all() };
}

/** From one kind of store into another. */
export function describeBackup(
  name: string,
  from: () => Promise<string>,
  to: () => Promise<string>,
  folder: () => string,
): void {
  describe(name, () => {
    test('a backup that is restored is the same store, which takes more and answers as before', async () => {
      const [source, target, kept] = [await openStore(await from()), await to(), folder()];
      await play(source, 0, 250);
      await source.vault.put('cookie-key', 'c0ffee');
      const once = command([write('extra', 0, 'x')], { answer: 'first' });
      const first = receipt(await source.append(once));
      expect(await backUp(source, kept)).toMatchObject({ last: 251, appends: 251, events: 751 });
      expect(filesIn(kept)).toEqual(['sabot-000000000001.backup']);
      expect(await restore(kept, target, null, asHeld)).toMatchObject({ last: 251, end: 251, events: 751, streams: 3 });
      const copy = await openStore(target);
      expect(await heldIn(copy)).toEqual(await heldIn(source));
      expect(await copy.audit()).toEqual([]);
      expect(receipt(await copy.append(once))).toEqual({ ...first, repeated: true });
      await play(copy, 250, 1);
      expect((await copy.head('table'))?.version).toBe(502);
      expect(await verifyChain(copy)).toMatchObject({ ok: true });
      await Promise.all([source.close(), copy.close()]);
    });

    test('is restored to any append, and nothing after it', async () => {
      const [source, kept] = [await openStore(await from()), folder()];
      await play(source, 0, 5);
      await backUp(source, kept);
      await play(source, 5, 7);
      await backUp(source, kept);
      const rows = await all(source.appends());
      for (const commit of [1, 6]) {
        const target = await to();
        expect(await restore(kept, target, { commit }, asHeld)).toMatchObject({ last: commit, end: 12 });
        const copy = await openStore(target);
        expect(await all(copy.appends())).toEqual(rows.slice(0, commit));
        expect(await verifyChain(copy)).toMatchObject({ ok: true, events: 3 * commit });
        expect(receipt(await copy.append(command([write('table', 2 * commit, 'on')]))).commit).toBe(commit + 1);
        await copy.close();
      }
      await source.close();
    });

    test('has every append of a command that was done anew after its answer was forgotten', async () => {
      const [source, kept, target] = [await openStore(await from()), folder(), await to()];
      await play(source, 0, 3);
      const again = command([write('wallet', 3, 'first')], { commandId: 'again', answer: '1' });
      receipt(await source.append(again));
      const doneAnew = async (version: number): Promise<number> => {
        await source.sealing!.seal({ streams: [{ stream: 'wallet', to: version }], mayArchive: true });
        await source.sealing!.tidy(Date.now());
        const { repeated, commit } = receipt(
          await source.append({
            ...again,
            writes: [write('wallet', version, 'anew'), write('other', 0)],
            answer: 'anew',
          }),
        );
        expect(repeated).toBe(false);
        return commit;
      };
      await doneAnew(4);
      // More than are restored at a time lie between.
      const between = Array.from({ length: 210 }, (_, n) => source.append(command([write('between', n, n)])));
      (await Promise.all(between)).forEach(receipt);
      await doneAnew(5);
      const last = await doneAnew(6);
      await backUp(source, kept);
      await restore(kept, target, null, asHeld);
      const copy = await openStore(target);
      expect(await heldIn(copy)).toEqual(await heldIn(source));
      expect(await verifyChain(copy)).toMatchObject({ ok: true });
      expect(await copy.audit()).toEqual([]);
      expect(receipt(await copy.append(again))).toMatchObject({ repeated: true, commit: last, answer: 'anew' });
      await copy.sealing!.seal({ streams: [{ stream: 'wallet', to: 7 }], mayArchive: true });
      await copy.sealing!.tidy(0);
      expect(await heldIn(copy)).toEqual(await heldIn(source));
      await Promise.all([source.close(), copy.close()]);
    });

    test('is whole and of one moment while others write', async () => {
      const [location, kept] = [await from(), folder()];
      const [writer, reader] = await Promise.all([openStore(location), openStore(location)]);
      let isOver = false;
      const writing = (async () => {
        for (let n = 0; !isOver; n += 1) {
          const shoe =
            n % 2 === 0
              ? { kind: 'put' as const, key: 'k', value: `of ${n + 1}` }
              : { kind: 'remove' as const, key: 'k' };
          receipt(await writer.append(command([write('table', n, n)], { vault: [shoe] })));
        }
      })();
      while ((await reader.head('table')) === null);
      for (let n = 0; n < 6; n += 1) await backUp(reader, kept);
      isOver = true;
      await writing;
      const target = await to();
      const { last } = await restore(kept, target, null, asHeld);
      const copy = await openStore(target);
      const { secrets } = await copy.vault.all();
      // The secret belongs to the last append: put by each odd one, removed by each even one.
      expect(secrets).toEqual(last % 2 === 1 ? new Map([['k', `of ${last}`]]) : new Map());
      await Promise.all([writer.close(), reader.close(), copy.close()]);
    });
  });
}
