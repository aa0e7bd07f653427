import type { Card } from '../../../cards/card.ts';
import { cardsLeft, mayBeLeft } from '../../../cards/pack.ts';
import type { Drawn, Hand } from '../../../coup/drawn.ts';
import { totalOf } from '../../../coup/totals.ts';
import { type Offer, offer, type Result, refuse } from '../../../decider.ts';
import { citing, type Ground } from '../../../law/ground.ts';
import { perLaw } from '../../../law/per-law.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Made, made } from '../../../numbered.ts';
import type { Actor } from '../../../table/actor.ts';
import { within } from '../../../table/bounds.ts';
import { callsOf, closingOrder } from '../calls.ts';
import { cardsDrawn } from '../cards-drawn.ts';
import { proceed, thirdOfBanca } from '../coup-flow.ts';
import type { EventOf } from '../events.ts';
import { plainFacts } from '../incident-facts.ts';
import { cardIsDrawn, dealIsOrdered, handIsUncovered } from '../keep-coup.ts';
import type { Proceedings } from '../proceedings.ts';
import type { PuntoBancaLaw } from '../questions.ts';
import { staffWith, standsIn } from '../staff.ts';
import { type Coup, coupOf, type PuntoBancaState, type Step } from '../state.ts';
import { showStopCard, showStopCardIfNext } from '../stop-card.ts';
import { uncovered } from '../uncovering.ts';
import { act, notNow } from './act.ts';

/** A coup is under way and at this step, or the act has to wait. */
export const atStep = ({ coup }: PuntoBancaState, step: Step): boolean => coup?.step === step;

/** Whoever deals this coup: a player, or the staff where no player does. */
function isDealer(state: PuntoBancaState, by: Actor): boolean {
  const { dealer, staff } = coupOf(state);
  return by.kind === 'player' ? dealer === by.id : dealer === null && standsIn(by, staff);
}

/** Why it is not his: somebody else was put in the place of whoever dealt, or else what is said of every coup. */
const whyNotHis = (law: PuntoBancaLaw, { coup }: PuntoBancaState, otherwise: readonly Ground[]): readonly Ground[] =>
  coup === null || coup.relieved === null ? otherwise : law.incident.ask(plainFacts('dealer-cannot-go-on')).grounds;

const orderToDeal = perLaw((law: PuntoBancaLaw): Made<EventOf<'DealOrdered'>> => {
  return made({ type: 'DealOrdered', grounds: citing(closingOrder(law), law.cardsFirst.ask(NOTHING).grounds) });
});

export const deal = act(
  'Deal',
  (law, state, by) => {
    const grounds = closingOrder(law);
    if (!atStep(state, 'deal')) return notNow(state, grounds);
    return isDealer(state, by) ? offer(grounds) : refuse('not-your-shoe', whyNotHis(law, state, grounds));
  },
  (p) => {
    p.recordMade(orderToDeal(p.law), dealIsOrdered);
  },
  ({ state }, { by }) => atStep(state, 'deal') && isDealer(state, by),
);

/** Once a coup is decided: the natural or the row of the chart by which no further card is due. */
function whyNoCard(law: PuntoBancaLaw, { coup }: PuntoBancaState): readonly Ground[] | null {
  if (coup === null || coup.decided === null) return null;
  const first = law.cardsFirst.ask(NOTHING).answer;
  const punto = totalOf(law, coup, 'punto', first);
  const banca = totalOf(law, coup, 'banca', first);
  const naturals = law.naturals.ask({ punto, banca });
  if (naturals.answer === 'over') return naturals.grounds;
  return [...law.puntoDraw.ask({ total: punto }).grounds, ...thirdOfBanca(law, coup, banca).grounds];
}

/** The shoe, or the croupier; where no player deals, the person in charge of the table too, or that person alone. */
function draws({ coup }: PuntoBancaState, by: Actor): boolean {
  if (by.kind === 'croupier') return coup?.staff !== 'inspector';
  return by.kind === 'shoe' || (by.kind === 'inspector' && coup?.dealer === null);
}

export const drawCard = act(
  'DrawCard',
  (law, state, by): Result<Offer> => {
    const { grounds } = law.deal.ask({ nth: 1 });
    // First who, then when: why no card is due may rest on cards that not everybody knows.
    if (!draws(state, by)) return refuse('not-yours', whyNotHis(law, state, grounds));
    if (!atStep(state, 'draw')) return notNow(state, whyNoCard(law, state) ?? grounds);
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
    const { drawn, owed } = coupOf(p.state);
    p.recordMade(cardsDrawn(p.law)(owed ?? cardsOf(drawn) + 1, drawn.length + 1, card), cardIsDrawn);
    proceed(p);
  },
  ({ state }, { by, card }) =>
    by.kind === 'shoe' && atStep(state, 'draw') && cardsLeft(state.pack) > 0 && mayBeLeft(state.pack, card),
);

/** Cards that lie with a hand. */
function cardsOf(drawn: readonly Drawn[]): number {
  let count = 0;
  for (let i = 0; i < drawn.length; i++) if ((drawn[i] as Drawn).hand !== 'discard') count++;
  return count;
}

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

export const uncover = act(
  'Uncover',
  (law, state, by) => {
    const handed = state.coup?.handed;
    const { grounds } = law.uncovering.ask({ hand: handed?.hand ?? 'punto' });
    if (!atStep(state, 'uncover')) return notNow(state, grounds);
    return isHolder(state, by) ? offer(grounds) : refuse('not-your-cards', whyNotHis(law, state, grounds));
  },
  (p) => uncoverHand(p),
  ({ state }, { by }) => atStep(state, 'uncover') && isHolder(state, by),
);

/** The hand that is to be uncovered, and who has it. */
function handedIn(state: PuntoBancaState): NonNullable<Coup['handed']> {
  const { handed } = coupOf(state);
  if (handed === null) throw new Error('no hand was handed out');
  return handed;
}

/** Whoever holds the cards that are to be uncovered: a player, or the staff where no player does. */
function isHolder(state: PuntoBancaState, by: Actor): boolean {
  const { to } = handedIn(state);
  return by.kind === 'player' ? to === by.id : to === null && standsIn(by, staffWith(coupOf(state)));
}

/** The cards of a hand, one at least. Most have two: a list that is begun with both is no longer than it need be. */
function cardsIn(drawn: readonly Drawn[], hand: Hand): readonly Card[] {
  let first: Card | null = null;
  let cards: Card[] | null = null;
  for (let i = 0; i < drawn.length; i++) {
    const one = drawn[i] as Drawn;
    if (one.hand !== hand) continue;
    if (cards !== null) cards.push(one.card);
    else if (first !== null) cards = [first, one.card];
    else first = one.card;
  }
  return cards ?? [first as Card];
}

function uncoverHand(p: Proceedings): void {
  const { hand, to } = handedIn(p.state);
  const { law } = p;
  const { drawn } = coupOf(p.state);
  const cards = cardsIn(drawn, hand);
  const way = uncovered(law)(hand, cards, drawn);
  const { total } = way;
  p.recordOn(way, way.event(to, cards), handIsUncovered);
  const calls = callsOf(law);
  p.call(hand === 'punto' ? calls['punto-total'](total) : calls['banca-total'](total));
  proceed(p);
}
