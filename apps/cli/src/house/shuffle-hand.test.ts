import {
  begin,
  type Ceremony,
  close,
  commit,
  cut,
  endShuffle,
  houseCommitment,
  reveal,
  type Step,
} from '@sabot/fairness';
import type { Shuffling } from '@sabot/protocol';
import { expect, it } from 'vitest';
import { ShuffleHand } from './shuffle-hand.ts';

const SECRET = 'ab'.repeat(32);
const ENTROPY = '0c'.repeat(32);
const HOUSE = houseCommitment(SECRET);
const must = (step: Step): Ceremony => {
  if (!step.ok) throw new Error(step.refusal);
  return step.ceremony;
};
const begun = must(
  begin({ table: 't', talla: 3, decks: 6, commitment: HOUSE, seated: [{ player: 'ana', bot: false }] }),
);
const shown = ({ phase, contributions }: Ceremony, waitsFor = ['ana']): { shuffle: Shuffling } => ({
  shuffle: {
    talla: 3,
    phase: phase as Shuffling['phase'],
    commitment: HOUSE,
    contributions: contributions.map((one) => ({ ...one, revealed: one.revealed !== null })),
    waitsFor,
    until: null,
  },
});
const hand = () => new ShuffleHand('ana', () => ENTROPY);

it('commits once, and reveals once the pack is cut: a ceremony accepts both', () => {
  const ana = hand();
  const first = ana.next(shown(begun));
  if (first?.kind !== 'shuffle') throw new Error('it did not shuffle');
  expect(first.talla).toBe(3);
  expect(JSON.stringify(first)).not.toContain(ENTROPY);
  expect(ana.next(shown(begun))).toBeNull();
  const committed = must(commit(begun, 'ana', first.commitment));
  const cutting = must(endShuffle(committed));
  expect(ana.next(shown(cutting))).toBeNull();
  const revealing = must(cut(cutting, 'ana', 100));
  expect(ana.next(shown(revealing))).toEqual({ kind: 'reveal', talla: 3, entropy: ENTROPY });
  expect(ana.next(shown(revealing))).toBeNull();
  expect(must(close(must(reveal(revealing, 'ana', ENTROPY)))).phase).toBe('closed');
});

it('does nothing where nobody waits for it', () => {
  expect(hand().next({ shuffle: null })).toBeNull();
  expect(hand().next(shown(begun, ['eva']))).toBeNull();
  expect(hand().next(shown(must(cut(must(endShuffle(begun)), null, 5))))).toBeNull();
});

it('keeps its bytes to itself where the house lists others in its name', () => {
  const ana = hand();
  ana.next(shown(begun));
  const forged = must(commit(begun, 'ana', 'ff'.repeat(32)));
  expect(ana.next(shown(must(cut(must(endShuffle(forged)), null, 5))))).toEqual({ kind: 'mismatch' });
});
