import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { CROWD, ENOUGH, GroupCommit, MOST } from './group-commit.ts';
import type { Operation, Outcome } from './plan.ts';
import { StoreError, type StoreErrorCode } from './store-error.ts';

const remove = (key: string): Operation => ({ kind: 'vault', change: { kind: 'remove', key } });
const outcome = (commandId: string): Outcome => ({
  ok: true,
  value: { commandId, repeated: false, commit: 0, heads: [], answer: null },
});
const keyOf = (operation: Operation): string => (operation.kind === 'vault' ? operation.change.key : '');

/** A disk that syncs when it is told to. */
function slowDisk(atOnce = 1, spacing = 0) {
  const batches: string[][] = [];
  const ends: { sync(): void; fail(code: StoreErrorCode): void }[] = [];
  const group = new GroupCommit(
    (batch) => {
      batches.push(batch.map(keyOf));
      return new Promise((resolve, reject) => {
        ends.push({
          sync: () => resolve(batch.map((one) => outcome(keyOf(one)))),
          fail: (code) => reject(new StoreError(code, 'no.')),
        });
      });
    },
    atOnce,
    spacing,
  );
  const acknowledged: string[] = [];
  const add = (key: string) =>
    group.add(remove(key)).then(
      (done) => acknowledged.push(done.ok ? done.value.commandId : ''),
      (error) => acknowledged.push(`${key}: ${error.code}`),
    );
  /** As many as are worth a sync of their own, a, a, a …; told by their letter alone. */
  const addMany = (key: string) => {
    for (let n = 0; n < ENOUGH; n += 1) add(key);
  };
  const letters = (keys: readonly string[]) => [...new Set(keys)];
  return { group, batches, ends, acknowledged, add, addMany, letters };
}

/** Long enough for a batch to gather and set out. */
async function turn(): Promise<void> {
  for (let i = 0; i < 3; i += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('no acknowledgement leaves before the sync, and whoever comes meanwhile shares the next', async () => {
  const { batches, ends, acknowledged, add } = slowDisk();
  add('a');
  add('b');
  await turn();
  add('c');
  await turn();
  add('d');
  await turn();
  expect(batches).toEqual([['a', 'b']]);
  expect(acknowledged).toEqual([]);
  ends[0]!.sync();
  await turn();
  expect(batches).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(acknowledged).toEqual(['a', 'b']);
  ends[1]!.sync();
  await turn();
  expect(acknowledged).toEqual(['a', 'b', 'c', 'd']);
});

test('whoever comes in the same turn of the loop shares the sync, also right after another one', async () => {
  const { batches, ends, add } = slowDisk();
  add('a');
  await Promise.resolve();
  add('b');
  await turn();
  add('c');
  ends[0]!.sync();
  await Promise.resolve();
  add('d');
  await turn();
  expect(batches).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('a batch that is too large is divided', async () => {
  const { batches, ends, add } = slowDisk();
  const done = Array.from({ length: MOST + 88 }, (_, n) => add(String(n)));
  await turn();
  ends[0]!.sync();
  await turn();
  ends[1]!.sync();
  await Promise.all(done);
  expect(batches.map(({ length }) => length)).toEqual([MOST, 88]);
});

test('a lock fails its batch only', async () => {
  const { ends, acknowledged, add } = slowDisk();
  add('a');
  await turn();
  add('b');
  ends[0]!.fail('busy');
  await turn();
  ends[1]!.sync();
  await turn();
  expect(acknowledged).toEqual(['a: busy', 'b']);
});

test('after a failed sync nothing more is taken', async () => {
  const { group, batches, ends, acknowledged, add } = slowDisk();
  add('a');
  await turn();
  add('b');
  ends[0]!.fail('storage-failed');
  expect(await group.failed).toMatchObject({ code: 'storage-failed' });
  await turn();
  add('c');
  await turn();
  expect(acknowledged).toEqual(['a: storage-failed', 'b: storage-failed', 'c: storage-failed']);
  expect(batches).toEqual([['a']]);
});

test('a writer who takes two batches has the second at hand before the first is answered, and never a third', async () => {
  const { batches, ends, acknowledged, addMany, letters } = slowDisk(2);
  for (const key of ['a', 'b', 'c', 'd']) {
    addMany(key);
    await turn();
  }
  expect(batches.map(letters)).toEqual([['a'], ['b']]);
  expect(acknowledged).toEqual([]);
  ends[0]!.sync();
  await turn();
  expect(batches.map(letters)).toEqual([['a'], ['b'], ['c', 'd']]);
  expect(letters(acknowledged)).toEqual(['a']);
  ends[1]!.sync();
  ends[2]!.sync();
  await turn();
  expect(letters(acknowledged)).toEqual(['a', 'b', 'c', 'd']);
});

test('few wait for the batch before them rather than for a sync of their own', async () => {
  const { batches, ends, add } = slowDisk(2);
  for (const key of ['a', 'b', 'c']) {
    add(key);
    await turn();
  }
  expect(batches).toEqual([['a']]);
  ends[0]!.sync();
  await turn();
  expect(batches).toEqual([['a'], ['b', 'c']]);
});

test('a batch under way when the one before it fails for good is not acknowledged, though its own sync succeeds', async () => {
  const { batches, ends, acknowledged, add, addMany, letters } = slowDisk(2);
  add('a');
  await turn();
  addMany('b');
  await turn();
  add('c');
  ends[0]!.fail('storage-failed');
  await turn();
  ends[1]!.sync();
  await turn();
  expect(letters(acknowledged)).toEqual(['a: storage-failed', 'c: storage-failed', 'b: storage-failed']);
  expect(batches.map(letters)).toEqual([['a'], ['b']]);
});

test('closing waits for all that is under way', async () => {
  const { group, ends, acknowledged, addMany, letters } = slowDisk(2);
  for (const key of ['a', 'b', 'c']) {
    addMany(key);
    await turn();
  }
  const closed = group.close().then(() => acknowledged.push('closed'));
  ends[0]!.sync();
  await turn();
  ends[1]!.sync();
  await turn();
  ends[2]!.sync();
  await closed;
  expect(letters(acknowledged)).toEqual(['a', 'b', 'c', 'closed']);
});

test('closing waits for what was taken', async () => {
  const { group, ends, acknowledged, add } = slowDisk();
  add('a');
  const closed = group.close().then(() => acknowledged.push('closed'));
  add('b');
  await turn();
  ends[0]!.sync();
  await closed;
  expect(acknowledged).toEqual(['b: closed', 'a', 'closed']);
});

test('where several come together the next batch waits a little for more; one who comes alone is not kept waiting', async () => {
  const { batches, ends, add } = slowDisk(1, 40);
  add('alone');
  await turn();
  ends[0]!.sync();
  await turn();
  for (let n = 0; n < CROWD; n += 1) add('crowd');
  await turn();
  expect(batches.map(({ length }) => length)).toEqual([1, CROWD]);
  ends[1]!.sync();
  add('x');
  await turn();
  add('y');
  await turn();
  expect(batches).toHaveLength(2);
  await pause(60);
  expect(batches[2]).toEqual(['x', 'y']);
});

test('an observer is told of every operation: when it is handed in, on the disk, or lost', async () => {
  const { group, ends, add } = slowDisk();
  const told: string[] = [];
  group.observe({
    handedIn: (kind) => told.push(`${kind} in`),
    done: (kind, outcome, ms) => told.push(`${kind} ${outcome.ok && outcome.value.commandId} ${ms >= 0}`),
    failed: (kind, error) => told.push(`${kind} ${(error as StoreError).code}`),
  });
  add('a');
  await turn();
  add('b');
  ends[0]!.sync();
  await turn();
  ends[1]!.fail('storage-failed');
  await turn();
  await add('c');
  expect(told).toEqual([
    'vault in',
    'vault in',
    'vault a true',
    'vault storage-failed',
    'vault in',
    'vault storage-failed',
  ]);
});
