import { expect, test } from 'vitest';
import { TurnsByName } from './turns-by-name.ts';

function desk() {
  const turns = new TurnsByName();
  const told: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const take = (what: string, ...names: string[]) =>
    turns
      .take(names, () => {
        told.push(what);
        return new Promise<void>((resolve, reject) => {
          ends.set(what, (error) => (error === undefined ? resolve() : reject(error)));
        });
      })
      .catch((error: Error) => told.push(error.message));
  const end = async (what: string, error?: Error): Promise<void> => {
    ends.get(what)?.(error);
    await settle();
  };
  return { told, take, end };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('one wallet is served in turn, and other wallets meanwhile', async () => {
  const { told, take, end } = desk();
  take('ana buys', 'ana');
  take('ana leaves', 'ana');
  take('bea buys', 'bea');
  await settle();
  expect(told).toEqual(['ana buys', 'bea buys']);
  await end('ana buys');
  expect(told).toEqual(['ana buys', 'bea buys', 'ana leaves']);
});

test('whoever needs several wallets waits for all of them, and nobody waits in a circle', async () => {
  const { told, take, end } = desk();
  take('both', 'ana', 'bea');
  take('both the other way round', 'bea', 'ana');
  take('ana alone', 'ana');
  await settle();
  expect(told).toEqual(['both']);
  await end('both');
  expect(told).toEqual(['both', 'both the other way round']);
  await end('both the other way round');
  expect(told).toEqual(['both', 'both the other way round', 'ana alone']);
});

test('a turn that fails stops nobody', async () => {
  const { told, take, end } = desk();
  take('first', 'ana');
  take('second', 'ana');
  await settle();
  await end('first', new Error('the disk is full'));
  expect(told).toEqual(['first', 'the disk is full', 'second']);
});
