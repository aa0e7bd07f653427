import type { Proof } from '@sabot/fairness';
import { describe, expect, test } from 'vitest';
import { HOUSE, shuffledShoe } from '../../test/shuffled-shoe.ts';
import { type Check, judge } from './checks.ts';

const { proof, record, dealt } = shuffledShoe();
const noted = { house: HOUSE, entropy: '11'.repeat(32) };
const stateOf = (verdict: ReturnType<typeof judge>, check: Check) =>
  verdict.checks.find((one) => one.check === check)?.state;

describe('the judgement of a proof', () => {
  test('is that the shoe is proved, with every card seen here, the record and what was noted', () => {
    const verdict = judge(proof, { record, noted, dealt });
    expect(verdict).toMatchObject({ verdict: 'proved', lacks: [], failed: null, judged: { compared: 9, unseen: 0 } });
    expect(verdict.order).toHaveLength(312);
    expect(verdict.checks.filter(({ state }) => state !== 'passed')).toEqual([{ check: 'lots', state: 'none' }]);
  });

  test('is never that it is proved where there was nothing to compare it with', () => {
    const { cards: _, ...bare } = proof;
    const verdict = judge(bare);
    for (const check of ['cards', 'lots', 'record', 'seen', 'dealt'] as const)
      expect(stateOf(verdict, check)).toBe('none');
    expect(verdict).toMatchObject({ verdict: 'not-proved', lacks: ['cards-left-out', 'not-compared', 'no-record'] });
    const six = { ...proof, cards: proof.cards?.slice(0, 6) };
    expect(judge(six, { record, noted })).toMatchObject({ verdict: 'not-proved', lacks: ['not-compared'] });
    expect(judge(proof, { record, noted })).toMatchObject({ verdict: 'not-proved', lacks: ['not-compared'] });
  });

  test('is that it is disproved where a card was dealt that is another, or the proof leaves out cards seen here', () => {
    const six = { ...proof, cards: proof.cards?.slice(0, 6) };
    for (const [given, saw, reason] of [
      [six, dealt, 'cards-missing'],
      [proof, { ...dealt, cards: dealt.cards.with(7, dealt.cards[7] === 'As' ? 'Ks' : 'As') }, 'dealt-differs'],
    ] as const) {
      const verdict = judge(given, { record, noted, dealt: saw });
      expect(verdict).toMatchObject({ verdict: 'disproved', failed: { reason } });
      expect(stateOf(verdict, 'dealt')).toBe('failed');
      expect(stateOf(verdict, 'seen')).toBe('passed');
    }
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
    const verdict = judge({ ...proof, ...change }, { record });
    expect(verdict.verdict).toBe('disproved');
    expect(verdict.failed?.reason).toBe(reason);
    expect(stateOf(verdict, check)).toBe('failed');
    const states = verdict.checks.map(({ state }) => state);
    const at = states.indexOf('failed');
    expect(states.slice(0, at).every((state) => state === 'passed')).toBe(true);
    expect(states.slice(at + 1).every((state) => state === 'unreached')).toBe(true);
  });

  test('fails when the record tells of another cut, though the cards fit', () => {
    const other = { ...proof, cut: { ...proof.cut, by: 'bea' } };
    expect(judge(other).verdict).toBe('not-proved');
    expect(stateOf(judge(other, { record }), 'record')).toBe('failed');
  });

  test('fails when the house shows another commitment than the browser noted, or leaves one’s own part out', () => {
    expect(stateOf(judge(proof, { record, noted: { house: 'ab'.repeat(32), entropy: null } }), 'seen')).toBe('failed');
    const left = { house: HOUSE, entropy: '44'.repeat(32) };
    expect(stateOf(judge(proof, { record, noted: left }), 'seen')).toBe('failed');
  });

  test('never breaks on rubbish', () => {
    for (const rubbish of [null, undefined, 7, 'x', [], {}, { proof: 1 }])
      expect(judge(rubbish).verdict).toBe('disproved');
  });
});
