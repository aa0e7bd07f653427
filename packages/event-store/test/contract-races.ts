import { describe, expect, test } from 'vitest';
import { type EventStore, verifyChain } from '../src/index.ts';
import { all, command, receipt, refusal, values, write } from './sample.ts';

type Reopen = (location: string) => Promise<EventStore>;

export function describeRaces(fresh: () => Promise<string>, reopen: Reopen): void {
  describe('concurrent writers', () => {
    test('in one batch: the refusal of one fails no other', async () => {
      const store = await reopen(await fresh());
      const outcomes = await Promise.all([
        store.append(command([write('a', 0, 'first')])),
        store.append(command([write('a', 0, 'too late')])),
        store.append(command([write('b', 0, 'other')])),
        store.append(command([write('a', 1, 'second')])),
        store.append(command([write('b', 1, 'half'), write('a', 9, 'half')])),
      ]);
      expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true, true, false]);
      expect(refusal(outcomes[1]!)).toEqual({ code: 'conflict', stream: 'a', expected: 0, actual: 1 });
      expect(await values(store, 'a')).toEqual(['first', 'second']);
      expect(await values(store, 'b')).toEqual(['other']);
    });

    test('of two nodes: of all who saw the same version one is taken', async () => {
      const location = await fresh();
      const nodes = await Promise.all([reopen(location), reopen(location)]);
      for (let version = 0; version < 20; version += 1) {
        const tries = nodes.flatMap((node, n) =>
          ['x', 'y'].map((name) => node.append(command([write('table', version, `${n}${name}`)]))),
        );
        const outcomes = await Promise.all(tries);
        expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
        expect(outcomes.filter((one) => !one.ok && one.refusal.code === 'conflict')).toHaveLength(3);
      }
      expect(await nodes[0].head('table')).toMatchObject({ version: 20 });
      expect(await verifyChain(nodes[1])).toEqual({ ok: true, streams: 1, events: 20 });
    });

    test('of two nodes: one command sent to both is written once, whatever streams it names', async () => {
      const location = await fresh();
      const nodes = await Promise.all([reopen(location), reopen(location)]);
      for (let round = 0; round < 20; round += 1) {
        const once = command([]);
        const receipts = (
          await Promise.all(nodes.map((node, n) => node.append({ ...once, writes: [write(`t-${round}-${n}`, 0, n)] })))
        ).map(receipt);
        expect(receipts.map(({ repeated }) => repeated).sort()).toEqual([false, true]);
        expect(receipts[0]!.heads).toEqual(receipts[1]!.heads);
      }
      expect(await all(nodes[0].streams())).toHaveLength(20);
    });

    test('of two nodes: looking up a command writes nothing, also where the other is exactly one event ahead', async () => {
      const location = await fresh();
      const [mine, theirs] = await Promise.all([reopen(location), reopen(location)]);
      receipt(await mine.append(command([write('table', 0, 'mine')])));
      for (let ahead = 1; ahead <= 3; ahead += 1) {
        receipt(await theirs.append(command([write('table', ahead, 'theirs')])));
        const asked = command([write('table', ahead + 1, 'asked')]);
        const lookup = { commandId: asked.commandId, actor: asked.actor, stream: 'table' };
        for (const store of [mine, theirs]) expect(await store.find(lookup)).toBeNull();
        expect(await mine.head('table')).toMatchObject({ version: ahead + 1 });
        // A lookup that left a trace would make of this a repetition.
        expect(refusal(await mine.append({ ...asked, writes: [write('table', 0, 'late')] })).code).toBe('conflict');
        expect(await theirs.find(lookup)).toBeNull();
      }
      expect(await mine.find({ commandId: 'x', actor: 'ana', stream: 'nowhere' })).toBeNull();
      expect(await all(mine.streams())).toHaveLength(1);
    });

    test('of two nodes: a command done by one is found by the other, with its first answer', async () => {
      const location = await fresh();
      const [mine, theirs] = await Promise.all([reopen(location), reopen(location)]);
      const once = command([write('table', 0, 'stake')], { answer: '"first"' });
      const first = receipt(await theirs.append(once));
      const lookup = { commandId: once.commandId, actor: once.actor, stream: 'table' };
      expect(await mine.find(lookup)).toEqual({ ok: true, value: { ...first, repeated: true } });
      expect(await mine.find({ ...lookup, actor: 'player:eve' })).toMatchObject({
        refusal: { code: 'foreign-command' },
      });
    });

    test('of one node: a lookup waits for an append that was handed in before it', async () => {
      const store = await reopen(await fresh());
      const once = command([write('table', 0, 'stake')], { answer: '"done"' });
      const lookup = { commandId: once.commandId, actor: once.actor, stream: 'table' };
      const [, found] = await Promise.all([store.append(once), store.find(lookup)]);
      expect(found).toMatchObject({ ok: true, value: { answer: '"done"' } });
    });

    test('of two nodes: chips that move between streams in both directions are neither lost nor made', async () => {
      const location = await fresh();
      const nodes = await Promise.all([reopen(location), reopen(location)]);
      const move = async (store: EventStore, from: string, to: string) => {
        for (let tries = 0; ; tries += 1) {
          const [a, b] = [await store.head(from), await store.head(to)];
          const once = command([write(from, a?.version ?? 0, -1), write(to, b?.version ?? 0, 1)]);
          if ((await store.append(once)).ok) return tries;
        }
      };
      const moves = nodes.flatMap((node, n) =>
        Array.from({ length: 10 }, () => move(node, n === 0 ? 'p' : 'q', n === 0 ? 'q' : 'p')),
      );
      await Promise.all(moves);
      const sums = [await values(nodes[0], 'p'), await values(nodes[1], 'q')].map((list) =>
        (list as number[]).reduce((sum, value) => sum + value, 0),
      );
      expect(sums).toEqual([0, 0]);
      expect(await verifyChain(nodes[0])).toEqual({ ok: true, streams: 2, events: 40 });
    });
  });
}
