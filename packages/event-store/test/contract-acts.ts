import { describe, expect, test } from 'vitest';
import { type EventStore, verifyChain, type Write } from '../src/index.ts';
import { all, command, receipt, refusal, write } from './sample.ts';

/** A write whose events come from acts: each act with how many events it brought about. */
const acted = (
  stream: string,
  expected: number,
  ...acts: readonly (readonly [act: unknown, count: number])[]
): Write => ({
  ...write(stream, expected),
  events: acts.flatMap(([act, count]) =>
    Array.from({ length: count }, (_, n) => ({
      type: 'Noted',
      data: JSON.stringify({ n }),
      ...(n === 0 && { act: JSON.stringify(act) }),
    })),
  ),
});

export function describeActs(
  opened: () => Promise<EventStore>,
  fresh: () => Promise<string>,
  reopen: (location: string) => Promise<EventStore>,
): void {
  describe('acts', () => {
    test('are kept byte for byte with the first event they brought about, and with no other', async () => {
      const store = await opened();
      const [sit, burn] = [{ type: 'Sit', by: 'ñ €\u2028' }, { type: 'Burn' }];
      receipt(await store.append(command([acted('table', 0, [sit, 2], [burn, 1]), write('wallet', 0, 1, 2)])));
      expect((await all(store.read('table'))).map(({ act }) => act)).toEqual([
        JSON.stringify(sit),
        null,
        JSON.stringify(burn),
      ]);
      expect((await all(store.read('wallet'))).map(({ act }) => act)).toEqual([null, null]);
      expect(await verifyChain(store)).toMatchObject({ ok: true, events: 5 });
    });

    test('begin every append of a stream that has acts', async () => {
      const store = await opened();
      receipt(await store.append(command([acted('table', 0, [{}, 1])])));
      receipt(await store.append(command([write('table', 1, 'of no act'), write('wallet', 0, 1)])));
      expect(await verifyChain(store)).toEqual({ ok: false, stream: 'table', version: 2, fault: 'act-missing' });
    });

    test('are missed in a stream that is said to have them', async () => {
      const store = await opened();
      receipt(await store.append(command([write('table', 0, 1)])));
      expect(await verifyChain(store)).toMatchObject({ ok: true });
      expect(await verifyChain(store, [], (stream) => stream === 'table')).toEqual({
        ok: false,
        stream: 'table',
        version: 1,
        fault: 'act-missing',
      });
    });
  });

  describe('the number of an append', () => {
    test('grows by one, whatever it writes, and stays with the command', async () => {
      const store = await opened();
      const answered = command([], { answer: 'no events' });
      const first = receipt(await store.append(command([write('a', 0, 1), write('b', 0, 1)])));
      refusal(await store.append(command([write('a', 0, 'late')])));
      const second = receipt(await store.append(answered));
      await store.vault.put('k', 'v');
      const third = receipt(await store.append(command([write('b', 1, 2)])));
      expect([first, second, third].map(({ commit }) => commit)).toEqual([1, 2, 3]);
      expect(receipt(await store.append(answered))).toEqual({ ...second, repeated: true });
      expect((await all(store.read('b'))).map(({ commit }) => commit)).toEqual([1, 3]);
    });

    test('is nobody else’s, and follows the order of the commits, with two who write at once', async () => {
      const location = await fresh();
      const nodes = await Promise.all([reopen(location), reopen(location)]);
      const receipts = await Promise.all(
        nodes.flatMap((node, n) =>
          Array.from({ length: 40 }, async (_, i) => {
            const mine = receipt(await node.append(command([write(`${n}-${i}`, 0, i)])));
            // Whoever begins when this one is acknowledged comes after it, on either node.
            const next = receipt(await nodes[1 - n]!.append(command([write(`${n}-${i}-next`, 0, i)])));
            expect(next.commit).toBeGreaterThan(mine.commit);
            return [mine.commit, next.commit];
          }),
        ),
      );
      expect(receipts.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 160 }, (_, i) => i + 1));
    });
  });
}
