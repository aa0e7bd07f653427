import { NOTHING } from '../../../law/question.ts';
import { ZERO } from '../../../money/cents.ts';
import { entriesIn, lookUp } from '../../../table/by-name.ts';
import { rotation, seatOf } from '../../../table/place.ts';
import { byPlaceToTheRight } from '../../../table/priority.ts';
import { seatedIn } from '../../circulo/people.ts';
import { stakedBy } from '../money/accounts.ts';
import type { CheminDeFerLaw, Claimant } from '../questions.ts';
import type { CheminDeFerState } from '../state.ts';

type State = CheminDeFerState;

export const seatsOf = (law: CheminDeFerLaw): readonly number[] => law.seats.ask(NOTHING).answer;

/** The seats met when going round from a seat, in the sense in which the bank rotates; the seat itself last. */
export function seatsAfter(law: CheminDeFerLaw, seat: number): readonly number[] {
  const right = rotation(seatsOf(law), seat + 1);
  if (law.rotation.ask(NOTHING).answer === 'right') return right;
  const left = [...right].reverse();
  return left[0] === seat ? [...left.slice(1), seat] : left;
}

/** The seated players in that order. */
export const playersAfter = (law: CheminDeFerLaw, state: State, seat: number): readonly string[] =>
  seatsAfter(law, seat).flatMap((n) => seatedIn(state).find((player) => seatOf(state.people, player) === n) ?? []);

/** Somebody with a claim to something, as the order of priority sees him. */
export function claimant(state: State, player: string, more: Partial<Claimant> = {}): Claimant {
  return {
    player,
    place: lookUp(state.people, player) ?? { kind: 'standing', behind: 1, since: 0 },
    stake: stakedBy(state, player),
    saluted: !state.unsaluted.includes(player),
    alone: true,
    completes: false,
    repeats: false,
    wasBank: false,
    ...more,
  };
}

/** The seat from which the order of priority is counted: the banker's, or that of the last seated banker. */
export function prioritySeat({ bank, people, lastSeat }: State): number {
  return (bank === null ? null : seatOf(people, bank.banker)) ?? lastSeat;
}

export const standingAfter = (law: CheminDeFerLaw, state: State, seat: number): readonly string[] =>
  entriesIn(state.people)
    .filter(([, place]) => place.kind === 'standing')
    .map(([player, place]) => ({ player, place, stake: ZERO }))
    .sort(byPlaceToTheRight(seatsOf(law), seat))
    .map(({ player }) => player);
