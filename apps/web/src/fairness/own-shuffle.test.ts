import type { Shuffling } from '@sabot/protocol';
import { describe, expect, test } from 'vitest';
import { HOUSE, shuffledShoe } from '../../test/shuffled-shoe.ts';
import { judge } from './checks.ts';
import { contribute, nextStep, note, seenShuffle } from './own-shuffle.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, to: string) => void kept.set(key, to),
  };
};
const shuffling: Shuffling = {
  talla: 1,
  phase: 'shuffling',
  commitment: HOUSE,
  contributions: [],
  waitsFor: ['ana'],
  until: null,
};
const withMine = (commitment: string, more: Partial<Shuffling>): Shuffling => ({
  ...shuffling,
  contributions: [{ player: 'ana', commitment, revealed: false }],
  ...more,
});

describe('one’s own shuffle', () => {
  test('is committed to when the table waits for it, and revealed only after the cut', () => {
    const keep = memory();
    expect(nextStep(shuffling, 'ana', null)).toBe('commit');
    expect(nextStep(shuffling, 'bea', null)).toBeNull();
    const own = contribute('one', shuffling, 'ana', keep);
    const mine = (more: Partial<Shuffling>) => nextStep(withMine(own.commitment, more), 'ana', own);
    expect(mine({})).toBeNull();
    expect(mine({ phase: 'cutting' })).toBeNull();
    expect(mine({ phase: 'revealing' })).toBe('reveal');
    expect(mine({ phase: 'closed' })).toBeNull();
  });

  test('is not revealed when the list holds another commitment in one’s name', () => {
    const own = contribute('one', shuffling, 'ana', memory());
    expect(nextStep(withMine('ab'.repeat(32), { phase: 'revealing' }), 'ana', own)).toBeNull();
  });

  test('is drawn once, and kept over a reload', () => {
    const keep = memory();
    const own = contribute('one', shuffling, 'ana', keep);
    expect(contribute('one', shuffling, 'ana', keep)).toEqual(own);
    expect(seenShuffle('one', 1, keep)).toEqual({ house: HOUSE, own });
    expect(contribute('two', shuffling, 'ana', keep)).not.toEqual(own);
  });

  test('is forgotten when the house begins another ceremony for the same shoe', () => {
    const keep = memory();
    contribute('one', shuffling, 'ana', keep);
    expect(note('one', { ...shuffling, commitment: 'cd'.repeat(32) }, keep).own).toBeNull();
  });

  test('is found again in the proof', () => {
    const keep = memory();
    const { entropy } = contribute('one', shuffling, 'ana', keep);
    const { proof, record } = shuffledShoe(entropy);
    expect(judge(proof, record, seenShuffle('one', 1, keep)).isFair).toBe(true);
  });

  test('goes on without a memory', () => {
    const broken = {
      getItem: () => {
        throw new Error('no storage');
      },
      setItem: () => {
        throw new Error('no storage');
      },
    };
    expect(contribute('one', shuffling, 'ana', broken).commitment).toMatch(/^[0-9a-f]{64}$/);
  });
});
