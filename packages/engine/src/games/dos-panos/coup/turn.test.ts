import { describe, expect, test } from 'vitest';
import type { Drawn } from '../../../coup/drawn.ts';
import type { Side } from '../questions.ts';
import { type Coup, freshCoup } from '../state.ts';
import { hasThird, isDone, placed, playing } from './turn.ts';

const card = (no: number, hand: Side): Drawn => ({ no, card: 'As', hand, face: 'down', lifted: false, seenBy: [] });
/** Six cards dealt, both paños before their holders. */
const dealt = (more: Partial<Coup> = {}): Coup => ({
  ...freshCoup(1, 'ana'),
  step: 'draw',
  drawn: (['pano-1', 'pano-2', 'banca', 'pano-1', 'pano-2', 'banca'] as const).map((hand, i) => card(i + 1, hand)),
  delivered: ['pano-1', 'pano-2'],
  lifted: ['pano-1', 'pano-2'],
  ...more,
});
const at = (more: Partial<Coup>): readonly [string, string] => {
  const { turn, step } = placed(dealt(more));
  return [turn, step];
};

describe('whose word it is follows from what has been dealt and said', () => {
  test.each<[string, Partial<Coup>, readonly [string, string]]>([
    ['the first paño lifts', { lifted: [] }, ['pano-1', 'lift']],
    ['the first paño speaks', {}, ['pano-1', 'speak']],
    ['the banker answers the first paño', { said: { 'pano-1': 'draw' } }, ['pano-1', 'answer']],
    ['its card comes', { said: { 'pano-1': 'draw' }, owed: 'pano-1' }, ['pano-1', 'draw']],
    ['the second paño lifts', { lifted: ['pano-1'], said: { 'pano-1': 'stand' } }, ['pano-2', 'lift']],
    ['the second paño speaks after a first that has shown', { abated: ['pano-1'] }, ['pano-2', 'speak']],
    ['the banker decides', { said: { 'pano-1': 'stand', 'pano-2': 'stand' } }, ['banca', 'banker']],
    [
      'the banker decides against the second alone',
      { annulled: ['pano-1'], said: { 'pano-2': 'stand' } },
      ['banca', 'banker'],
    ],
    ['it is settled', { outcomes: { 'pano-1': 'tie', 'pano-2': 'tie' } }, ['banca', 'settle']],
    ['the cards are still on their way', { delivered: ['pano-1'] }, ['pano-1', 'draw']],
    [
      'the second paño speaks first where the law says so',
      { order: ['pano-2', 'pano-1', 'banca'] },
      ['pano-2', 'speak'],
    ],
  ])('%s', (_, more, expected) => {
    expect(at(more)).toEqual(expected);
  });

  test('before the deal is ordered nothing moves it', () => {
    const coup = freshCoup(1, 'ana');
    expect(placed(coup)).toBe(coup);
  });

  test('a warning is forgotten when the turn goes on', () => {
    expect(placed(dealt({ warned: true })).warned).toBe(true);
    expect(placed(dealt({ warned: true, said: { 'pano-1': 'stand' } })).warned).toBe(false);
  });
});

test('a hand that asked is done when its third card lies there, a deemed one when a card has come to it since', () => {
  const asked = dealt({ said: { 'pano-1': 'draw' } });
  expect(isDone(asked, 'pano-1')).toBe(false);
  expect(isDone({ ...asked, drawn: [...asked.drawn, card(7, 'pano-1')] }, 'pano-1')).toBe(true);
  const deemed = dealt({ deemed: { banca: { total: 0, abated: false, final: false, cards: 2 } } });
  expect(hasThird(deemed, 'banca')).toBe(false);
  expect(hasThird({ ...deemed, drawn: [...deemed.drawn, card(7, 'banca')] }, 'banca')).toBe(true);
});

test('an annulled paño does not play, and nothing more is asked of it', () => {
  const coup = dealt({ annulled: ['pano-2'] });
  expect(playing(coup)).toEqual(['pano-1']);
  expect(isDone(coup, 'pano-2')).toBe(true);
});
