import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chipsFor, faceOf, trayFor } from './chip-series.ts';

describe('chips', () => {
  it('make every amount, the largest first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90_000_00 }), (cents) => {
        const chips = chipsFor(cents);
        expect(chips.reduce((sum, chip) => sum + chip, 0)).toBe(cents);
        expect([...chips].sort((a, b) => b - a)).toEqual(chips);
      }),
    );
  });

  it('bear their worth as it is written in the language', () => {
    expect([10_00, 5000_00, 60].map((chip) => faceOf(chip, 'es').label)).toEqual(['10', '5k', '0,60']);
    expect(faceOf(60, 'en').label).toBe('0.60');
  });

  it('of the tray begin with the largest that is not above the minimum, and can all be staked', () => {
    expect(trayFor(10_00, 1000_00, 1_00)).toEqual([10_00, 50_00, 100_00, 500_00, 1000_00]);
    expect(trayFor(25_00, 500_00, 25_00)).toEqual([50_00, 100_00, 500_00]);
    expect(trayFor(3_00, 4_00, 3_00)).toEqual([3_00]);
  });
});
