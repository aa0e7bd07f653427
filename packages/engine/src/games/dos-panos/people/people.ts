import { lookUp, namesIn } from '../../../table/by-name.ts';
import { rotation, seatOf } from '../../../table/place.ts';
import type { Candidate } from '../../../table/priority.ts';
import { seatedIn } from '../../circulo/people.ts';
import { stakedOn } from '../money/accounts.ts';
import { type DosPanosLaw, PANOS, type Pano, type Purpose } from '../questions.ts';
import type { DosPanosState } from '../state.ts';

type State = DosPanosState;

export const seatsOf = (law: DosPanosLaw, pano: Pano): readonly number[] => law.seats.ask({ pano }).answer;
export const allSeats = (law: DosPanosLaw): readonly number[] => PANOS.flatMap((pano) => seatsOf(law, pano));

/** The paño somebody belongs to: that of his place, or of the place he is behind. */
export function panoOf(law: DosPanosLaw, { people }: State, player: string): Pano {
  const place = lookUp(people, player);
  const seat = place?.kind === 'seat' ? place.n : (place?.behind ?? 1);
  return seatsOf(law, 'pano-1').includes(seat) ? 'pano-1' : 'pano-2';
}

/** The players of a paño who face the bank: there, and not banker themselves. */
export const playersOf = (law: DosPanosLaw, state: State, pano: Pano): readonly string[] =>
  namesIn(state.people).filter(
    (player) => player !== state.bank?.banker && !state.away.includes(player) && panoOf(law, state, player) === pano,
  );

const claimant = (state: State, player: string, pano: Pano): Candidate => ({
  player,
  place: lookUp(state.people, player) ?? { kind: 'standing', behind: 1, since: 0 },
  stake: stakedOn(state, player, pano),
});

/** Those who claim something on a paño, by their priority there, and why they stand in it as they do. */
export const ranked = (law: DosPanosLaw, state: State, purpose: Purpose, pano: Pano, players: readonly string[]) =>
  law.priority.ask({
    purpose,
    pano,
    claimants: players.map((player) => claimant(state, player, pano)),
    seats: seatsOf(law, pano),
  });

/** Who may hold the cards of a paño, from the place at which the turn stands. */
export function inTurn(law: DosPanosLaw, state: State, pano: Pano): readonly string[] {
  const able = seatedIn(state).filter(
    (player) => player !== state.bank?.banker && !state.away.includes(player) && panoOf(law, state, player) === pano,
  );
  return rotation(seatsOf(law, pano), state.turns[pano]).flatMap(
    (seat) => able.find((player) => seatOf(state.people, player) === seat) ?? [],
  );
}

/** The place of a paño that follows another. */
export const seatAfter = (law: DosPanosLaw, pano: Pano, seat: number): number =>
  rotation(seatsOf(law, pano), seat + 1)[0] ?? seat;
