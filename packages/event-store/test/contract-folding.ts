import { describe, expect, test } from 'vitest';
import { type EventStore, openStream, upcasters } from '../src/index.ts';
import { all, command, receipt, valueIn, write } from './sample.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

export function describeFolding(opened: () => Promise<EventStore>): void {
  describe('snapshots', () => {
    test('are found by stream and shape, and the latest counts', async () => {
      const { append, snapshots } = await opened();
      receipt(await append(command([write('table', 0, ...numbers(9))])));
      await snapshots.save({ stream: 'table', shape: 'v1', version: 5, state: 'five' });
      await snapshots.save({ stream: 'table', shape: 'v1', version: 8, state: 'eight' });
      await snapshots.save({ stream: 'table', shape: 'v1', version: 6, state: 'late' });
      expect(await snapshots.load('table', 'v1')).toEqual({ version: 8, state: 'eight' });
      expect(await snapshots.load('table', 'v2')).toBeNull();
      expect(await snapshots.load('other', 'v1')).toBeNull();
      await snapshots.save({ stream: 'table', shape: 'v2', version: 3, state: 'three' });
      expect(await snapshots.load('table', 'v2')).toEqual({ version: 3, state: 'three' });
    });

    test('of a version that was never written are not kept', async () => {
      const { append, snapshots } = await opened();
      receipt(await append(command([write('table', 0, 1)])));
      await snapshots.save({ stream: 'table', shape: 'v1', version: 2, state: 'ahead' });
      expect(await snapshots.load('table', 'v1')).toBeNull();
    });

    test('make a long history as cheap to open as a short one', async () => {
      const store = await opened();
      const folding = (shape: string) => ({
        shape,
        initial: 0,
        evolve: (sum: number, event: { readonly data: string }) => sum + Number(valueIn(event)),
        every: 100,
      });
      for (let block = 0; block < 3; block += 1) {
        receipt(await store.append(command([write('table', block * 1000, ...numbers(1000))])));
      }
      expect(await openStream(store, 'table', folding('v1'))).toEqual({
        state: 1_501_500,
        version: 3000,
        folded: 3000,
      });
      expect(await openStream(store, 'table', folding('v1'))).toEqual({ state: 1_501_500, version: 3000, folded: 0 });
      receipt(await store.append(command([write('table', 3000, 1, 2)])));
      expect(await openStream(store, 'table', folding('v1'))).toEqual({ state: 1_501_503, version: 3002, folded: 2 });
      expect(await openStream(store, 'table', folding('v2'))).toMatchObject({ state: 1_501_503, folded: 3002 });
    });
  });

  describe('upcasters', () => {
    test('change what is folded, not what is stored', async () => {
      const store = await opened();
      receipt(await store.append(command([write('table', 0, 7)])));
      const up = upcasters([
        {
          from: 'Noted',
          to: 'Noted/2',
          up: (data) => ({ amount: (data as { value: number }).value }),
          pair: { before: { value: 1 }, after: { amount: 1 } },
        },
      ]);
      const folding = {
        shape: 'types',
        initial: [] as string[],
        evolve: (seen: string[], { type, data }: { readonly type: string; readonly data: string }) => [
          ...seen,
          type,
          data,
        ],
        upcasters: up,
      };
      expect((await openStream(store, 'table', folding)).state).toEqual(['Noted/2', '{"amount":7}']);
      expect((await all(store.read('table')))[0]).toMatchObject({ type: 'Noted', data: '{"value":7}' });
    });
  });
}
