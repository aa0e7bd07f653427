import { rankOf } from '../../cards/card.ts';
import { handOf } from '../../coup/drawn.ts';
import type { Ground, NonEmpty } from '../../law/ground.ts';
import type { Ruling } from '../../law/question.ts';
import type { PuntoBancaLaw } from './questions.ts';
import type { Coup } from './state.ts';

/** What the first `first` cards of a hand come to, or all of them. */
export function totalOf(law: PuntoBancaLaw, coup: Coup, hand: 'punto' | 'banca', first?: number): Ruling<number> {
  const cards = handOf(coup.drawn, hand).slice(0, first);
  const values = cards.map(({ card }) => law.cardValue.ask({ rank: rankOf(card) }));
  const total = law.handTotal.ask({ sum: values.reduce((sum, value) => sum + value.answer, 0) });
  const grounds = [...new Set([...values.flatMap((value) => value.grounds), ...total.grounds])];
  return { answer: total.answer, grounds: grounds as unknown as NonEmpty<Ground> };
}
