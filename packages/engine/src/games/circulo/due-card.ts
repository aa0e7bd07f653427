import { type Face, type Hand, handOf } from '../../coup/drawn.ts';
import { citing, type Ground } from '../../law/ground.ts';
import { NOTHING } from '../../law/question.ts';
import { type CirculoCoup, coupOf } from './state.ts';
import type { CirculoLaw, CirculoProceedings } from './table.ts';

export interface Due {
  readonly hand: Hand;
  readonly face: Face;
  readonly grounds: readonly Ground[];
}

/**
 * Where the next card belongs, so many being dealt at first; null when none is due. A hand annulled or deemed to have a
 * total is owed no first card.
 */
export function nextDue(
  law: Pick<CirculoLaw, 'deal' | 'thirdCard'>,
  coup: CirculoCoup,
  dealt: number,
  annulled: readonly Hand[] = [],
): Due | null {
  if (coup.owed !== null) {
    const third = law.thirdCard.ask(NOTHING);
    return { hand: coup.owed, face: third.answer, grounds: third.grounds };
  }
  const has = new Map<Hand, number>();
  for (let nth = 1; nth <= dealt; nth++) {
    const { answer, grounds } = law.deal.ask({ nth });
    const { hand } = answer;
    const cards = (has.get(hand) ?? 0) + 1;
    has.set(hand, cards);
    if (annulled.includes(hand) || coup.deemed[hand] !== undefined) continue;
    if (handOf(coup.drawn, hand).length < cards) return { ...answer, grounds };
  }
  return null;
}

/** Gives out the cards that left the shoe before they were due; what lies open stays open. */
export function giveLoose(p: CirculoProceedings, due: () => Due | null): void {
  for (;;) {
    const next = due();
    const { drawn, open } = coupOf(p.state);
    const loose = drawn.find(({ hand }) => hand === 'loose');
    if (next === null || loose === undefined) return;
    const face = open.includes(loose.no) || loose.face === 'up' ? 'up' : next.face;
    p.record({ type: 'CardAssigned', no: loose.no, to: next.hand, face, grounds: citing(next.grounds) });
  }
}
