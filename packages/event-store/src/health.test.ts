import { expect, test } from 'vitest';
import { GroupCommit } from './group-commit.ts';
import { Health } from './health.ts';
import type { Operation, Outcome } from './plan.ts';
import { StoreError } from './store-error.ts';

const WRITE: Operation = { kind: 'vault', change: { kind: 'remove', key: 'k' } };
const LOOK: Operation = { kind: 'lookup', lookup: { commandId: 'c', actor: 'a', stream: 's' } };
const DONE: Outcome = { ok: true, value: { commandId: '', repeated: false, commit: 0, heads: [], answer: null } };
const full = new StoreError('cannot-open', 'The disk is full.');

function disk() {
  const state = { isFull: false, isFrozen: false, probes: 0 };
  const group = new GroupCommit(async (batch) => {
    if (state.isFull && batch.some(({ kind }) => kind !== 'lookup')) throw full;
    return batch.map(() => DONE);
  });
  const health = new Health(
    {
      look: () => {
        state.probes += 1;
        return state.isFrozen ? new Promise(() => undefined) : group.add(LOOK);
      },
      write: () => group.add(WRITE),
    },
    20,
  );
  group.observe(health);
  return { state, health, group };
}

test('a store that answers is well', async () => {
  const { health } = disk();
  expect(await health.ping()).toBeNull();
});

test('a full disk takes a look but no write: after a failed batch it is asked to write, until it can', async () => {
  const { state, health, group } = disk();
  state.isFull = true;
  expect(await health.ping(), 'nobody has tried').toBeNull();
  await expect(group.add(WRITE)).rejects.toBe(full);
  expect(await health.ping()).toBe(full);
  expect(await health.ping()).toBe(full);
  state.isFull = false;
  expect(await health.ping()).toBeNull();
});

test('a store that is silent is unreachable, and is asked once however many wait', async () => {
  const { state, health } = disk();
  state.isFrozen = true;
  const said = await Promise.all([health.ping(), health.ping()]);
  expect(said.map((one) => one?.code)).toEqual(['unreachable', 'unreachable']);
  expect((await health.ping())?.code).toBe('unreachable');
  expect(state.probes).toBe(1);
});
