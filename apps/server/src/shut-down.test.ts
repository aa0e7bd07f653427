import { expect, test } from 'vitest';
import { type LastStep, shutDown } from './shut-down.ts';

const step = (name: LastStep['name'], run: LastStep['run'], within = 20): LastStep => ({ name, within, run });
const never = (): Promise<never> => new Promise(() => undefined);

test('every step is taken in its turn, and one that hangs or fails is named and stops no other', async () => {
  const done: string[] = [];
  const steps = [
    step('tables', never),
    step('connections', async () => void done.push('connections')),
    step('histories', () => Promise.reject(new Error('gone'))),
    step('store', async () => void done.push('store')),
  ];
  expect(await shutDown(steps)).toEqual(['tables', 'histories']);
  expect(done).toEqual(['connections', 'store']);
});

test('what is finished is not named', async () => {
  expect(await shutDown([step('store', async () => 'closed', 5000)])).toEqual([]);
});
