import { describe, expect, it } from 'vitest';
import { plainLaw } from '../../../../test/plain-law.ts';
import { plainCoup } from '../../../../test/plain-table.ts';
import type { Drawn, Hand } from '../../../coup/drawn.ts';
import { type Coup, coupOf } from '../state.ts';
import { cardComesOut } from './due-card.ts';

const law = plainLaw({
  deal: ({ nth }) => ({ hand: nth % 2 === 1 ? 'punto' : 'banca', face: nth > 2 ? 'up' : 'down', rests: 'shoe-corner' }),
});
const lying = (...hands: readonly Hand[]): readonly Drawn[] =>
  hands.map((hand, i) => ({ no: i + 1, card: '4s', hand, face: 'down', lifted: false, seenBy: [] }));
const next = (coup: Partial<Coup>) => cardComesOut(law, coupOf(plainCoup(coup)), 'As');

describe('a card that comes out', () => {
  it('goes where the law deals the first cards, one after the other', () => {
    expect(next({})).toEqual({
      type: 'CardDrawn',
      no: 1,
      card: 'As',
      hand: 'punto',
      face: 'down',
      rests: 'shoe-corner',
      grounds: ['T-cardsFirst', 'T-deal-1'],
    });
    expect(next({ drawn: lying('punto') })).toMatchObject({
      no: 2,
      hand: 'banca',
      grounds: ['T-cardsFirst', 'T-deal-2'],
    });
    expect(next({ drawn: lying('punto', 'banca') })).toMatchObject({ no: 3, hand: 'punto', face: 'up' });
  });

  it('is counted without those that belong to no hand', () => {
    expect(next({ drawn: lying('punto', 'discard') })).toMatchObject({ no: 3, hand: 'banca' });
  });

  it.each([
    ['punto', 'croupier-right'],
    ['banca', 'croupier-left'],
  ] as const)('is the third of %s where that hand is owed one, and is laid with it', (hand, rests) => {
    expect(next({ drawn: lying('punto', 'banca', 'punto', 'banca'), owed: hand })).toEqual({
      type: 'CardDrawn',
      no: 5,
      card: 'As',
      hand,
      face: 'up',
      rests,
      grounds: ['T-thirdCard'],
    });
  });
});
