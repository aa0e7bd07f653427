import type { Card } from '../../../cards/card.ts';
import { cardsLeft } from '../../../cards/pack.ts';
import { type Offer, offer, type Result } from '../../../decider.ts';
import { citing, type Ground } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { refuse } from '../../../refusal.ts';
import type { Actor } from '../../../table/actor.ts';
import { within } from '../../../table/bounds.ts';
import type { Due } from '../due-card.ts';
import { type CirculoState, coupOf } from '../state.ts';
import {
  atStep,
  type CirculoAct,
  type CirculoLaw,
  type CirculoProceedings,
  groundsOf,
  isBanker,
  notNow,
  notYours,
} from '../table.ts';

/** Phases in which people still call and stake. */
export const STAKING: readonly string[] = ['banco', 'mesa', 'stakes'];

/** The banker deals, or the croupier in his stead. */
export const deal: CirculoAct<'Deal'> = {
  name: 'Deal',
  offer: (law, state, by) => {
    const { grounds } = law.deal.ask({ nth: 1 });
    if (!isBanker(state, by) && by.kind !== 'croupier') return refuse('not-your-shoe', grounds);
    if (STAKING.includes(state.phase)) return refuse('stakes-still-open', law.drawing.ask({ stakes: 'open' }).grounds);
    return atStep(state, 'deal') ? offer(grounds) : notNow(state, grounds);
  },
  record: (p) => {
    const drawing = p.law.drawing.ask({ stakes: 'closed' });
    p.record({ type: 'DealOrdered', grounds: citing(p.law.deal.ask({ nth: 1 }).grounds, drawing.grounds) });
  },
};

/** The next card of the shoe, whichever it is. `exhausted`: what is ruled where none is left. */
export function mayDraw(
  law: CirculoLaw,
  state: CirculoState,
  by: Actor,
  exhausted: () => readonly Ground[],
): Result<Offer> {
  const { grounds } = law.deal.ask({ nth: 1 });
  if (by.kind !== 'shoe' && by.kind !== 'croupier') return notYours(grounds);
  const stakes = state.phase === 'bank' || STAKING.includes(state.phase) ? 'open' : 'closed';
  const drawing = law.drawing.ask({ stakes });
  if (drawing.answer === 'refused') return refuse('stakes-still-open', drawing.grounds);
  if (!atStep(state, 'draw')) return notNow(state, grounds);
  if (cardsLeft(state.pack) <= 0) return refuse('shoe-exhausted', exhausted());
  const [ground] = groundsOf(law, 'preparation');
  return offer(grounds, within({ card: { kind: 'not', refused: state.pack.spent, code: 'card-already-out', ground } }));
}

/** The card goes where one is due. */
export function layCard(p: CirculoProceedings, card: Card, due: Due | null): void {
  if (due === null) throw new Error('no card is due');
  const { drawn, open } = coupOf(p.state);
  const no = drawn.length + 1;
  const face = open.includes(no) ? 'up' : due.face;
  p.record({ type: 'CardDrawn', no, card, hand: due.hand, face, grounds: citing(due.grounds) });
}

/** At a live table the stop card may be seen before a card is asked for. */
export const reportStopCard: CirculoAct<'ShowStopCard'> = {
  name: 'ShowStopCard',
  offer: (law, state, by) => {
    const grounds = groundsOf(law, 'stopCard');
    if (by.kind !== 'croupier') return notYours(grounds);
    const inPlay = [...STAKING, 'bank', 'offer', 'auction', 'coup'].includes(state.phase);
    if (!inPlay) return notNow(state, grounds);
    return state.pack.stopCardShown ? refuse('stop-card-already-shown', grounds) : offer(grounds);
  },
};

export const settle: CirculoAct<'Settle'> = {
  name: 'Settle',
  offer: (law, state, by) => {
    const { answer, grounds } = law.ending.ask(NOTHING);
    if (by.kind !== 'croupier') return notYours(grounds);
    if (!atStep(state, 'settle')) return notNow(state, grounds);
    return answer.includes('settle') ? offer(grounds) : refuse('nothing-to-settle', grounds);
  },
};
