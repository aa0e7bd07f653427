import { citing, type GroundRef, type NonEmpty } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { seatOf } from '../../../table/place.ts';
import type { EventOf } from '../events.ts';
import type { Proceedings } from '../proceedings.ts';
import type { CheminDeFerLaw } from '../questions.ts';
import type { CheminDeFerState } from '../state.ts';
import { isTied } from './ties.ts';

/** Between two tallas places are changed freely; while a shoe is being dealt they are not. */
export const momentOf = ({ phase, talla }: CheminDeFerState): 'talla' | 'between' =>
  phase === 'pack' || talla === 0 ? 'between' : 'talla';

/** The first on the waiting list who may have a seat here. */
export function firstWaiting(law: CheminDeFerLaw, { waitingList, elsewhere }: CheminDeFerState): string | undefined {
  const barred = law.elsewhere.ask(NOTHING).answer === 'refused' ? elsewhere : [];
  return waitingList.find((player) => !barred.includes(player));
}

/** He has the seat that somebody lost; if the bank or a coup ties him to where he stands, it waits for him. */
function seatFirstWaiting(p: Proceedings, seat: number): void {
  const player = firstWaiting(p.law, p.state);
  if (player === undefined || isTied(p.law, p.state, player) !== null) return;
  const salute = p.law.saludar.ask({ when: momentOf(p.state), move: 'arrival' });
  p.record({
    type: 'PlayerSeated',
    player,
    seat,
    salutes: salute.answer === 'must-salute',
    grounds: citing(p.law.vacancy.ask({ when: 'talla' }).grounds, salute.grounds),
  });
}

/** Somebody must leave his seat; he may go on playing on his feet. */
export function unseat(
  p: Proceedings,
  player: string,
  why: EventOf<'PlayerUnseated'>['why'],
  grounds: NonEmpty<GroundRef>,
): void {
  const seat = seatOf(p.state.people, player);
  if (seat === null) return;
  p.record({ type: 'PlayerUnseated', player, why, grounds });
  seatFirstWaiting(p, seat);
}

/** Absent when his turn for the mano comes. */
export function unseatIfAbsent(p: Proceedings, player: string): boolean {
  if (!p.state.away.includes(player)) return false;
  const absent = p.law.absent.ask(NOTHING);
  if (absent.answer === 'loses-seat') unseat(p, player, 'absent', citing(absent.grounds));
  return true;
}

/** Whoever has taken a seat at another table gives up the one here, as soon as nothing ties him to it. */
export function giveUpSeats(p: Proceedings): void {
  const { answer, grounds } = p.law.elsewhere.ask(NOTHING);
  if (answer === 'allowed') return;
  for (const player of p.state.elsewhere) {
    if (isTied(p.law, p.state, player) === null) unseat(p, player, 'seated-elsewhere', citing(grounds));
  }
}
