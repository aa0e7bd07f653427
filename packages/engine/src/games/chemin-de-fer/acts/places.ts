import { type Offer, offer, type Result, refuse } from '../../../decider.ts';
import { citing, refsOf } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { cents } from '../../../money/cents.ts';
import { posting } from '../../../money/posting.ts';
import type { Actor } from '../../../table/actor.ts';
import { within } from '../../../table/bounds.ts';
import { playerAt, seatOf } from '../../../table/place.ts';
import { resumeWith } from '../company.ts';
import { seatsOf } from '../people.ts';
import type { CheminDeFerLaw } from '../questions.ts';
import type { CheminDeFerState } from '../state.ts';
import { isTied } from '../ties.ts';
import { firstWaiting, giveUpSeats, momentOf } from '../vacancy.ts';
import { act, groundsOf, isHere, isOpen, nameOf, notHere, notNow, notYours } from './act.ts';

/** Most chips one purchase brings: far above any table, far below where doubles lose cents. */
const MOST_CHIPS = cents(1_000_000_000_00);

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
    const free = seatsOf(law).filter((seat) => playerAt(state.people, seat) === null);
    const empty = law.emptySeat.ask(NOTHING);
    const left = empty.answer === 'free' ? state.away.flatMap((player) => seatOf(state.people, player) ?? []) : [];
    if (free.length + left.length === 0) return refuse('no-free-seat', law.seats.ask(NOTHING).grounds);
    return offer(
      grounds,
      within({
        seat: { kind: 'one-of', options: [...free, ...left], ground: empty.grounds[0], code: 'seat-not-free' },
      }),
    );
  },
  (p, { seat }, by) => {
    const player = nameOf(by);
    const admission = p.law.admission.ask({ place: 'seat' });
    const move = seatOf(p.state.people, player) === null ? 'arrival' : 'change';
    const salute = p.law.saludar.ask({ when: momentOf(p.state), move });
    const turn = p.law.vacancy.ask({ when: momentOf(p.state) });
    // Whoever sits down is there.
    if (p.state.away.includes(player)) {
      p.record({ type: 'PlayerBack', player, grounds: citing(groundsOf(p.law, 'emptySeat')) });
    }
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
    const isStanding = state.people[by.id]?.kind === 'standing';
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

export const buyChips = act(
  'BuyChips',
  (law, state, by) => {
    const { answer, grounds } = law.chips.ask(NOTHING);
    if (by.kind !== 'player') return notYours(grounds);
    if (!isOpen(state)) return notNow(state, grounds);
    if (!isHere(state, by)) return notHere(law);
    const [ground] = grounds;
    const limits = { min: ground, max: ground, step: ground };
    const amount = { kind: 'amount', min: answer.step, max: MOST_CHIPS, step: answer.step, orNothing: false } as const;
    return offer(grounds, within({ amount: { ...amount, grounds: limits } }));
  },
  (p, { amount }, by) => {
    const grounds = refsOf(groundsOf(p.law, 'chips'));
    const player = nameOf(by);
    const postings = posting('outside', `player:${player}`, amount, grounds[0]);
    p.record({ type: 'ChipsBought', player, amount, grounds, postings });
    resumeWith(p, player);
  },
);

const listAct = (name: 'JoinWaitingList' | 'LeaveWaitingList', wants: boolean) =>
  act(
    name,
    (law, state, by) => {
      const { grounds } = law.vacancy.ask({ when: 'talla' });
      if (by.kind !== 'player') return notYours(grounds);
      if (!isOpen(state)) return notNow(state, grounds);
      if (!isHere(state, by)) return notHere(law);
      if (wants && seatOf(state.people, by.id) !== null) return refuse('already-seated', grounds);
      const isListed = state.waitingList.includes(by.id);
      if (wants && isListed) return refuse('already-listed', grounds);
      return wants || isListed ? offer(grounds) : refuse('not-listed', grounds);
    },
    (p, _, by: Actor) => {
      const grounds = citing(p.law.vacancy.ask({ when: 'talla' }).grounds);
      p.record({ type: wants ? 'WaitingListJoined' : 'WaitingListLeft', player: nameOf(by), grounds });
    },
  );
export const joinWaitingList = listAct('JoinWaitingList', true);
export const leaveWaitingList = listAct('LeaveWaitingList', false);

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

const awayAct = (name: 'StepAway' | 'ComeBack', goes: boolean) =>
  act(
    name,
    (law, state, by) => {
      const grounds = groundsOf(law, 'emptySeat');
      if (by.kind !== 'player') return notYours(grounds);
      if (!isHere(state, by)) return notHere(law);
      const isAway = state.away.includes(by.id);
      if (goes && isAway) return refuse('already-away', grounds);
      return goes || isAway ? offer(grounds) : refuse('not-away', grounds);
    },
    (p, _, by: Actor) => {
      const grounds = citing(groundsOf(p.law, 'emptySeat'));
      p.record({ type: goes ? 'PlayerAway' : 'PlayerBack', player: nameOf(by), grounds });
      if (!goes) resumeWith(p, nameOf(by));
    },
  );
export const stepAway = awayAct('StepAway', true);
export const comeBack = awayAct('ComeBack', false);

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
