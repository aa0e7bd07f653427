import { offer } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { refuse } from '../../../refusal.ts';
import { lookUp } from '../../../table/by-name.ts';
import * as common from '../../circulo/acts/deal.ts';
import { showStopCard, showStopCardIfNext } from '../bank/talla.ts';
import { deliver, dueCard, proceed } from '../coup/flow.ts';
import { successor } from '../coup/holders.ts';
import { playing } from '../coup/turn.ts';
import { plainFacts } from '../incidents/facts.ts';
import type { DosPanosLaw, Pano } from '../questions.ts';
import { coupOf, type DosPanosState } from '../state.ts';
import { act, atStep, groundsOf, nameOf, notNow, shared } from './act.ts';

export const deal = shared(common.deal, proceed);
export const drawCard = act(
  'DrawCard',
  (law, state, by) => common.mayDraw(law, state, by, () => law.incident.ask(plainFacts('shoe-exhausted')).grounds),
  (p, { card }) => {
    showStopCardIfNext(p);
    if (p.state.coup === null) return;
    common.layCard(p, card, dueCard(p.law, p.state.coup));
    proceed(p);
  },
);
export const reportStopCard = shared(common.reportStopCard, showStopCard);

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
    const { grounds } = p.law.handling.ask({ place: lookUp(p.state.people, nameOf(by))?.kind ?? 'seat', banco });
    const sight = banco ? groundsOf(p.law, 'bancoSight') : [];
    p.record({ type: 'CardsLifted', pano, by: nameOf(by), grounds: citing(grounds, sight) });
  },
);

/** Nobody is bound to play the cards that come to him by turn: unseen, they go to the next. */
export const declineCards = act(
  'DeclineCards',
  (law, state, by) => {
    const { coup } = state;
    const banco = coup !== null && coup.banco !== null;
    const unseen = law.cardsDeclined.ask({ seen: false, banco });
    const holds = by.kind === 'player' && Object.values(coup?.holders ?? {}).includes(by.id);
    if (!holds) return refuse('not-your-cards', unseen.grounds);
    if (state.phase !== 'coup' || atStep(state, 'settle')) return notNow(state, unseen.grounds);
    if (unseen.answer === 'refused') return refuse('the-call-binds', unseen.grounds);
    if (untouched(state, nameOf(by)).length > 0) return offer(unseen.grounds);
    const held = coup === null ? [] : playing(coup).filter((pano) => coup.holders[pano] === by.id);
    if (!held.some((pano) => coup?.lifted.includes(pano))) return notNow(state, unseen.grounds);
    const seen = law.cardsDeclined.ask({ seen: true, banco });
    return seen.answer === 'refused' ? refuse('the-cards-are-seen', seen.grounds) : offer(seen.grounds);
  },
  (p, _, by) => {
    const player = nameOf(by);
    const { holders, lifted, banco } = coupOf(p.state);
    const [pano] = [...untouched(p.state, player), ...lifted.filter((one) => holders[one] === player)];
    if (pano === undefined) throw new Error('no cards lie before him');
    const { grounds } = p.law.cardsDeclined.ask({ seen: lifted.includes(pano), banco: banco !== null });
    p.record({ type: 'CardsHeldBy', pano, player: successor(p, pano), grounds: citing(grounds) });
    deliver(p, pano);
  },
);
