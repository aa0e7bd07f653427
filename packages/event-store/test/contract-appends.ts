import { describe, expect, test } from 'vitest';
import { type EventStore, type NumberedRow, sealedVault, VaultKeys } from '../src/index.ts';
import { all, command, receipt, refusal, write } from './sample.ts';

const numbers = (rows: readonly NumberedRow[]): readonly number[] => rows.map(({ commit }) => commit);

export function describeAppends(
  opened: () => Promise<EventStore>,
  fresh: () => Promise<string>,
  reopen: (location: string) => Promise<EventStore>,
): void {
  describe('whole appends', () => {
    test('are read in the order of their commits, with everything that was written', async () => {
      const store = await opened();
      const first = command([write('table', 0, 'a', 'b'), write('wallet', 0, -5)], { answer: '{"ok":true}' });
      const acted = { ...write('table', 2, 'c'), events: [{ type: 'Odd', data: '{ "n" : 1e2 }', act: '{"by":"ñ"}' }] };
      receipt(await store.append(first));
      refusal(await store.append(command([write('table', 1, 'late')])));
      receipt(await store.append(command([], { answer: 'no events' })));
      receipt(await store.append(command([write('wallet', 1), acted], { actor: 'player:eve', at: 7 })));
      const rows = await all(store.appends());
      expect(numbers(rows)).toEqual([1, 2, 3]);
      const [table, wallet] = [await all(store.read('table')), await all(store.read('wallet'))];
      const kept = ({ type, data, act, hash }: (typeof table)[number]) => ({ type, data, act, hash });
      const law = { ruleset: 'punto-banca', edition: 3 };
      const { commandId, actor, at } = first;
      expect(rows[0]?.row).toEqual({
        commandId,
        actor,
        at,
        answer: '{"ok":true}',
        writes: [
          { stream: 'table', version: 0, prev: table[0]?.prev, ...law, events: table.slice(0, 2).map(kept) },
          { stream: 'wallet', version: 0, prev: wallet[0]?.prev, ...law, events: wallet.map(kept) },
        ],
      });
      expect(rows[1]?.row).toMatchObject({ answer: 'no events', writes: [] });
      expect(rows[2]?.row).toMatchObject({
        actor: 'player:eve',
        at: 7,
        answer: null,
        writes: [
          { stream: 'wallet', version: 1, prev: wallet[0]?.hash, events: [] },
          { stream: 'table', version: 2, prev: table[1]?.hash, ...law, events: table.slice(2).map(kept) },
        ],
      });
    });

    test('are read from one number on, up to another, and however many there are', async () => {
      const store = await opened();
      await Promise.all(Array.from({ length: 450 }, (_, n) => store.append(command([write(`s-${n % 7}-${n}`, 0, n)]))));
      const list = Array.from({ length: 450 }, (_, n) => n + 1);
      expect(numbers(await all(store.appends()))).toEqual(list);
      expect(numbers(await all(store.appends({ after: 200 })))).toEqual(list.slice(200));
      expect(numbers(await all(store.appends({ after: 17, to: 19 })))).toEqual([18, 19]);
      expect(numbers(await all(store.appends({ to: 2 })))).toEqual([1, 2]);
      expect(await all(store.appends({ after: 450 }))).toEqual([]);
      expect(await all(store.appends({ after: 9, to: 9 }))).toEqual([]);
    });

    test('are read while others write, each once and in order', async () => {
      const location = await fresh();
      const [writer, reader] = await Promise.all([reopen(location), reopen(location)]);
      const writing = Promise.all(
        Array.from({ length: 300 }, (_, n) => writer.append(command([write(`s-${n}`, 0, n)]))),
      );
      const seen: number[] = [];
      while (seen.length < 300) seen.push(...numbers(await all(reader.appends({ after: seen.length }))));
      await writing;
      expect(seen).toEqual(Array.from({ length: 300 }, (_, n) => n + 1));
    });
  });

  describe('the whole vault', () => {
    test('is read together with the number of the last append', async () => {
      const store = await opened();
      expect(await store.vault.all()).toEqual({ commit: 0, secrets: new Map() });
      const vault = [{ kind: 'put' as const, key: 'shoe', value: 'c0ffee' }];
      receipt(await store.append(command([write('t', 0, 1)], { vault })));
      await store.vault.put('cookie', 'key');
      const held = new Map([
        ['cookie', 'key'],
        ['shoe', 'c0ffee'],
      ]);
      expect(await store.vault.all()).toEqual({ commit: 1, secrets: held });
      receipt(await store.append(command([write('t', 1, 2)], { vault: [{ kind: 'remove', key: 'shoe' }] })));
      expect(await store.vault.all()).toEqual({ commit: 2, secrets: new Map([['cookie', 'key']]) });
    });

    test('that is sealed is opened by its keys, and shows nothing without them', async () => {
      const plain = await opened();
      const store = sealedVault(plain, VaultKeys.from('11'.repeat(32))!);
      await store.vault.put('k', 'c0ffee');
      expect((await store.vault.all()).secrets).toEqual(new Map([['k', 'c0ffee']]));
      expect([...(await plain.vault.all()).secrets.values()].join()).not.toContain('c0ffee');
    });
  });
}
