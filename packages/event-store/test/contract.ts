import { afterEach, describe, expect, test } from 'vitest';
import {
  type EventStore,
  NO_HASH,
  openStore,
  refuseSealed,
  resealVault,
  sealedVault,
  VaultKeys,
  vaultSeals,
  verifyChain,
} from '../src/index.ts';
import { describeActs } from './contract-acts.ts';
import { describeAppends } from './contract-appends.ts';
import { describeClaim } from './contract-claim.ts';
import { describeFolding } from './contract-folding.ts';
import { describeHolds } from './contract-holds.ts';
import { describeInput } from './contract-input.ts';
import { describeModel } from './contract-model.ts';
import { describeRaces } from './contract-races.ts';
import { all, command, receipt, refusal, values, write } from './sample.ts';

/** Everything an adapter promises. `fresh` gives the location of a store nobody has used. */
export function contract(name: string, fresh: () => Promise<string>, openAt = openStore): void {
  const open: EventStore[] = [];
  const reopen = async (location: string): Promise<EventStore> => {
    const store = await openAt(location);
    open.push(store);
    return store;
  };
  const opened = async (): Promise<EventStore> => reopen(await fresh());
  afterEach(async () => {
    await Promise.all(open.splice(0).map((store) => store.close()));
  });

  describe(name, () => {
    describeStreams(opened, fresh, reopen);
    describeCommands(opened);
    describeActs(opened, fresh, reopen);
    describeAppends(opened, fresh, reopen);
    describeFolding(opened);
    describeHolds(opened, fresh, reopen);
    describeModel(opened);
    describeVault(opened);
    describeInput(opened);
    describeRaces(fresh, reopen);
    describeClaim(fresh);
  });
}

type Opened = () => Promise<EventStore>;

function describeStreams(
  opened: Opened,
  fresh: () => Promise<string>,
  reopen: (at: string) => Promise<EventStore>,
): void {
  describe('streams', () => {
    test('an observer is told of every append, and where it left its streams', async () => {
      const store = await opened();
      const told: unknown[] = [];
      store.observe({
        handedIn: (kind) => told.push(kind),
        done: (_, outcome, ms) => told.push(outcome, ms > 0),
      });
      const appended = await store.append(command([write('table', 0, 'a')]));
      receipt(appended);
      expect(told).toEqual(['append', appended, true]);
    });
    test('hold what was appended, in order, with its whole envelope', async () => {
      const store = await opened();
      const first = command([write('table', 0, 'a', 'ñ €\u2028 🂡')]);
      const { heads } = receipt(await store.append(first));
      receipt(await store.append(command([write('table', 2, { deep: [1, null] })])));
      const events = await all(store.read('table'));
      expect(events.map(({ version }) => version)).toEqual([1, 2, 3]);
      expect(events[1]).toEqual({
        stream: 'table',
        version: 2,
        commit: 1,
        commandId: first.commandId,
        actor: 'player:ana',
        at: 1_700_000_000_000,
        ruleset: 'punto-banca',
        edition: 3,
        act: null,
        type: 'Noted',
        data: '{"value":"ñ €\u2028 🂡"}',
        prev: events[0]?.hash,
        hash: heads[0]?.hash,
      });
      expect(events[0]?.prev).toBe(NO_HASH);
    });

    test('are read from any version, over many pages, and are empty when they are not there', async () => {
      const store = await opened();
      const many = Array.from({ length: 600 }, (_, index) => index);
      receipt(await store.append(command([write('long', 0, ...many)])));
      receipt(await store.append(command([write('long', 600, ...many)])));
      expect((await all(store.read('long'))).map(({ version }) => version)).toEqual(
        [...Array(1200).keys()].map((n) => n + 1),
      );
      expect((await all(store.read('long', 1199))).map(({ version }) => version)).toEqual([1199, 1200]);
      expect(await all(store.read('long', 1201))).toEqual([]);
      expect((await all(store.read('long', 499, 502))).map(({ version }) => version)).toEqual([499, 500, 501, 502]);
      expect((await all(store.read('long', 1200, 5000))).map(({ version }) => version)).toEqual([1200]);
      expect(await all(store.read('long', 7, 6))).toEqual([]);
      expect(await all(store.read('nowhere'))).toEqual([]);
      expect(await store.head('nowhere')).toBeNull();
    });

    test('keep data byte for byte', async () => {
      const store = await opened();
      const data = '{ "b":1,\n "a" : 1e2, "b":2, "n":"\\u0000" }';
      const odd = { ...write('table', 0), events: [{ type: 'Odd', data }] };
      receipt(await store.append(command([odd])));
      expect((await all(store.read('table')))[0]?.data).toBe(data);
    });

    test('are listed by the bytes of their names, with their heads', async () => {
      const store = await opened();
      const names = ['table-2', 'Table-1', 'table-10', 'mesa', 'table-1', 'ñ', 'table', 'z', 'taxi'];
      await Promise.all(names.map((name) => store.append(command([write(name, 0, name)]))));
      const listed = await all(store.streams());
      expect(listed.map(({ stream }) => stream)).toEqual([
        'Table-1',
        'mesa',
        'table',
        'table-1',
        'table-10',
        'table-2',
        'taxi',
        'z',
        'ñ',
      ]);
      expect(listed[0]).toEqual(await store.head('Table-1'));
      expect((await all(store.streams('table-'))).map(({ stream }) => stream)).toEqual([
        'table-1',
        'table-10',
        'table-2',
      ]);
      expect((await all(store.streams('table')))[0]?.stream).toBe('table');
    });

    test('are listed completely when there are many, and only if something was written', async () => {
      const store = await opened();
      const names = Array.from({ length: 1003 }, (_, n) => `s-${String(n).padStart(5, '0')}`);
      await Promise.all(names.map((name) => store.append(command([write(name, 0, 1)]))));
      refusal(await store.append(command([write('only-tried', 3, 1)])));
      receipt(await store.append(command([write('only-looked', 0)])));
      expect((await all(store.streams())).map(({ stream }) => stream)).toEqual(names);
    });

    test('outlive the store that wrote them', async () => {
      const location = await fresh();
      const first = await reopen(location);
      const pending = Array.from({ length: 20 }, (_, n) => first.append(command([write(`s-${n}`, 0, n)])));
      await first.close();
      expect((await Promise.all(pending)).every(({ ok }) => ok)).toBe(true);
      const second = await reopen(location);
      expect(await values(second, 's-19')).toEqual([19]);
      expect(await verifyChain(second)).toEqual({ ok: true, streams: 20, events: 20 });
    });

    test('can be asked whether they can be written, and leave no trace of the asking', async () => {
      const store = await opened();
      expect(await Promise.all([store.ping(), store.ping()])).toEqual([null, null]);
      expect(await all(store.streams())).toEqual([]);
      await store.close();
      expect(await store.ping()).toMatchObject({ code: 'closed' });
    });

    test('take nothing more once the store is closed', async () => {
      const store = await opened();
      await Promise.all([store.close(), store.close()]);
      await expect(store.append(command([write('table', 0, 1)]))).rejects.toMatchObject({ code: 'closed' });
      await expect(store.head('table')).rejects.toMatchObject({ code: 'closed' });
      await expect(all(store.read('table'))).rejects.toMatchObject({ code: 'closed' });
    });
  });

  describe('an append to several streams', () => {
    test('is written whole', async () => {
      const store = await opened();
      const { heads } = receipt(
        await store.append(command([write('wallet', 0, -50), write('table', 0, 50, 'seated')])),
      );
      expect(heads.map(({ stream, version }) => [stream, version])).toEqual([
        ['wallet', 1],
        ['table', 2],
      ]);
      expect(heads).toEqual([await store.head('wallet'), await store.head('table')]);
    });

    test('or not at all', async () => {
      const store = await opened();
      receipt(await store.append(command([write('table', 0, 'open')])));
      const late = command([write('wallet', 0, -50), write('table', 0, 50)], {
        vault: [{ kind: 'put', key: 'k', value: 'v' }],
      });
      expect(refusal(await store.append(late))).toEqual({ code: 'conflict', stream: 'table', expected: 0, actual: 1 });
      expect(await store.head('wallet')).toBeNull();
      expect(await store.vault.get('k')).toBeNull();
    });

    test('can hold a stream to its version without writing to it', async () => {
      const store = await opened();
      receipt(await store.append(command([write('seats', 0, 'taken')])));
      expect((await store.append(command([write('seats', 0), write('table', 0, 1)]))).ok).toBe(false);
      const { heads } = receipt(await store.append(command([write('seats', 1), write('table', 0, 1)])));
      expect(heads.map(({ version }) => version)).toEqual([1, 1]);
      expect(await values(store, 'seats')).toEqual(['taken']);
    });
  });
}

function describeCommands(opened: Opened): void {
  describe('a command', () => {
    test('that is repeated gets its first answer, and writes nothing', async () => {
      const store = await opened();
      const once = command([write('table', 0, 'stake'), write('wallet', 0, -5)], { answer: '{"ok":"first"}' });
      const first = receipt(await store.append(once));
      receipt(await store.append(command([write('table', 1, 'more')])));
      const again = receipt(
        await store.append({ ...once, at: 9, answer: 'second', writes: [write('table', 2, 'twice')] }),
      );
      expect(first).toMatchObject({ repeated: false, answer: '{"ok":"first"}' });
      expect(again).toEqual({ ...first, repeated: true });
      expect(await values(store, 'table')).toEqual(['stake', 'more']);
    });

    test('is written once when it is sent many times at once', async () => {
      const store = await opened();
      const once = command([write('table', 0, 'stake')]);
      const receipts = (await Promise.all(Array.from({ length: 20 }, () => store.append(once)))).map(receipt);
      expect(receipts.map(({ repeated }) => repeated)).toEqual([false, ...Array(19).fill(true)]);
      expect(new Set(receipts.map(({ heads }) => heads[0]?.hash)).size).toBe(1);
    });

    test('that was refused may be sent again', async () => {
      const store = await opened();
      const late = command([write('table', 1, 'b')]);
      expect((await store.append(late)).ok).toBe(false);
      receipt(await store.append(command([write('table', 0, 'a')])));
      expect(receipt(await store.append(late)).repeated).toBe(false);
    });

    test('may have an answer and no events', async () => {
      const store = await opened();
      const refused = command([], { answer: 'over-the-maximum' });
      receipt(await store.append(refused));
      expect(receipt(await store.append(refused))).toMatchObject({
        repeated: true,
        answer: 'over-the-maximum',
        heads: [],
      });
    });

    test('answers only to whoever sent it first', async () => {
      const store = await opened();
      const mine = command([write('table', 0, 1)], { answer: 'for ana' });
      receipt(await store.append(mine));
      expect(refusal(await store.append({ ...mine, actor: 'player:eve' }))).toEqual({
        code: 'foreign-command',
        commandId: mine.commandId,
      });
    });
  });
}

function describeVault(opened: Opened): void {
  describe('the vault', () => {
    test('keeps a secret until it is removed, and never another under the same key', async () => {
      const store = await opened();
      expect(await store.vault.get('talla-1')).toBeNull();
      expect(await store.vault.put('talla-1', 'c0ffee')).toBe(true);
      expect(await store.vault.put('talla-1', 'c0ffee')).toBe(true);
      expect(await store.vault.put('talla-1', 'decade')).toBe(false);
      expect(await store.vault.get('talla-1')).toBe('c0ffee');
      await store.vault.remove('talla-1');
      expect(await store.vault.get('talla-1')).toBeNull();
    });

    test('lists its keys, and replaces a secret only by way of the one it holds', async () => {
      const store = await opened();
      for (const key of ['b', 'a', 'ñ']) await store.vault.put(key, 'old');
      expect(await all(store.vault.names())).toEqual(['a', 'b', 'ñ']);
      expect(await store.vault.replace('a', 'other', 'new')).toBe(false);
      expect(await store.vault.replace('nowhere', 'old', 'new')).toBe(false);
      expect(await store.vault.replace('a', 'old', 'new')).toBe(true);
      expect([await store.vault.get('a'), await store.vault.get('b')]).toEqual(['new', 'old']);
    });

    test('that is sealed shows nothing in the store beneath, and means the same', async () => {
      const plain = await opened();
      const [old, fresh] = ['11'.repeat(32), '22'.repeat(32)] as const;
      const first = VaultKeys.from(old)!;
      const store = sealedVault(plain, first);
      expect(await plain.vault.put('left', 'plain-secret')).toBe(true);
      expect(await store.vault.put('k', 'c0ffee')).toBe(true);
      expect(await store.vault.put('k', 'c0ffee'), 'the same again').toBe(true);
      expect(await store.vault.put('k', 'decade'), 'another').toBe(false);
      receipt(
        await store.append(command([write('t', 0, 1)], { vault: [{ kind: 'put', key: 'shoe', value: 'ca4d5' }] })),
      );
      expect(await store.vault.get('shoe')).toBe('ca4d5');
      for (const name of ['k', 'shoe']) expect(await plain.vault.get(name)).not.toMatch(/c0ffee|ca4d5/);
      // Sealed anew: what was plain too; the old key opens nothing more.
      const both = VaultKeys.from(`${fresh},${old}`)!;
      expect(await resealVault(plain, both)).toBe(3);
      expect(await resealVault(plain, both)).toBe(0);
      expect(await vaultSeals(plain)).toEqual(new Map([[both.id, 3]]));
      const now = sealedVault(plain, VaultKeys.from(fresh)!);
      expect(await Promise.all(['k', 'left', 'shoe'].map(now.vault.get))).toEqual(['c0ffee', 'plain-secret', 'ca4d5']);
      await expect(store.vault.get('k')).rejects.toMatchObject({ code: 'sealed' });
      await expect(refuseSealed(plain)).rejects.toMatchObject({
        code: 'sealed',
        message: expect.stringContaining(both.id),
      });
    });

    test('takes a secret with the commitment, and gives it up with the reveal', async () => {
      const store = await opened();
      const committed = command([write('table', 0, 'sha')], { vault: [{ kind: 'put', key: 'k', value: 'c0ffee' }] });
      receipt(await store.append(committed));
      expect(await store.vault.get('k')).toBe('c0ffee');
      const other = command([write('table', 1, 'sha-2')], { vault: [{ kind: 'put', key: 'k', value: 'decade' }] });
      expect(refusal(await store.append(other))).toEqual({ code: 'secret-exists', key: 'k' });
      receipt(await store.append(command([write('table', 1, 'c0ffee')], { vault: [{ kind: 'remove', key: 'k' }] })));
      expect(await store.vault.get('k')).toBeNull();
      expect(await values(store, 'table')).toEqual(['sha', 'c0ffee']);
    });

    test('shows in no reading of streams', async () => {
      const store = await opened();
      const hidden = command([write('table', 0, 1)], { vault: [{ kind: 'put', key: 'key-of-it', value: 'c0ffee' }] });
      const shown = [
        await store.append(hidden),
        await store.append(hidden),
        await all(store.read('table')),
        await all(store.streams()),
        await verifyChain(store),
        await store.audit(),
      ];
      expect(JSON.stringify(shown)).not.toMatch(/c0ffee|key-of-it/);
    });
  });
}
