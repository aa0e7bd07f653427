import type { Card } from '../../../cards/card.ts';
import { alsoCiting, citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import type { EventOf } from '../events.ts';
import type { PuntoBancaLaw } from '../questions.ts';
import type { Coup, PuntoBancaState } from '../state.ts';

type Place = Pick<EventOf<'CardDrawn'>, 'hand' | 'face' | 'rests' | 'grounds'>;

/** Where the next card of the coup goes and how it lies: as the third of a hand, or as the nth of the first ones. */
function placeOfNext(law: PuntoBancaLaw, { drawn, owed }: Coup): Place {
  if (owed !== null) {
    const { answer, grounds } = law.thirdCard.ask(NOTHING);
    return { hand: owed, face: answer, rests: law.laid.ask({ hand: owed }).answer, grounds: citing(grounds) };
  }
  const nth = drawn.filter(({ hand }) => hand !== 'discard').length + 1;
  const { answer, grounds } = law.deal.ask({ nth });
  return { ...answer, grounds: citing(law.cardsFirst.ask(NOTHING).grounds, grounds) };
}

/** What happens when this card comes out of the shoe; one that everybody saw lying there face up stays so. */
export function cardComesOut(
  law: PuntoBancaLaw,
  coup: Coup,
  card: Card,
  upturned: PuntoBancaState['upturned'] = null,
): EventOf<'CardDrawn'> {
  const { hand, face, rests, grounds } = placeOfNext(law, coup);
  const no = coup.drawn.length + 1;
  if (upturned?.card !== card) return { type: 'CardDrawn', no, card, hand, face, rests, grounds };
  return { type: 'CardDrawn', no, card, hand, face: 'up', rests, grounds: alsoCiting(grounds, ...upturned.grounds) };
}
