import { describe, expect, it } from 'vitest';
import { NO_STAKES } from '../any-game/bets.ts';
import { clear, double, draftFrom, isEmpty, lay, repeat, undo } from './draft.ts';

describe('laying out chips', () => {
  it('adds, doubles, clears and repeats, and undoes each step', () => {
    const empty = draftFrom(NO_STAKES);
    const laid = lay(lay(empty, 'punto', 50_00), 'tie', 10_00);
    expect(laid.stakes).toEqual({ punto: 50_00, tie: 10_00 });
    const doubled = double(laid);
    expect(doubled.stakes).toEqual({ punto: 100_00, tie: 20_00 });
    expect(clear(doubled).stakes).toEqual(NO_STAKES);
    expect(undo(clear(doubled)).stakes).toEqual(doubled.stakes);
    expect(undo(undo(undo(doubled))).stakes).toEqual(NO_STAKES);
    expect(repeat(empty, laid.stakes).stakes).toEqual(laid.stakes);
  });

  it('does nothing where there is nothing to do', () => {
    const empty = draftFrom(NO_STAKES);
    expect(undo(empty)).toBe(empty);
    expect(clear(empty)).toBe(empty);
    expect(isEmpty(double(empty))).toBe(true);
    expect(double(empty)).toBe(empty);
  });
});
