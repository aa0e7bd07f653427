// @vitest-environment happy-dom
import { playerCommitment } from '@sabot/fairness';
import type { Shuffling } from '@sabot/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { Contribution } from './contribution.ts';

const HOUSE = 'ab'.repeat(32);
const base: Shuffling = {
  talla: 3,
  phase: 'shuffling',
  commitment: HOUSE,
  contributions: [],
  waitsFor: ['Vega'],
  until: null,
};

function house() {
  const sent: { readonly step: 'shuffle' | 'reveal'; readonly talla: number; readonly hex: string }[] = [];
  const answer = (step: 'shuffle' | 'reveal') => async (table: string, talla: number, hex: string) => {
    sent.push({ step, talla, hex });
    return { type: 'answer', table, commandId: 'c', ok: true, version: 1 } as const;
  };
  return { sent, shuffle: answer('shuffle'), reveal: answer('reveal') };
}
const revealing = (commitment: string): Shuffling => ({
  ...base,
  phase: 'revealing',
  contributions: [{ player: 'Vega', commitment, revealed: false }],
});

beforeEach(() => sessionStorage.clear());

describe('a player’s own part of the shuffle', () => {
  it('is sealed once, and shown once the pack is cut: it fits the seal', () => {
    const to = house();
    const own = new Contribution(to, 't');
    own.attend(base, 'Vega');
    own.attend(base, 'Vega');
    const [sealed] = to.sent;
    own.attend({ ...base, phase: 'cutting', waitsFor: [] }, 'Vega');
    expect(to.sent).toHaveLength(1);
    own.attend(revealing(sealed!.hex), 'Vega');
    own.attend(revealing(sealed!.hex), 'Vega');
    expect(to.sent.map(({ step, talla }) => `${step} ${talla}`)).toEqual(['shuffle 3', 'reveal 3']);
    expect(playerCommitment(HOUSE, 'Vega', to.sent[1]!.hex)).toBe(sealed!.hex);
  });

  it('is still shown by a page that was loaded again', () => {
    const [before, after] = [house(), house()];
    new Contribution(before, 't').attend(base, 'Vega');
    new Contribution(after, 't').attend(revealing(before.sent[0]!.hex), 'Vega');
    expect(playerCommitment(HOUSE, 'Vega', after.sent[0]!.hex)).toBe(before.sent[0]!.hex);
  });

  it('is never shown for a seal that is not ours, nor by whoever is not waited for', () => {
    const to = house();
    const own = new Contribution(to, 't');
    own.attend(base, 'Vega');
    own.attend(revealing('cd'.repeat(32)), 'Vega');
    own.attend({ ...revealing(to.sent[0]!.hex), waitsFor: [] }, 'Vega');
    own.attend(null, 'Vega');
    own.attend(base, null);
    expect(to.sent).toHaveLength(1);
  });

  it('is new for every ceremony', () => {
    const to = house();
    const own = new Contribution(to, 't');
    own.attend(base, 'Vega');
    own.attend({ ...base, talla: 4, commitment: 'ef'.repeat(32) }, 'Vega');
    expect(new Set(to.sent.map(({ hex }) => hex)).size).toBe(2);
    const parts = Object.entries({ ...sessionStorage }).filter(([key]) => key.startsWith('sabot:shuffle:'));
    expect(new Set(parts.map(([, entropy]) => entropy)).size).toBe(2);
  });
});
