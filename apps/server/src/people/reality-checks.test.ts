import type { RealityCheck } from '@sabot/protocol';
import { expect, it } from 'vitest';
import { SimulatedClock } from '../../test/kit/simulated-clock.ts';
import { RealityChecks } from './reality-checks.ts';

const A_MINUTE = 60_000;

function house(minutes: number | null) {
  const clock = new SimulatedClock();
  const at = { minutes, played: 0 };
  const checks = new RealityChecks({ clock, minutesOf: async () => at.minutes, playedSoFar: async () => at.played });
  const told: RealityCheck[] = [];
  const end = checks.follow('ana', (check) => told.push(check));
  /** Lets what was begun come to its end. */
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  return { clock, at, checks, told, end, settle };
}

it('tells what was won or lost since the first place was taken, however many tables it was', async () => {
  const { clock, at, checks, told, settle } = house(10);
  at.played = 70;
  checks.came('ana');
  checks.came('ana');
  await settle();
  const since = clock.now();
  at.played = -30;
  await clock.step();
  await settle();
  checks.left('ana');
  at.played = 170;
  await clock.step();
  await settle();
  expect(told).toEqual([
    { type: 'reality-check', since, minutes: 10, net: -100 },
    { type: 'reality-check', since, minutes: 20, net: 100 },
  ]);
  checks.left('ana');
  expect(await clock.step()).toBe(false);
});

it('counts the time already played when the wish changes, and is silent when there is none', async () => {
  const { clock, at, checks, told, settle } = house(null);
  checks.came('ana');
  await settle();
  expect(await clock.step()).toBe(false);
  const since = clock.now();
  clock.after(7 * A_MINUTE, () => undefined);
  await clock.step();
  at.minutes = 5;
  await checks.changed('ana');
  await clock.step();
  await settle();
  expect(told).toEqual([{ type: 'reality-check', since, minutes: 10, net: 0 }]);
  checks.stop();
  expect(await clock.step()).toBe(false);
});

it('reaches every socket of a guest, and none that is closed', async () => {
  const { clock, checks, told, end, settle } = house(1);
  const second: RealityCheck[] = [];
  const endSecond = checks.follow('ana', (check) => second.push(check));
  checks.follow('bea', () => expect.unreachable());
  checks.came('ana');
  await settle();
  await clock.step();
  await settle();
  end();
  await clock.step();
  await settle();
  endSecond();
  await clock.step();
  await settle();
  expect([told.length, second.length]).toEqual([1, 2]);
});

it('counts the minutes that were played, also when the wall clock is set meanwhile', async () => {
  const { clock, checks, told, settle } = house(10);
  checks.came('ana');
  await settle();
  clock.setWall(-60 * A_MINUTE);
  await clock.step();
  await settle();
  clock.setWall(120 * A_MINUTE);
  await clock.step();
  await settle();
  expect(told.map(({ minutes }) => minutes)).toEqual([10, 20]);
});
