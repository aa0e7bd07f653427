import { expect, test } from 'vitest';
import type { LogState } from './fold-log.ts';
import { LogKeeper } from './log-keeper.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A log that answers each fold with the next state it was given, and writes down who folded. */
function log(...states: (LogState | 'fails')[]) {
  const folds: string[] = [];
  const foldedBy = (who: string) => async (): Promise<LogState> => {
    folds.push(who);
    const state = states.shift() ?? { pages: 0, unfolded: 0 };
    if (state === 'fails') throw new Error('the disk is full');
    return state;
  };
  let now = 0;
  const keeper = new LogKeeper(foldedBy('beside'), foldedBy('writer'), {}, () => now);
  const later = (milliseconds: number): void => {
    now += milliseconds;
  };
  return { folds, keeper, later };
}

test('a few operations fold nothing', async () => {
  const { folds, keeper } = log();
  keeper.written(999);
  await settle();
  expect(folds).toEqual([]);
});

test('a short log is folded beside the writer, who is left alone', async () => {
  const { folds, keeper } = log({ pages: 3000, unfolded: 100 });
  keeper.written(1000);
  await settle();
  expect(folds).toEqual(['beside']);
});

test('of a long log the writer folds the last few pages, so that it begins anew', async () => {
  const { folds, keeper } = log(
    { pages: 79_000, unfolded: 2000 },
    { pages: 79_500, unfolded: 500 },
    { pages: 79_700, unfolded: 90 },
  );
  keeper.written(5000);
  await settle();
  expect(folds).toEqual(['beside', 'beside', 'beside', 'writer']);
});

test('where the writer is always faster, it folds what there is after a few passes', async () => {
  const { folds, keeper } = log(...Array.from({ length: 9 }, () => ({ pages: 79_000, unfolded: 2000 })));
  keeper.written(5000);
  await settle();
  expect(folds).toEqual([...Array(5).fill('beside'), 'writer']);
});

test('one fold at a time; one that fails is tried again later', async () => {
  const { folds, keeper, later } = log('fails', { pages: 10, unfolded: 0 });
  keeper.written(1000);
  keeper.written(1000);
  await keeper.rest();
  expect(folds).toEqual(['beside']);
  later(3000);
  keeper.written(1);
  await keeper.rest();
  expect(folds).toEqual(['beside', 'beside']);
});

test('however much is written, there are three seconds between two folds', async () => {
  const { folds, keeper, later } = log();
  keeper.written(1000);
  await keeper.rest();
  later(2999);
  keeper.written(9000);
  await keeper.rest();
  expect(folds).toEqual(['beside']);
  later(1);
  keeper.written(1);
  await keeper.rest();
  expect(folds).toEqual(['beside', 'beside']);
});
