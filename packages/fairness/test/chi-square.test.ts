import { describe, expect, test } from 'vitest';
import { chiSquareTail, evenly, tailOf } from './chi-square.ts';

describe('the tail of chi-square', () => {
  test.each([
    [3.841459, 1, 0.05],
    [5.991465, 2, 0.05],
    [16.918978, 9, 0.05],
    [21.665994, 9, 0.01],
    [68.669294, 51, 0.05],
    [124.342113, 100, 0.05],
    [2 * Math.log(1e6), 2, 1e-6],
    [4.16816, 9, 0.9],
  ])('%f with %i degrees of freedom is %f', (statistic, degrees, tail) => {
    expect(chiSquareTail(statistic, degrees) / tail).toBeCloseTo(1, 4);
  });

  test('counts as expected fit, others do not', () => {
    expect(tailOf([100, 100, 100, 100], evenly(4))).toBe(1);
    expect(tailOf([100, 100, 100, 160], evenly(4))).toBeLessThan(1e-3);
  });
});
