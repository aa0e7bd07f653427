import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Crier } from './crier.ts';

test('one table is told at once, the next a turn of the loop later', async () => {
  const crier = new Crier();
  const told: string[] = [];
  for (const table of ['one', 'two', 'three']) crier.tell(() => void told.push(table));
  expect(told).toEqual(['one']);
  await setImmediate();
  expect(told).toEqual(['one', 'two']);
  await setImmediate();
  await setImmediate();
  expect(told).toEqual(['one', 'two', 'three']);
  crier.tell(() => told.push('four'));
  expect(told.at(-1)).toBe('four');
});

test('a telling that is called off before its turn never comes', async () => {
  const crier = new Crier();
  const told: string[] = [];
  crier.tell(() => told.push('one'));
  const two = () => void told.push('two');
  crier.tell(two);
  crier.callOff(two);
  crier.tell(() => told.push('three'));
  for (let turn = 0; turn < 4; turn += 1) await setImmediate();
  expect(told).toEqual(['one', 'three']);
});

test('a telling that fails keeps nobody else from being told', async () => {
  const crier = new Crier();
  const told: string[] = [];
  const fails = () => {
    throw new Error('a socket is gone');
  };
  expect(() => crier.tell(fails)).toThrow('a socket is gone');
  crier.tell(() => told.push('two'));
  await setImmediate();
  await setImmediate();
  expect(told).toEqual(['two']);
});

test('a house with its hands full takes its time between two tables, and has told all in the end', async () => {
  const crier = new Crier(() => 0.9);
  const told: number[] = [];
  for (let table = 0; table < 20; table += 1) crier.tell(() => void told.push(table));
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
  const crier = new Crier(() => 0.9);
  const told: string[] = [];
  crier.tell(telling(told, 'one'));
  const two = telling(told, 'two');
  crier.tell(two);
  crier.tell(telling(told, 'three'));
  crier.tellNext(telling(told, 'coup one'));
  crier.tellNext(telling(told, 'coup two'));
  crier.tellNext(two);
  expect(told).toEqual(['one', 'coup one']);
  while (told.length < 5) await pause(1);
  expect(told.filter((table) => table !== 'three')).toEqual(['one', 'coup one', 'coup two', 'two']);
});

test('who has to wait keeps the place, however often there is more to tell', async () => {
  const crier = new Crier(() => 0.9);
  const told: string[] = [];
  const two = telling(told, 'two');
  for (const one of [telling(told, 'one'), two, telling(told, 'three'), two]) crier.tellNext(one);
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  expect(told).toEqual(['one', 'two', 'three']);
});

test('who calls a telling off learns whether more than chips was still to be told', () => {
  const crier = new Crier(() => 0.9);
  const [one, two, three] = [() => undefined, () => undefined, () => undefined];
  crier.tellNext(one);
  crier.tellNext(two);
  crier.tell(one);
  crier.tell(three);
  expect([one, two, two, three].map((each) => crier.callOff(each))).toEqual([false, true, false, false]);
});
