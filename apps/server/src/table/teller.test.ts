import { expect, test } from 'vitest';
import type { Audience } from './audience.ts';
import type { Crier } from './crier.ts';
import { MOST_QUIET_MS, QUIET_MS, quietAt } from './quiet.ts';
import type { Scene } from './scene.ts';
import { Teller } from './teller.ts';

/** A table in a house that is as busy as it is told to be. */
function table() {
  const waits: number[] = [];
  let load = 0;
  let run = () => {};
  const clock = {
    now: () => 0,
    after(ms: number, then: () => void) {
      waits.push(ms);
      run = then;
      return () => {};
    },
  };
  let told = 0;
  const audience = {
    catchUp: () => {
      told += 1;
    },
  } as unknown as Audience;
  const crier = { tell: (telling: () => void) => telling(), callOff: () => undefined } as unknown as Crier;
  const teller = new Teller({ audience, clock, pace: 1, load: () => load, crier, scene: () => ({}) as Scene });
  const quietChange = (busy: number): void => {
    load = busy;
    teller.tellSoon(null);
    teller.tellSoon(null);
    run();
  };
  return { waits, quietChange, told: () => told };
}

test('what comes while a telling is due is told with it, 400 milliseconds after the first', () => {
  const { waits, quietChange, told } = table();
  for (let i = 0; i < 3; i += 1) quietChange(0.2);
  expect(waits).toEqual([QUIET_MS, QUIET_MS, QUIET_MS]);
  expect(told()).toBe(3);
});

test('a house with its hands full tells less often, up to a bound, and as before when it has caught up', () => {
  const { waits, quietChange } = table();
  for (const load of [0.4, 0.55, 0.7, 1, 0.1]) quietChange(load);
  expect(waits).toEqual([QUIET_MS, 800, MOST_QUIET_MS, MOST_QUIET_MS, QUIET_MS]);
});

test('the wait never falls as the load rises', () => {
  for (let load = 0; load < 1; load += 0.01) expect(quietAt(load + 0.01)).toBeGreaterThanOrEqual(quietAt(load));
});
