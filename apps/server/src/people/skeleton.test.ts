import { describe, expect, it } from 'vitest';
import { mixesScripts, skeletonOf } from './skeleton.ts';

describe('names that look alike', () => {
  it.each([
    ['ana', 'Ana'],
    ['ana', 'ANA'],
    ['ana', 'аnа'],
    ['ana', 'ａｎａ'],
    ['ana', 'a.n_a-'],
    ['Julio', 'Juli0'],
    ['Julio', 'Ju1io'],
    ['Mario', 'rnario'],
    ['Peña', 'Pena'],
    ['Nieves', 'Níeves'],
  ])('%s and %s', (one, other) => {
    expect(skeletonOf(other)).toBe(skeletonOf(one));
  });

  it.each([
    ['ana', 'bea'],
    ['ana', 'anna'],
    ['Julio', 'Julia'],
    ['Иван', 'Олег'],
  ])('but not %s and %s', (one, other) => {
    expect(skeletonOf(other)).not.toBe(skeletonOf(one));
  });

  it('knows a name of two scripts', () => {
    expect(['аna', 'Αna', 'anа'].every(mixesScripts)).toBe(true);
    expect(['ana', 'Иван', 'Ελένη', '王芳', 'Peña-2'].some(mixesScripts)).toBe(false);
  });
});
