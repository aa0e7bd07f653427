import { type Offer, offer, type Result } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { refuse } from '../../../refusal.ts';
import type { Actor } from '../../../table/actor.ts';
import { within } from '../../../table/bounds.ts';
import * as common from '../../circulo/acts/people.ts';
import { isBack, maySit } from '../../circulo/acts/sit.ts';
import { resumeWith } from '../bank/begin.ts';
import { allSeats } from '../people/people.ts';
import { isTied } from '../people/ties.ts';
import type { Proceedings } from '../proceedings.ts';
import type { DosPanosLaw } from '../questions.ts';
import type { DosPanosState } from '../state.ts';
import { act, groundsOf, isOpen, nameOf, notNow, notYours, shared } from './act.ts';

/** A numbered place is the turn of the first on the list whom nothing ties to where he is. */
function turnForSeat(law: DosPanosLaw, state: DosPanosState, player: string): Result<Offer> | null {
  const { answer, grounds } = law.vacancy.ask(NOTHING);
  const first = state.waitingList.find((one) => isTied(law, state, one) === null);
  if (answer === 'anyone' || first === undefined || first === player) return null;
  return refuse('waiting-list-comes-first', grounds, { first });
}

export const sit = act(
  'Sit',
  (law, state, by) => {
    const { answer, grounds } = law.admission.ask({ place: 'seat' });
    if (by.kind !== 'player') return notYours(grounds);
    if (!isOpen(state)) return notNow(state, grounds);
    if (answer === 'refused') return refuse('not-admitted', grounds);
    const refused = isTied(law, state, by.id) ?? turnForSeat(law, state, by.id);
    if (refused !== null) return refused;
    return maySit(law, state, allSeats(law), law.seats.ask({ pano: 'pano-1' }).grounds);
  },
  (p, { seat }, by) => {
    const player = nameOf(by);
    const admission = p.law.admission.ask({ place: 'seat' });
    isBack(p, player);
    const grounds = citing(admission.grounds, groundsOf(p.law, 'vacancy'));
    p.record({ type: 'PlayerSeated', player, seat, grounds });
    resumeWith(p, nameOf(by));
  },
);

/** Behind the numbered places, on a chair between them or on one's feet. */
export const stand = act(
  'Stand',
  (law, state, by) => {
    const { answer, grounds } = law.admission.ask({ place: 'standing' });
    const chair = law.admission.ask({ place: 'chair' });
    if (by.kind !== 'player') return notYours(grounds);
    if (!isOpen(state)) return notNow(state, grounds);
    if (answer === 'refused' && chair.answer === 'refused') return refuse('standing-not-admitted', grounds);
    const tied = isTied(law, state, by.id);
    if (tied !== null) return tied;
    const chairs = [...(chair.answer === 'admitted' ? [true] : []), ...(answer === 'admitted' ? [false] : [])];
    const [ground] = law.seats.ask({ pano: 'pano-1' }).grounds;
    return offer(
      grounds,
      within({
        behind: { kind: 'one-of', options: allSeats(law), ground, code: 'unknown-seat' },
        chair: { kind: 'one-of', options: chairs, ground: chair.grounds[0], code: 'standing-not-admitted' },
      }),
    );
  },
  (p, { behind, chair }, by) => {
    const { grounds } = p.law.admission.ask({ place: chair ? 'chair' : 'standing' });
    const since = p.state.arrivals + 1;
    p.record({ type: 'PlayerStanding', player: nameOf(by), behind, since, chair, grounds: citing(grounds) });
    resumeWith(p, nameOf(by));
  },
);

/** Somebody has come back, or come by chips. */
const goOnWith = (p: Proceedings, by: Actor): void => resumeWith(p, nameOf(by));
const listed = (law: DosPanosLaw) => groundsOf(law, 'vacancy');
export const joinWaitingList = shared(common.listAct('JoinWaitingList', listed));
export const leaveWaitingList = shared(common.listAct('LeaveWaitingList', listed));
export const buyChips = shared(common.buyChips, goOnWith);
export const stepAway = shared(common.stepAway);
export const comeBack = shared(common.comeBack, goOnWith);
