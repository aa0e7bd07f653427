import { type Offer, offer, type Result } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { refuse } from '../../../refusal.ts';
import type { Actor } from '../../../table/actor.ts';
import { within } from '../../../table/bounds.ts';
import { lookUp } from '../../../table/by-name.ts';
import { seatOf } from '../../../table/place.ts';
import * as common from '../../circulo/acts/people.ts';
import { isBack, maySit } from '../../circulo/acts/sit.ts';
import { resumeWith } from '../people/company.ts';
import { seatsOf } from '../people/people.ts';
import { isTied } from '../people/ties.ts';
import { firstWaiting, giveUpSeats, momentOf } from '../people/vacancy.ts';
import type { Proceedings } from '../proceedings.ts';
import type { CheminDeFerLaw } from '../questions.ts';
import type { CheminDeFerState } from '../state.ts';
import { act, groundsOf, isOpen, nameOf, notNow, notYours, shared } from './act.ts';

/** Whose turn it is to take a vacant seat, and why: null where anybody may. */
function turnForSeat(law: CheminDeFerLaw, state: CheminDeFerState, player: string): Result<Offer> | null {
  const { answer, grounds } = law.vacancy.ask({ when: momentOf(state) });
  const changes = state.changes.filter((one) => seatOf(state.people, one) !== null);
  if (answer === 'changes' && changes.length > 0) {
    return changes[0] === player ? null : refuse('changes-come-first', grounds, { first: changes[0] ?? '' });
  }
  const first = firstWaiting(law, state);
  if (first === undefined || first === player) return null;
  return refuse('waiting-list-comes-first', grounds, { first });
}

export const sit = act(
  'Sit',
  (law, state, by) => {
    const { answer, grounds } = law.admission.ask({ place: 'seat' });
    if (by.kind !== 'player') return notYours(grounds);
    if (!isOpen(state)) return notNow(state, grounds);
    if (answer === 'refused') return refuse('not-admitted', grounds);
    const elsewhere = law.elsewhere.ask(NOTHING);
    if (state.elsewhere.includes(by.id) && elsewhere.answer === 'refused') {
      return refuse('seated-elsewhere', elsewhere.grounds);
    }
    const tied = isTied(law, state, by.id);
    if (tied !== null) return tied;
    const notTheirs = turnForSeat(law, state, by.id);
    if (notTheirs !== null) return notTheirs;
    return maySit(law, state, seatsOf(law), groundsOf(law, 'seats'));
  },
  (p, { seat }, by) => {
    const player = nameOf(by);
    const admission = p.law.admission.ask({ place: 'seat' });
    const move = seatOf(p.state.people, player) === null ? 'arrival' : 'change';
    const salute = p.law.saludar.ask({ when: momentOf(p.state), move });
    const turn = p.law.vacancy.ask({ when: momentOf(p.state) });
    isBack(p, player);
    p.record({
      type: 'PlayerSeated',
      player,
      seat,
      salutes: salute.answer === 'must-salute',
      grounds: citing(admission.grounds, salute.grounds, turn.grounds),
    });
    resumeWith(p, player);
  },
);

export const stand = act(
  'Stand',
  (law, state, by) => {
    const { answer, grounds } = law.admission.ask({ place: 'standing' });
    if (by.kind !== 'player') return notYours(grounds);
    if (!isOpen(state)) return notNow(state, grounds);
    if (answer === 'refused') return refuse('standing-not-admitted', grounds);
    const tied = isTied(law, state, by.id);
    if (tied !== null) return tied;
    const follows = law.following.ask(NOTHING);
    const isStanding = lookUp(state.people, by.id)?.kind === 'standing';
    if (isStanding && follows.answer === 'refused' && momentOf(state) === 'talla') {
      return refuse('may-not-follow-the-mano', follows.grounds);
    }
    const [ground] = law.seats.ask(NOTHING).grounds;
    return offer(grounds, within({ behind: { kind: 'one-of', options: seatsOf(law), ground, code: 'unknown-seat' } }));
  },
  (p, { behind }, by) => {
    const admission = p.law.admission.ask({ place: 'standing' });
    const since = p.state.arrivals + 1;
    p.record({ type: 'PlayerStanding', player: nameOf(by), behind, since, grounds: citing(admission.grounds) });
  },
);

/** Somebody has come back, or come by chips. */
const goOnWith = (p: Proceedings, by: Actor): void => resumeWith(p, nameOf(by));
const listed = (law: CheminDeFerLaw) => law.vacancy.ask({ when: 'talla' }).grounds;

export const buyChips = shared(common.buyChips, goOnWith);
export const joinWaitingList = shared(common.listAct('JoinWaitingList', listed));
export const leaveWaitingList = shared(common.listAct('LeaveWaitingList', listed));
export const stepAway = shared(common.stepAway);
export const comeBack = shared(common.comeBack, goOnWith);

export const askChange = act(
  'AskChange',
  (law, state, by) => {
    const { grounds } = law.vacancy.ask({ when: 'between' });
    if (by.kind !== 'player') return notYours(grounds);
    if (!isOpen(state)) return notNow(state, grounds);
    if (seatOf(state.people, by.id) === null) return refuse('not-seated', grounds);
    return state.changes.includes(by.id) ? refuse('already-listed', grounds) : offer(grounds);
  },
  (p, _, by) => {
    const grounds = citing(p.law.vacancy.ask({ when: 'between' }).grounds);
    p.record({ type: 'ChangeAsked', player: nameOf(by), grounds });
  },
);

/** Rules across tables come in as facts: the house notes who has taken or left a seat at another. */
export const noteSeatElsewhere = act(
  'NoteSeatElsewhere',
  (law, state, by) => {
    const grounds = groundsOf(law, 'elsewhere');
    if (by.kind !== 'director' && by.kind !== 'croupier') return notYours(grounds);
    return isOpen(state) ? offer(grounds) : notNow(state, grounds);
  },
  (p, { player, seated }) => {
    p.record({ type: 'SeatElsewhereNoted', player, seated, grounds: citing(groundsOf(p.law, 'elsewhere')) });
    giveUpSeats(p);
  },
);
