import { expect, test } from 'vitest';
import { cents } from '../../../money/cents.ts';
import { type DosPanosState, INITIAL, type Pledge } from '../state.ts';
import { isAlone, topBids } from './bidders.ts';

const bid = (player: string, euros: number): Pledge => ({ player, amount: cents(euros * 100) });
const auction = (...bids: readonly Pledge[]): DosPanosState => ({
  ...INITIAL,
  phase: 'auction',
  passage: {
    cause: 'opening',
    from: null,
    initial: cents(0),
    stage: 'auction',
    why: [],
    offered: null,
    asked: [],
    bids,
    out: [],
  },
});

test('the highest bid is all who have made it, the first to do so first', () => {
  expect(topBids(auction())).toEqual([]);
  expect(topBids(auction(bid('ana', 500), bid('bea', 700), bid('ciro', 700)))).toEqual([
    bid('bea', 700),
    bid('ciro', 700),
  ]);
});

test('only whoever nobody equals waits for the others', () => {
  const state = auction(bid('ana', 700), bid('bea', 600));
  expect(isAlone(state, 'ana')).toBe(true);
  expect(isAlone(state, 'bea')).toBe(false);
  expect(isAlone(auction(bid('ana', 700), bid('bea', 700)), 'ana')).toBe(false);
});
