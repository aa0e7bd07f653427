import { type Card, type Rank, rankOf } from '../cards/card.ts';
import type { Ground } from '../law/ground.ts';
import type { Question } from '../law/question.ts';
import { type Drawn, type Hand, handOf } from './drawn.ts';

/** What a law must answer so that a hand can be added up. */
export interface TotalLaw {
  readonly cardValue: Question<{ readonly rank: Rank }, number>;
  readonly handTotal: Question<{ readonly sum: number }, number>;
}
interface Cards {
  readonly drawn: readonly Drawn[];
}

/** What a card counts. */
export const pointsOf = (law: TotalLaw, card: Card): number => law.cardValue.ask({ rank: rankOf(card) }).answer;

const sumOf = (law: TotalLaw, cards: readonly Drawn[]): number =>
  cards.reduce((sum, { card }) => sum + pointsOf(law, card), 0);

/** What the first `first` cards of a hand come to, or all of them. */
export function totalOf(law: TotalLaw, { drawn }: Cards, hand: Hand, first = drawn.length): number {
  const cards = handOf(drawn, hand).slice(0, first);
  return law.handTotal.ask({ sum: sumOf(law, cards) }).answer;
}

/** Why a hand comes to its total. */
export function whyTotal(law: TotalLaw, { drawn }: Cards, hand: Hand): readonly (readonly Ground[])[] {
  const cards = handOf(drawn, hand);
  return [
    ...cards.map(({ card }) => law.cardValue.ask({ rank: rankOf(card) }).grounds),
    law.handTotal.ask({ sum: sumOf(law, cards) }).grounds,
  ];
}
