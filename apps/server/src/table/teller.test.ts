import { expect, test } from 'vitest';
import type { Audience } from './audience.ts';
import type { Crier } from './crier.ts';
import { QUIET_MS } from './quiet.ts';
import type { Scene } from './scene.ts';
import { Teller } from './teller.ts';

/** A table whose clock runs out when it is told to. */
function table() {
  const waits: number[] = [];
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
  const teller = new Teller({ audience, clock, pace: 1, crier, scene: () => ({}) as Scene });
  const quietChange = (): void => {
    teller.tellSoon(null);
    teller.tellSoon(null);
    run();
  };
  return { waits, quietChange, told: () => told };
}

test('what comes while a telling is due is told with it, 400 milliseconds after the first', () => {
  const { waits, quietChange, told } = table();
  for (let i = 0; i < 3; i += 1) quietChange();
  expect(waits).toEqual([QUIET_MS, QUIET_MS, QUIET_MS]);
  expect(told()).toBe(3);
});
