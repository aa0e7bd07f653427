import { offer } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { refuse } from '../../../refusal.ts';
import * as common from '../../circulo/acts/deal.ts';
import { showStopCard, showStopCardIfNext } from '../bank/talla.ts';
import { dueCard, proceed } from '../coup/flow.ts';
import { plainFacts } from '../incidents/facts.ts';
import { act, atStep, nameOf, notNow, shared } from './act.ts';

export const deal = shared(common.deal, proceed);
export const drawCard = act(
  'DrawCard',
  (law, state, by) => {
    const isHouse = by.kind === 'shoe' || by.kind === 'croupier';
    if (isHouse && atStep(state, 'choice')) {
      return refuse('the-banker-chooses-first', law.wrongWord.ask({ total: 1, said: 'stand' }).grounds);
    }
    return common.mayDraw(law, state, by, () => law.incident.ask(plainFacts('shoe-exhausted')).grounds);
  },
  (p, { card }) => {
    showStopCardIfNext(p);
    if (p.state.coup === null) return;
    common.layCard(p, card, dueCard(p.law, p.state.coup));
    proceed(p);
  },
);
export const reportStopCard = shared(common.reportStopCard, showStopCard);

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
