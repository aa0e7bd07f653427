import { describe, expect, it } from 'vitest';
import { SimulatedClock } from '../../test/kit/simulated-clock.ts';
import { TokenBucket, TokenBuckets } from './rate.ts';

const AN_HOUR = 3_600_000;
const RATE = { burst: 3, perSecond: 1 };
const takeAll = (bucket: TokenBucket): number => {
  let count = 0;
  while (bucket.take()) count += 1;
  return count;
};

describe('a rate', () => {
  it('lets so many through at once, and so many a second after that', () => {
    const clock = new SimulatedClock();
    const bucket = new TokenBucket(clock, RATE);
    expect(takeAll(bucket)).toBe(3);
    clock.pass(2000);
    expect(takeAll(bucket)).toBe(2);
    clock.pass(60_000);
    expect(takeAll(bucket)).toBe(3);
  });

  it.each([
    ['back', -AN_HOUR],
    ['forward', AN_HOUR],
  ])('neither mutes nor frees anybody when the wall clock is set an hour %s', (_, ms) => {
    const clock = new SimulatedClock();
    const bucket = new TokenBucket(clock, RATE);
    takeAll(bucket);
    clock.setWall(ms);
    expect(takeAll(bucket)).toBe(0);
    clock.pass(1000);
    expect(takeAll(bucket)).toBe(1);
  });

  it('takes nothing where less is left than something costs', () => {
    const bucket = new TokenBucket(new SimulatedClock(), RATE);
    expect([bucket.take(4), bucket.left]).toEqual([false, 3]);
  });
});

describe('a rate for each sender', () => {
  it('lets one go on while another is held back', () => {
    const rates = new TokenBuckets(new SimulatedClock(), { burst: 1, perSecond: 1 });
    expect(['a', 'a', 'b', '__proto__', 'constructor'].map((key) => rates.take(key))).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
  });

  it('forgets whoever has been quiet for long, and nobody who has not', () => {
    const clock = new SimulatedClock();
    const rates = new TokenBuckets(clock, RATE);
    for (let i = 0; i < 1000; i++) rates.take(`first ${i}`);
    for (let i = 0; i < 3; i++) rates.take('greedy');
    clock.pass(2000);
    for (let i = 0; i < 600; i++) rates.take(`second ${i}`);
    expect(rates.size).toBe(601);
    expect(rates.left('greedy')).toBe(2);
  });
});
