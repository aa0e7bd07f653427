import { cardsLeft } from '../../../cards/pack.ts';
import { type Offer, offer, type Result, refuse } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { within } from '../../../table/bounds.ts';
import { dueCard, proceed } from '../coup-flow.ts';
import { plainFacts } from '../incident-facts.ts';
import { coupOf } from '../state.ts';
import { showStopCard, showStopCardIfNext } from '../talla.ts';
import { act, atStep, groundsOf, isBanker, nameOf, notNow, notYours } from './act.ts';

/** The banker deals, or the croupier in his stead. */
export const deal = act(
  'Deal',
  (law, state, by) => {
    const { grounds } = law.deal.ask({ nth: 1 });
    if (!isBanker(state, by) && by.kind !== 'croupier') return refuse('not-your-shoe', grounds);
    const open = ['banco', 'mesa', 'stakes'].includes(state.phase);
    if (open) return refuse('stakes-still-open', law.drawing.ask({ stakes: 'open' }).grounds);
    return atStep(state, 'deal') ? offer(grounds) : notNow(state, grounds);
  },
  (p) => {
    const drawing = p.law.drawing.ask({ stakes: 'closed' });
    p.record({ type: 'DealOrdered', grounds: citing(p.law.deal.ask({ nth: 1 }).grounds, drawing.grounds) });
    proceed(p);
  },
);

export const drawCard = act(
  'DrawCard',
  (law, state, by): Result<Offer> => {
    const { grounds } = law.deal.ask({ nth: 1 });
    if (by.kind !== 'shoe' && by.kind !== 'croupier') return notYours(grounds);
    const stakes = ['bank', 'banco', 'mesa', 'stakes'].includes(state.phase) ? 'open' : 'closed';
    const drawing = law.drawing.ask({ stakes });
    if (drawing.answer === 'refused') return refuse('stakes-still-open', drawing.grounds);
    if (atStep(state, 'choice')) {
      return refuse('the-banker-chooses-first', law.wrongWord.ask({ total: 1, said: 'stand' }).grounds);
    }
    if (!atStep(state, 'draw')) return notNow(state, grounds);
    if (cardsLeft(state.pack) <= 0)
      return refuse('shoe-exhausted', law.incident.ask(plainFacts('shoe-exhausted')).grounds);
    const [ground] = groundsOf(law, 'preparation');
    return offer(
      grounds,
      within({ card: { kind: 'not', refused: state.pack.spent, code: 'card-already-out', ground } }),
    );
  },
  (p, { card }) => {
    showStopCardIfNext(p);
    if (p.state.coup === null) return;
    const coup = coupOf(p.state);
    const due = dueCard(p.law, coup);
    if (due === null) throw new Error('no card is due');
    const no = coup.drawn.length + 1;
    const face = coup.open.includes(no) ? 'up' : due.face;
    p.record({ type: 'CardDrawn', no, card, hand: due.hand, face, grounds: citing(due.grounds) });
    proceed(p);
  },
);

/** At a live table the stop card may be seen before a card is asked for. */
export const reportStopCard = act(
  'ShowStopCard',
  (law, state, by) => {
    const grounds = groundsOf(law, 'stopCard');
    if (by.kind !== 'croupier') return notYours(grounds);
    const inPlay = ['bank', 'banco', 'mesa', 'stakes', 'offer', 'auction', 'coup'].includes(state.phase);
    if (!inPlay) return notNow(state, grounds);
    return state.pack.stopCardShown ? refuse('stop-card-already-shown', grounds) : offer(grounds);
  },
  (p) => showStopCard(p),
);

/** The cards are lifted from the cloth, and with that seen. */
export const liftCards = act(
  'LiftCards',
  (law, state, by) => {
    const { grounds } = law.bancoAt.ask({ cards: 'seen', repeats: true });
    const holder = state.coup?.holder ?? null;
    if (by.kind !== 'player' || holder !== by.id) return refuse('not-your-cards', grounds);
    return atStep(state, 'lift') ? offer(grounds) : notNow(state, grounds);
  },
  (p, _, by) => {
    const { grounds } = p.law.bancoAt.ask({ cards: 'seen', repeats: true });
    p.record({ type: 'CardsLifted', by: nameOf(by), grounds: citing(grounds) });
  },
);
