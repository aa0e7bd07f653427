import { expect, it } from 'vitest';
import type { Receive, Subscription } from '../broadcast/broadcast.ts';
import { Frame } from '../broadcast/encoder.ts';
import type { Clock } from '../ports/clock.ts';
import type { TableRunner } from '../table/table-runner.ts';
import { seatBot } from './bot-client.ts';

it('buys again once its wallet is filled, though nothing new is told to it', async () => {
  const due: (() => void)[] = [];
  const clock = { now: () => 0, after: (_: number, then: () => void) => due.push(then) && (() => undefined) };
  const tried: string[] = [];
  let isGranted = false;
  const table = {
    aside: { isStopped: false, startled: 0 },
    follow(_: Subscription, receive: Receive) {
      receive(new Frame('{}'));
      return () => undefined;
    },
    async act(id: string) {
      tried.push(id);
      return isGranted ? { ok: true } : { ok: false, refusal: { code: 'beyond-the-wallet' } };
    },
  };
  seatBot(
    { name: 'Xana', temper: 'banker' },
    {
      table: table as unknown as TableRunner,
      mind: () => ({ act: 'BuyChips', fields: { amount: 1000_00 } }),
      clock: clock as unknown as Clock,
      chance: () => 0,
      pace: 1,
      grant: async () => {
        isGranted = true;
      },
    },
  );
  for (let i = 0; i < 3; i++) {
    for (const then of due.splice(0)) then();
    await new Promise(setImmediate);
  }
  expect(tried).toEqual([expect.stringMatching(/^bot:Xana:/), expect.stringMatching(/^bot:Xana:/)]);
});

it('says nothing on what it knew before its own word: neither while that is being written, nor before it has been told of it', async () => {
  const due: (() => void)[] = [];
  const clock = { now: () => 0, after: (_: number, then: () => void) => due.push(then) && (() => undefined) };
  const seen: number[] = [];
  const told: Receive[] = [];
  const written: (() => void)[] = [];
  const table = {
    aside: { isStopped: false, startled: 0 },
    follow(_: Subscription, receive: Receive) {
      told.push(receive);
      return () => undefined;
    },
    act: () => new Promise((done) => written.push(() => done({ ok: true, version: 3 }))),
  };
  seatBot(
    { name: 'Xana', temper: 'banker' },
    {
      table: table as unknown as TableRunner,
      mind: (_, { version }) => {
        seen.push(version);
        return { act: 'StaySilent', fields: {} };
      },
      clock: clock as unknown as Clock,
      chance: () => 0,
      pace: 1,
      grant: async () => undefined,
    },
  );
  const tell = (version: number) => told[0]?.(new Frame(JSON.stringify({ version })));
  const wait = async () => {
    for (const then of due.splice(0)) then();
    await new Promise(setImmediate);
  };
  tell(1);
  await wait();
  tell(2);
  await wait();
  expect(seen).toEqual([1]);
  written.shift()?.();
  await wait();
  await wait();
  expect(seen).toEqual([1]);
  tell(3);
  await wait();
  expect(seen).toEqual([1, 3]);
});
