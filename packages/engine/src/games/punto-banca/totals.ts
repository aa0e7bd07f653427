import { rankOf } from '../../cards/card.ts';
import { handOf } from '../../coup/drawn.ts';
import type { Ground } from '../../law/ground.ts';
import type { PuntoBancaLaw } from './questions.ts';
import type { Coup } from './state.ts';

type Side = 'punto' | 'banca';

/** What the first `first` cards of a hand come to, or all of them. */
export function totalOf(law: PuntoBancaLaw, { drawn }: Coup, hand: Side, first = Number.POSITIVE_INFINITY): number {
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
export function whyTotal(law: PuntoBancaLaw, { drawn }: Coup, hand: Side): readonly (readonly Ground[])[] {
  const values = handOf(drawn, hand).map(({ card }) => law.cardValue.ask({ rank: rankOf(card) }));
  const sum = values.reduce((total, value) => total + value.answer, 0);
  return [...values.map((value) => value.grounds), law.handTotal.ask({ sum }).grounds];
}
