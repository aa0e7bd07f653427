import { expect, test } from 'vitest';
import { QUIET_MS } from '../table/quiet.ts';
import { Broadcast } from './broadcast.ts';
import type { BroadcastQueue } from './broadcast-queue.ts';
import type { Scene } from './scene.ts';
import type { Subscribers } from './subscribers.ts';

/** A table whose clock runs out when it is told to. */
function table(isBusy = false) {
  const waits: number[] = [];
  let run = () => {};
  const clock = {
    now: () => 0,
    monotonic: () => 0,
    after(ms: number, then: () => void) {
      waits.push(ms);
      run = then;
      return () => {};
    },
  };
  let told = 0;
  const heard: string[] = [];
  const subscribers = {
    sendAll: () => heard.push('all'),
    sendTo: (_: Scene, viewer: string) => heard.push(viewer),
    catchUp: () => {
      told += 1;
      heard.push('the rest');
    },
  } as unknown as Subscribers;
  let pressing = () => {};
  const queue = {
    isBusy,
    add: (sending: () => void) => sending(),
    addUrgent(sending: () => void) {
      pressing = sending;
    },
    cancel: (sending: () => void) => pressing === sending,
  } as unknown as BroadcastQueue;
  const broadcast = new Broadcast({ subscribers, clock, pace: 1, queue, scene: () => ({}) as Scene });
  const quietChange = (): void => {
    broadcast.soon(null);
    broadcast.soon(null);
    run();
  };
  return { waits, quietChange, told: () => told, broadcast, heard, goOn: () => pressing() };
}

test('what comes while a broadcast is due is told with it, 400 milliseconds after the first', () => {
  const { waits, quietChange, told } = table();
  for (let i = 0; i < 3; i += 1) quietChange();
  expect(waits).toEqual([QUIET_MS, QUIET_MS, QUIET_MS]);
  expect(told()).toBe(3);
});

test('what is more than chips is told to all now', () => {
  const { broadcast, heard } = table();
  broadcast.next('ana');
  expect(heard).toEqual(['all']);
});

test('under load whoever did it is told now, and the rest when it is the turn of their table', () => {
  const { broadcast, heard, goOn } = table(true);
  broadcast.next('ana');
  expect(heard).toEqual(['ana']);
  goOn();
  expect(heard).toEqual(['ana', 'the rest']);
});

test('a table that ends owes nobody more than chips', () => {
  const { broadcast, heard } = table(true);
  broadcast.next(null);
  expect(heard).toEqual([]);
  broadcast.end();
  expect(heard).toEqual(['the rest']);
});
