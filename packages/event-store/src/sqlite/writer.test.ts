import { expect, test } from 'vitest';
import { untilItFails } from './writer.ts';

/** What SQLite throws has a number; 10 is an error of reading, writing or syncing, 5 a lock. */
const failing = (errcode: number) => Object.assign(new Error('disk I/O error'), { errcode });

function writer(...fates: (Error | null)[]) {
  const written: number[] = [];
  const guarded = untilItFails(
    {
      commit(batch) {
        const fate = fates.shift() ?? null;
        if (fate !== null) throw fate;
        written.push(batch.length);
        return [];
      },
    },
    'house.db',
  );
  return { written, commit: () => guarded.commit([]) };
}

test('after a failed sync the batch that was already on its way is not written', () => {
  const { written, commit } = writer(failing(10));
  expect(commit).toThrow(expect.objectContaining({ code: 'storage-failed' }));
  expect(commit).toThrow(expect.objectContaining({ code: 'storage-failed' }));
  expect(written).toEqual([]);
});

test('a lock fails one batch, and the next is written', () => {
  const { written, commit } = writer(failing(5));
  expect(commit).toThrow(expect.objectContaining({ code: 'busy' }));
  commit();
  expect(written).toEqual([0]);
});
