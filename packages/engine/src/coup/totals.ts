import { type Card, RANKS, type Rank, rankOf } from '../cards/card.ts';
import type { Ground } from '../law/ground.ts';
import { perLaw } from '../law/per-law.ts';
import type { Question } from '../law/question.ts';
import type { Drawn, Hand } from './drawn.ts';

/** What a law must answer so that a hand can be added up. */
export interface TotalLaw {
  readonly cardValue: Question<{ readonly rank: Rank }, number>;
  readonly handTotal: Question<{ readonly sum: number }, number>;
}
interface Cards {
  readonly drawn: readonly Drawn[];
}

/** What each rank counts, by the first letter of a card, and what sums come to, as far as they have been asked for. */
const tableOf = perLaw((law: TotalLaw) => {
  const values: number[] = [];
  for (const rank of RANKS) values[rank.charCodeAt(0)] = law.cardValue.ask({ rank }).answer;
  const totals: number[] = [];
  return {
    value: (card: Card): number => values[card.charCodeAt(0)] as number,
    total(sum: number): number {
      totals[sum] ??= law.handTotal.ask({ sum }).answer;
      return totals[sum];
    },
  };
});

/** What a card counts. */
export const pointsOf = (law: TotalLaw, card: Card): number => tableOf(law).value(card);

/** What the first `first` cards of a hand come to, or all of them. */
export function totalOf(law: TotalLaw, { drawn }: Cards, hand: Hand, first = drawn.length): number {
  const { value, total } = tableOf(law);
  let sum = 0;
  let counted = 0;
  for (let i = 0; i < drawn.length; i++) {
    const card = drawn[i] as Drawn;
    if (card.hand !== hand || counted === first) continue;
    sum += value(card.card);
    counted++;
  }
  return total(sum);
}

/** Why a hand comes to its total. */
export function whyTotal(law: TotalLaw, { drawn }: Cards, hand: Hand): readonly (readonly Ground[])[] {
  const why: (readonly Ground[])[] = [];
  let sum = 0;
  for (const card of drawn) {
    if (card.hand !== hand) continue;
    const { answer, grounds } = law.cardValue.ask({ rank: rankOf(card.card) });
    sum += answer;
    if (why.at(-1) !== grounds) why.push(grounds);
  }
  why.push(law.handTotal.ask({ sum }).grounds);
  return why;
}
