import { cardsLeft } from '../../../cards/pack.ts';
import { type Offer, offer, type Result, refuse } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { within } from '../../../table/bounds.ts';
import { dueCard, proceed } from '../coup-flow.ts';
import { playing } from '../coup-turn.ts';
import { plainFacts } from '../incident-facts.ts';
import type { DosPanosLaw, Pano } from '../questions.ts';
import { coupOf, type DosPanosState } from '../state.ts';
import { showStopCard, showStopCardIfNext } from '../talla.ts';
import { act, atStep, groundsOf, isBanker, nameOf, notNow, notYours } from './act.ts';

/** The banker deals, or the croupier in his stead. */
export const deal = act(
  'Deal',
  (law, state, by) => {
    const { grounds } = law.deal.ask({ nth: 1 });
    if (!isBanker(state, by) && by.kind !== 'croupier') return refuse('not-your-shoe', grounds);
    const open = ['banco', 'stakes'].includes(state.phase);
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
    const stakes = ['bank', 'banco', 'stakes'].includes(state.phase) ? 'open' : 'closed';
    const drawing = law.drawing.ask({ stakes });
    if (drawing.answer === 'refused') return refuse('stakes-still-open', drawing.grounds);
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
    const inPlay = ['bank', 'banco', 'stakes', 'offer', 'auction', 'coup'].includes(state.phase);
    if (!inPlay) return notNow(state, grounds);
    return state.pack.stopCardShown ? refuse('stop-card-already-shown', grounds) : offer(grounds);
  },
  (p) => showStopCard(p),
);

/** The paños whose cards lie untouched before this person. */
const untouched = ({ coup }: DosPanosState, player: string): readonly Pano[] =>
  coup === null
    ? []
    : playing(coup).filter(
        (pano) => coup.holders[pano] === player && coup.delivered.includes(pano) && !coup.lifted.includes(pano),
      );

/** Whoever plays both paños sees the cards of the second only once the first is played. */
function mayLift(law: DosPanosLaw, { coup }: DosPanosState, pano: Pano): boolean {
  const sight = law.bancoSight.ask(NOTHING);
  if (coup === null || coup.banco === null || sight.answer === 'at-once') return true;
  const before = coup.order.slice(0, coup.order.indexOf(pano));
  return !before.includes(coup.turn);
}

/** The cards are lifted from the cloth, and with that seen. */
export const liftCards = act(
  'LiftCards',
  (law, state, by) => {
    const { grounds } = law.handling.ask({ place: 'seat', banco: false });
    const holds = by.kind === 'player' && Object.values(state.coup?.holders ?? {}).includes(by.id);
    if (!holds) return refuse('not-your-cards', grounds);
    const [pano] = untouched(state, nameOf(by));
    if (state.phase !== 'coup' || pano === undefined || atStep(state, 'settle')) return notNow(state, grounds);
    return mayLift(law, state, pano)
      ? offer(grounds)
      : refuse('the-first-pano-comes-first', groundsOf(law, 'bancoSight'));
  },
  (p, _, by) => {
    const [pano] = untouched(p.state, nameOf(by));
    if (pano === undefined) throw new Error('no cards lie before him');
    const banco = coupOf(p.state).banco !== null;
    const { grounds } = p.law.handling.ask({ place: p.state.people[nameOf(by)]?.kind ?? 'seat', banco });
    const sight = banco ? groundsOf(p.law, 'bancoSight') : [];
    p.record({ type: 'CardsLifted', pano, by: nameOf(by), grounds: citing(grounds, sight) });
  },
);
