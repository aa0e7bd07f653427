import { type Card, indexOf } from '../../cards/card.ts';
import { citing } from '../../law/ground.ts';
import { perLaw } from '../../law/per-law.ts';
import { NOTHING } from '../../law/question.ts';
import { type Made, made } from '../../numbered.ts';
import type { EventOf } from './events.ts';
import type { PuntoBancaLaw } from './questions.ts';

type CardDrawn = EventOf<'CardDrawn'>;
/** A card is due as the nth of the first ones, or as the third of a hand. */
export type Due = number | 'punto' | 'banca';

function drawn(law: PuntoBancaLaw, due: Due): Omit<CardDrawn, 'type' | 'no' | 'card'> {
  if (typeof due === 'number') {
    const { answer, grounds } = law.deal.ask({ nth: due });
    return { ...answer, grounds: citing(law.cardsFirst.ask(NOTHING).grounds, grounds) };
  }
  const { answer, grounds } = law.thirdCard.ask(NOTHING);
  return { hand: due, face: answer, rests: law.laid.ask({ hand: due }).answer, grounds: citing(grounds) };
}

/** There are few cards and few places for them, so each such event is made once for a table. */
export const cardsDrawn = perLaw((law: PuntoBancaLaw) => {
  const known: Made<CardDrawn>[][][] = [];
  const workOut = (due: Due, no: number, card: Card): Made<CardDrawn> => {
    const { hand, face, rests, grounds } = drawn(law, due);
    return made({ type: 'CardDrawn', no, card, hand, face, rests, grounds });
  };
  /** What happens when this card, the nth of the coup, comes out of the shoe. */
  return (due: Due, no: number, card: Card): Made<CardDrawn> => {
    const which = typeof due === 'number' ? 2 + due : due === 'punto' ? 0 : 1;
    known[which] ??= [];
    const byNumber = known[which];
    byNumber[no] ??= [];
    const byCard = byNumber[no];
    const at = indexOf(card);
    byCard[at] ??= workOut(due, no, card);
    return byCard[at];
  };
});
