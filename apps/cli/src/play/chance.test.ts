import { describe, expect, it } from 'vitest';
import { seededChance } from './chance.ts';

describe('chance', () => {
  it('the same seed gives the same numbers, another seed others', () => {
    const numbers = (seed: string) => {
      const chance = seededChance(seed);
      return Array.from({ length: 50 }, () => chance(312));
    };
    expect(numbers('a')).toEqual(numbers('a'));
    expect(numbers('a')).not.toEqual(numbers('b'));
  });
  it('every number below n is as likely as any other', () => {
    const chance = seededChance('even');
    const counts = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 60_000; i++) {
      const drawn = chance(6);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });
});
