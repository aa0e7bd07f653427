import { expect, test } from 'vitest';
import type { Audience } from './audience.ts';
import type { Crier } from './crier.ts';
import { QUIET_MS } from './quiet.ts';
import type { Scene } from './scene.ts';
import { Teller } from './teller.ts';

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
  const audience = {
    tell: () => heard.push('all'),
    tellFirst: (_: Scene, viewer: string) => heard.push(viewer),
    catchUp: () => {
      told += 1;
      heard.push('the rest');
    },
  } as unknown as Audience;
  let pressing = () => {};
  const crier = {
    isBusy,
    tell: (telling: () => void) => telling(),
    tellNext(telling: () => void) {
      pressing = telling;
    },
    callOff: (telling: () => void) => pressing === telling,
  } as unknown as Crier;
  const teller = new Teller({ audience, clock, pace: 1, crier, scene: () => ({}) as Scene });
  const quietChange = (): void => {
    teller.tellSoon(null);
    teller.tellSoon(null);
    run();
  };
  return { waits, quietChange, told: () => told, teller, heard, goOn: () => pressing() };
}

test('what comes while a telling is due is told with it, 400 milliseconds after the first', () => {
  const { waits, quietChange, told } = table();
  for (let i = 0; i < 3; i += 1) quietChange();
  expect(waits).toEqual([QUIET_MS, QUIET_MS, QUIET_MS]);
  expect(told()).toBe(3);
});

test('what is more than chips is told to all now', () => {
  const { teller, heard } = table();
  teller.tellNext('ana');
  expect(heard).toEqual(['all']);
});

test('in a busy house whoever did it is told now, and the rest when it is the turn of their table', () => {
  const { teller, heard, goOn } = table(true);
  teller.tellNext('ana');
  expect(heard).toEqual(['ana']);
  goOn();
  expect(heard).toEqual(['ana', 'the rest']);
});

test('a table that ends owes nobody more than chips', () => {
  const { teller, heard } = table(true);
  teller.tellNext(null);
  expect(heard).toEqual([]);
  teller.end();
  expect(heard).toEqual(['the rest']);
});
