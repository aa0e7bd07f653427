import { expect, it } from 'vitest';
import { StillClock } from './still-clock.ts';

it('stands still until told, then does what is due first, in the order it was set', () => {
  const clock = new StillClock(1000);
  const done: string[] = [];
  clock.after(50, () => done.push('later'));
  clock.after(20, () => done.push('first'));
  clock.after(20, () => done.push('second'));
  const off = clock.after(10, () => done.push('never'));
  off();
  expect([clock.now(), clock.next]).toEqual([1000, 1020]);
  clock.step();
  clock.step();
  expect([done, clock.now()]).toEqual([['first', 'second'], 1020]);
  clock.step();
  clock.step();
  expect([done.at(-1), clock.now(), clock.next]).toEqual(['later', 1050, null]);
});
