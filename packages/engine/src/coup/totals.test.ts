import { describe, expect, it } from 'vitest';
import { type Card, RANKS, type Rank } from '../cards/card.ts';
import { questionsFrom } from '../law/clause.ts';
import type { Ground } from '../law/ground.ts';
import type { Drawn, Hand } from './drawn.ts';
import { pointsOf, type TotalLaw, totalOf, whyTotal } from './totals.ts';

interface TotalPoints {
  readonly cardValue: { facts: { readonly rank: Rank }; answer: number };
  readonly handTotal: { facts: { readonly sum: number }; answer: number };
}
const g = (rule: string): Ground => ({ rule: `X-${rule}`, basis: 'text', citation: { source: 'x', locator: '1' } });
const isCourt = (rank: Rank): boolean => 'TJQK'.includes(rank);

/** Tens and courts count `court`, an ace one, the others what they show; of a sum beyond nine only the units. */
const lawWith = (court: number): TotalLaw =>
  questionsFrom<TotalPoints, null>(
    [
      {
        point: 'cardValue',
        ground: g('court'),
        when: ({ rank }: { rank: Rank }) => isCourt(rank),
        answer: () => court,
      },
      { point: 'cardValue', ground: g('pip'), answer: ({ rank }: { rank: Rank }) => RANKS.indexOf(rank) + 1 },
      {
        point: 'handTotal',
        ground: g('units'),
        when: ({ sum }: { sum: number }) => sum > 9,
        answer: ({ sum }: { sum: number }) => sum % 10,
      },
      { point: 'handTotal', ground: g('sum'), answer: ({ sum }: { sum: number }) => sum },
    ],
    {
      cardValue: { facts: RANKS.map((rank) => ({ rank })), key: ({ rank }) => RANKS.indexOf(rank) },
      handTotal: { facts: [], key: ({ sum }) => sum },
    },
    null,
  );
const law = lawWith(0);

const coup = (...cards: readonly [Hand, Card][]): { readonly drawn: readonly Drawn[] } => ({
  drawn: cards.map(([hand, card], i) => ({ no: i + 1, card, hand, face: 'up', lifted: true, seenBy: [] })),
});
const why = (cards: ReturnType<typeof coup>, hand: Hand) =>
  whyTotal(law, cards, hand).map((grounds) => grounds.map(({ rule }) => rule));

describe('a hand', () => {
  const cards = coup(
    ['punto', '7s'],
    ['banca', 'Kd'],
    ['punto', '8h'],
    ['discard', '9s'],
    ['banca', 'Ac'],
    ['punto', 'T'],
  );

  it('comes to what its own cards come to, or the first of them', () => {
    expect(totalOf(law, cards, 'punto')).toBe(5);
    expect(totalOf(law, cards, 'punto', 1)).toBe(7);
    expect(totalOf(law, cards, 'banca')).toBe(1);
    expect(totalOf(law, cards, 'loose')).toBe(0);
  });

  it('is counted by the law it is asked under', () => {
    const other = lawWith(5);
    expect([law, other, law].map((one) => totalOf(one, cards, 'banca'))).toEqual([1, 6, 1]);
    expect([law, other, law].map((one) => pointsOf(one, 'Qh'))).toEqual([0, 5, 0]);
  });

  it('has the reasons of its own cards and of its own sum', () => {
    expect(why(cards, 'punto')).toEqual([['X-pip'], ['X-pip'], ['X-court', 'X-pip'], ['X-units', 'X-sum']]);
    expect(why(cards, 'banca')).toEqual([['X-court', 'X-pip'], ['X-pip'], ['X-sum']]);
    expect(why(cards, 'loose')).toEqual([['X-sum']]);
  });
});
