import { type Rank, rankOf } from '../cards/card.ts';
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

/** What the first `first` cards of a hand come to, or all of them. */
export function totalOf(law: TotalLaw, { drawn }: Cards, hand: Hand, first = Number.POSITIVE_INFINITY): number {
  let sum = 0;
  let counted = 0;
  for (const card of drawn) {
    if (card.hand !== hand || counted === first) continue;
    sum += law.cardValue.ask({ rank: rankOf(card.card) }).answer;
    counted++;
  }
  return law.handTotal.ask({ sum }).answer;
}

/** Why a hand comes to its total. */
export function whyTotal(law: TotalLaw, { drawn }: Cards, hand: Hand): readonly (readonly Ground[])[] {
  const values = handOf(drawn, hand).map(({ card }) => law.cardValue.ask({ rank: rankOf(card) }));
  const sum = values.reduce((total, value) => total + value.answer, 0);
  return [...values.map((value) => value.grounds), law.handTotal.ask({ sum }).grounds];
}
