import { cardsLeft } from '../../../cards/pack.ts';
import { offer } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { refuse } from '../../../refusal.ts';
import type { Actor } from '../../../table/actor.ts';
import { within } from '../../../table/bounds.ts';
import { cardComesOut } from '../coup/due-card.ts';
import { proceed } from '../coup/flow.ts';
import { standsIn } from '../coup/staff.ts';
import { whyNoCard } from '../coup/third-card.ts';
import { plainFacts } from '../incidents/facts.ts';
import { showStopCard, showStopCardIfNext } from '../shoe/stop-card.ts';
import { coupOf, type PuntoBancaState } from '../state.ts';
import { act, atStep, closingOrder, notNow, whyNotHis } from './act.ts';

/** Whoever deals this coup: a player, or the staff where no player does. */
function isDealer(state: PuntoBancaState, by: Actor): boolean {
  const { dealer, staff } = coupOf(state);
  return by.kind === 'player' ? dealer === by.id : dealer === null && standsIn(by, staff);
}

export const deal = act(
  'Deal',
  (law, state, by) => {
    const grounds = closingOrder(law);
    if (!atStep(state, 'deal')) return notNow(state, grounds);
    return isDealer(state, by) ? offer(grounds) : refuse('not-your-shoe', whyNotHis(law, state, grounds));
  },
  (p) => {
    const grounds = citing(closingOrder(p.law), p.law.cardsFirst.ask(NOTHING).grounds);
    p.record({ type: 'DealOrdered', grounds });
  },
);

/** The shoe, or the croupier; where no player deals, the person in charge of the table too, or that person alone. */
function draws({ coup }: PuntoBancaState, by: Actor): boolean {
  if (by.kind === 'croupier') return coup?.staff !== 'inspector';
  return by.kind === 'shoe' || (by.kind === 'inspector' && coup?.dealer === null);
}

export const drawCard = act(
  'DrawCard',
  (law, state, by) => {
    const { grounds } = law.deal.ask({ nth: 1 });
    // First who, then when: why no card is due may rest on cards that not everybody knows.
    if (!draws(state, by)) return refuse('not-yours', whyNotHis(law, state, grounds));
    if (!atStep(state, 'draw')) {
      const { coup } = state;
      return notNow(state, coup === null || coup.decided === null ? grounds : whyNoCard(law, coup));
    }
    if (cardsLeft(state.pack) <= 0)
      return refuse('shoe-exhausted', law.incident.ask(plainFacts('shoe-exhausted')).grounds);
    const ground = law.preparation.ask(NOTHING).grounds[0];
    return offer(
      grounds,
      within({ card: { kind: 'not', refused: state.pack.spent, code: 'card-already-out', ground } }),
    );
  },
  (p, { card }) => {
    showStopCardIfNext(p);
    if (p.state.coup === null) return;
    p.record(cardComesOut(p.law, p.state.coup, card, p.state.upturned));
    proceed(p);
  },
);

/** At a live table the stop card may be seen before a card is asked for. */
export const reportStopCard = act(
  'ShowStopCard',
  (law, state, by) => {
    const { grounds } = law.stopCard.ask(NOTHING);
    if (by.kind !== 'croupier') return refuse('not-yours', grounds);
    const inPlay = state.phase === 'stakes' || state.phase === 'offer' || state.phase === 'coup';
    if (!inPlay) return notNow(state, grounds);
    if (state.pack.stopCardShown) return refuse('stop-card-already-shown', grounds);
    return offer(grounds);
  },
  (p) => showStopCard(p),
);
