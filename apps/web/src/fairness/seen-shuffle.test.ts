// @vitest-environment happy-dom
import { playerCommitment } from '@sabot/fairness';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUSE, shuffledShoe } from '../../test/shuffled-shoe.ts';
import { Contribution } from '../client/contribution.ts';
import { judge } from './checks.ts';
import { note, seenShuffle } from './seen-shuffle.ts';

beforeEach(() => sessionStorage.clear());

describe('what the browser saw', () => {
  test('is nothing when it was not at the table', () => {
    expect(seenShuffle('one', 1, HOUSE)).toBeNull();
  });

  test('is the first commitment of the shoe, whatever is shown later', () => {
    note('one', 1, HOUSE);
    note('one', 1, 'ab'.repeat(32));
    expect(seenShuffle('one', 1, 'ab'.repeat(32))).toEqual({ house: HOUSE, entropy: null });
    expect(seenShuffle('one', 2, HOUSE)).toBeNull();
    expect(seenShuffle('two', 1, HOUSE)).toBeNull();
  });

  test('holds one’s own part, and finds it again in the proof', () => {
    const connection = { shuffle: vi.fn(), reveal: vi.fn() };
    const shuffling = { talla: 1, phase: 'shuffling', commitment: HOUSE, contributions: [], until: null } as const;
    new Contribution(connection as never, 'one').attend({ ...shuffling, contributions: [], waitsFor: ['ana'] }, 'ana');
    const seen = seenShuffle('one', 1, HOUSE);
    const entropy = seen?.entropy as string;
    expect(connection.shuffle).toHaveBeenCalledWith('one', 1, playerCommitment(HOUSE, 'ana', entropy));
    const mine = shuffledShoe(entropy);
    expect(judge(mine.proof, { ...mine, noted: seen }).verdict).toBe('proved');
    const other = shuffledShoe();
    expect(judge(other.proof, { ...other, noted: seen }).verdict).toBe('disproved');
  });

  test('is nothing where the browser keeps nothing', () => {
    const broken = {
      getItem: () => {
        throw new Error('no storage');
      },
      setItem: () => {
        throw new Error('no storage');
      },
    };
    note('one', 1, HOUSE, broken);
    expect(seenShuffle('one', 1, HOUSE, broken)).toBeNull();
  });
});
