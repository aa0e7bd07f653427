import { describe, expect, test } from 'vitest';
import { type EventStore, verifyChain } from '../src/index.ts';
import { raceOwners } from './race-owners.ts';
import { all, command, receipt, refusal, values, write } from './sample.ts';

type Reopen = (location: string) => Promise<EventStore>;

export function describeHolds(opened: () => Promise<EventStore>, fresh: () => Promise<string>, reopen: Reopen): void {
  describe('held streams', () => {
    test('an append is written while what it holds stands where it says, and leaves no trace of it', async () => {
      const store = await opened();
      const owner = { stream: 'owner', version: 1 };
      receipt(await store.append(command([write('owner', 0, 'me')])));
      const { heads } = receipt(await store.append(command([write('table', 0, 'a')], { holds: [owner] })));
      expect(heads.map(({ stream, version }) => [stream, version])).toEqual([['table', 1]]);
      const free = { stream: 'nobody-wrote', version: 0 };
      receipt(await store.append(command([write('table', 1, 'b')], { holds: [owner, free] })));
      expect(await store.head('owner')).toMatchObject({ version: 1 });
      expect((await all(store.streams())).map(({ stream }) => stream)).toEqual(['owner', 'table']);
      const rows = await all(store.appends());
      expect(rows.map(({ row }) => row.writes.map(({ stream }) => stream))).toEqual([['owner'], ['table'], ['table']]);
      expect(await verifyChain(store)).toMatchObject({ ok: true, events: 3 });
    });

    test('whoever holds a stream at another version is refused with both, and writes nothing', async () => {
      const store = await opened();
      receipt(await store.append(command([write('owner', 0, 'me')])));
      receipt(await store.append(command([write('owner', 1, 'you')])));
      for (const version of [0, 1, 3]) {
        const late = command([write('table', 0, 'late'), write('wallet', 0, 'late')], {
          holds: [{ stream: 'owner', version }],
          vault: [{ kind: 'put', key: 'shoe', value: 'late' }],
        });
        expect(refusal(await store.append(late))).toEqual({
          code: 'conflict',
          stream: 'owner',
          expected: version,
          actual: 2,
        });
      }
      expect(await store.head('table')).toBeNull();
      expect(await store.vault.get('shoe')).toBeNull();
    });

    test('in one batch it counts what was written before: the old owner is refused, the new one is not', async () => {
      const store = await opened();
      const outcomes = await Promise.all([
        store.append(command([write('owner', 0, 'me')])),
        store.append(command([write('table', 0, 'mine')], { holds: [{ stream: 'owner', version: 1 }] })),
        store.append(command([write('owner', 1, 'you')])),
        store.append(command([write('table', 1, 'late')], { holds: [{ stream: 'owner', version: 1 }] })),
        store.append(command([write('table', 1, 'yours')], { holds: [{ stream: 'owner', version: 2 }] })),
      ]);
      expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true, false, true]);
      expect(await values(store, 'table')).toEqual(['mine', 'yours']);
    });

    test('a command that was done is answered again, whoever owns the table now', async () => {
      const store = await opened();
      receipt(await store.append(command([write('owner', 0, 'me')])));
      const once = command([write('table', 0, 'stake')], {
        holds: [{ stream: 'owner', version: 1 }],
        answer: '"done"',
      });
      receipt(await store.append(once));
      receipt(await store.append(command([write('owner', 1, 'you')])));
      expect(receipt(await store.append(once))).toMatchObject({ repeated: true, answer: '"done"' });
    });

    test('of two owners who race for a table, nothing is ever written by the one who lost it', async () => {
      const location = await fresh();
      const nodes = await Promise.all([reopen(location), reopen(location)]);
      const { stale, kept } = await raceOwners(nodes, 50);
      expect(Math.min(stale, kept)).toBeGreaterThan(0);
    });
  });
}
