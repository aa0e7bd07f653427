import { expect, test } from 'vitest';
import type { Audience } from './audience.ts';
import { MOST_QUIET_MS, QUIET_MS } from './quiet.ts';
import type { Scene } from './scene.ts';
import { Teller } from './teller.ts';

/** A house whose clock runs on by so much more than was asked for. */
function house() {
  const waits: number[] = [];
  let now = 0;
  let [run, due] = [() => {}, 0];
  const clock = {
    now: () => now,
    after(ms: number, then: () => void) {
      waits.push(ms);
      [run, due] = [then, now + ms];
      return () => {};
    },
  };
  let told = 0;
  const audience = {
    catchUp: () => {
      told += 1;
    },
  } as unknown as Audience;
  const teller = new Teller(audience, clock, 1, () => ({}) as Scene);
  const quietChange = (late: number): void => {
    teller.tellSoon(null);
    teller.tellSoon(null);
    now = due + late;
    run();
  };
  return { waits, quietChange, told: () => told };
}

test('what comes while a telling is due is told with it, 400 milliseconds after the first', () => {
  const { waits, quietChange, told } = house();
  for (let i = 0; i < 3; i += 1) quietChange(2);
  expect(waits).toEqual([QUIET_MS, QUIET_MS, QUIET_MS]);
  expect(told()).toBe(3);
});

test('a house that is behind tells less often, up to a bound, and as before when it has caught up', () => {
  const { waits, quietChange } = house();
  for (const late of [100, 100, 100, 100, 0, 0, 0]) quietChange(late);
  expect(waits).toEqual([400, 800, MOST_QUIET_MS, MOST_QUIET_MS, MOST_QUIET_MS, 600, 400]);
});
