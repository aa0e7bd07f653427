import { expect, it } from 'vitest';
import { plainLaw } from '../../../test/plain-law.ts';
import { type Card, RANKS } from '../../cards/card.ts';
import type { Drawn, Hand } from '../../coup/drawn.ts';
import { uncovered } from './uncovering.ts';

const lying = (hand: Hand, cards: readonly Card[]): readonly Drawn[] =>
  cards.map((card, i) => ({ no: i + 1, card, hand, face: 'down', lifted: false, seenBy: [] }));

it('a hand is told by its cards, whatever hands were uncovered before', () => {
  const hands: readonly (readonly Card[])[] = [
    ...RANKS.flatMap((a) => RANKS.map((b): readonly Card[] => [a, `${b}h`])),
    ...RANKS.map((a): readonly Card[] => [a]),
    ...RANKS.flatMap((a) => RANKS.map((b): readonly Card[] => ['A', a, b])),
  ];
  const law = plainLaw();
  for (const hand of ['punto', 'banca'] as const) {
    for (const cards of [...hands, ...hands]) {
      const drawn = lying(hand, cards);
      const known = uncovered(law)(hand, cards, drawn);
      expect(known.outline()).toEqual(uncovered(plainLaw())(hand, cards, drawn).outline());
    }
    const [first] = hands as [readonly Card[]];
    const again = () => uncovered(law)(hand, first, lying(hand, first));
    expect(again()).toBe(again());
  }
});
