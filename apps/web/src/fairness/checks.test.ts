import type { Proof } from '@sabot/fairness';
import { describe, expect, test } from 'vitest';
import { HOUSE, shuffledShoe } from '../../test/shuffled-shoe.ts';
import { type Check, judge } from './checks.ts';

const { proof, record } = shuffledShoe();
const stateOf = (verdict: ReturnType<typeof judge>, check: Check) =>
  verdict.checks.find((one) => one.check === check)?.state;

describe('the judgement of a proof', () => {
  test('is fair, with every card, the record and what the browser saw', () => {
    const verdict = judge(proof, record, { house: HOUSE, entropy: '11'.repeat(32) });
    expect(verdict).toMatchObject({ isFair: true, failed: null, verified: { checked: 9, withheld: ['bea'] } });
    expect(verdict.verified?.order).toHaveLength(312);
    expect(verdict.checks.filter(({ state }) => state !== 'passed')).toEqual([{ check: 'lots', state: 'none' }]);
  });

  test('says what it had nothing to compare with', () => {
    const { cards: _, ...bare } = proof;
    const verdict = judge(bare);
    for (const check of ['cards', 'lots', 'record', 'seen'] as const) expect(stateOf(verdict, check)).toBe('none');
    expect(verdict.isFair).toBe(true);
  });

  test.each<[Check, string, Partial<Record<keyof Proof, unknown>>]>([
    ['shape', 'unknown-version', { version: 'sabot-shuffle-9' }],
    ['shape', 'not-32-bytes', { secret: 'x' }],
    ['secret', 'secret-does-not-fit', { secret: '00'.repeat(32) }],
    [
      'contributions',
      'reveal-does-not-fit',
      {
        contributions: proof.contributions.map((one) => ({ ...one, revealed: '33'.repeat(32) })),
      },
    ],
    ['contributions', 'seated-twice', { seated: [...proof.seated, ...proof.seated] }],
    ['cut', 'not-seated', { cut: { by: 'zoe', depth: 100 } }],
    ['cards', 'card-differs', { cut: { by: 'ana', depth: 101 } }],
  ])('fails at %s: %s', (check, reason, change) => {
    const verdict = judge({ ...proof, ...change }, record);
    expect(verdict.isFair).toBe(false);
    expect(verdict.failed?.reason).toBe(reason);
    expect(stateOf(verdict, check)).toBe('failed');
    const states = verdict.checks.map(({ state }) => state);
    const at = states.indexOf('failed');
    expect(states.slice(0, at).every((state) => state === 'passed')).toBe(true);
    expect(states.slice(at + 1).every((state) => state === 'unreached')).toBe(true);
  });

  test('fails when the record tells of another cut, though the cards fit', () => {
    const other = { ...proof, cut: { ...proof.cut, by: 'bea' } };
    expect(judge(other).isFair).toBe(true);
    expect(stateOf(judge(other, record), 'record')).toBe('failed');
  });

  test('fails when the house shows another commitment than the browser noted, or leaves one’s own part out', () => {
    expect(stateOf(judge(proof, record, { house: 'ab'.repeat(32), entropy: null }), 'seen')).toBe('failed');
    const left = { house: HOUSE, entropy: '44'.repeat(32) };
    expect(stateOf(judge(proof, record, left), 'seen')).toBe('failed');
  });

  test('never breaks on rubbish', () => {
    for (const rubbish of [null, undefined, 7, 'x', [], {}, { proof: 1 }]) expect(judge(rubbish).isFair).toBe(false);
  });
});
