import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BroadcastQueue } from './broadcast-queue.ts';

test('one table is told at once, the next a turn of the loop later', async () => {
  const queue = new BroadcastQueue();
  const told: string[] = [];
  for (const table of ['one', 'two', 'three']) queue.add(() => void told.push(table));
  expect(told).toEqual(['one']);
  await setImmediate();
  expect(told).toEqual(['one', 'two']);
  await setImmediate();
  await setImmediate();
  expect(told).toEqual(['one', 'two', 'three']);
  queue.add(() => told.push('four'));
  expect(told.at(-1)).toBe('four');
});

test('a broadcast that is cancelled before its turn never comes', async () => {
  const queue = new BroadcastQueue();
  const told: string[] = [];
  queue.add(() => told.push('one'));
  const two = () => void told.push('two');
  queue.add(two);
  queue.cancel(two);
  queue.add(() => told.push('three'));
  for (let turn = 0; turn < 4; turn += 1) await setImmediate();
  expect(told).toEqual(['one', 'three']);
});

test('a broadcast that fails keeps nobody else from being told', async () => {
  const queue = new BroadcastQueue();
  const told: string[] = [];
  const fails = () => {
    throw new Error('a socket is gone');
  };
  expect(() => queue.add(fails)).toThrow('a socket is gone');
  queue.add(() => told.push('two'));
  await setImmediate();
  await setImmediate();
  expect(told).toEqual(['two']);
});

test('under load there is time between two tables, and has told all in the end', async () => {
  const queue = new BroadcastQueue(() => 0.9);
  const told: number[] = [];
  for (let table = 0; table < 20; table += 1) queue.add(() => void told.push(table));
  await setImmediate();
  expect(told).toEqual([0]);
  while (told.length < 20) {
    const before = told.length;
    await pause(3);
    expect(told.length - before).toBeLessThanOrEqual(8);
  }
  expect(told).toEqual(Array.from({ length: 20 }, (_, table) => table));
});

const telling = (told: string[], table: string) => () => void told.push(table);

test('what is more than chips goes before all the others, one table in a turn of the loop', async () => {
  const queue = new BroadcastQueue(() => 0.9);
  const told: string[] = [];
  queue.add(telling(told, 'one'));
  const two = telling(told, 'two');
  queue.add(two);
  queue.add(telling(told, 'three'));
  queue.addUrgent(telling(told, 'coup one'));
  queue.addUrgent(telling(told, 'coup two'));
  queue.addUrgent(two);
  expect(told).toEqual(['one', 'coup one']);
  while (told.length < 5) await pause(1);
  expect(told.filter((table) => table !== 'three')).toEqual(['one', 'coup one', 'coup two', 'two']);
});

test('who has to wait keeps the place, however often there is more to tell', async () => {
  const queue = new BroadcastQueue(() => 0.9);
  const told: string[] = [];
  const two = telling(told, 'two');
  for (const one of [telling(told, 'one'), two, telling(told, 'three'), two]) queue.addUrgent(one);
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  expect(told).toEqual(['one', 'two', 'three']);
});

test('who cancels a broadcast learns whether more than chips was still to be told', () => {
  const queue = new BroadcastQueue(() => 0.9);
  const [one, two, three] = [() => undefined, () => undefined, () => undefined];
  queue.addUrgent(one);
  queue.addUrgent(two);
  queue.add(one);
  queue.add(three);
  expect([one, two, two, three].map((each) => queue.cancel(each))).toEqual([false, true, false, false]);
});
