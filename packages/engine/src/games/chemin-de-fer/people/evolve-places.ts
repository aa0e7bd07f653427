import { close, post } from '../../../money/posting.ts';
import { withName, withoutName } from '../../../table/by-name.ts';
import { seatOf } from '../../../table/place.ts';
import { without } from '../../circulo/people.ts';
import type { EventOf } from '../events.ts';
import { accountsOf } from '../money/accounts.ts';
import type { CheminDeFerState } from '../state.ts';

type State = CheminDeFerState;

export function seated(state: State, { player, seat, salutes }: EventOf<'PlayerSeated'>): State {
  return {
    ...state,
    people: withName(state.people, player, { kind: 'seat', n: seat }),
    waitingList: without(state.waitingList, player),
    changes: without(state.changes, player),
    unsaluted: salutes ? [...without(state.unsaluted, player), player] : without(state.unsaluted, player),
    refusals: withName(state.refusals, player, 0),
  };
}

export const standing = (state: State, { player, behind, since }: EventOf<'PlayerStanding'>): State => ({
  ...state,
  arrivals: since,
  people: withName(state.people, player, { kind: 'standing', behind, since }),
  changes: without(state.changes, player),
  unsaluted: without(state.unsaluted, player),
});

/** He gives up his seat and stands behind it. */
export function unseated(state: State, { player, why }: EventOf<'PlayerUnseated'>): State {
  const since = state.arrivals + 1;
  const seat = seatOf(state.people, player);
  const { passage } = state;
  // Whoever loses it at his turn has been asked, if not already for his refusal; the bank has not yet come to a seat
  // that is given up for another.
  const isPast = passage !== null && seat !== null && why !== 'seated-elsewhere' && !passage.asked.includes(player);
  return {
    ...state,
    arrivals: since,
    people: withName(state.people, player, { kind: 'standing', behind: seat ?? 1, since }),
    changes: without(state.changes, player),
    unsaluted: without(state.unsaluted, player),
    refusals: withName(state.refusals, player, 0),
    passage: isPast ? { ...passage, asked: [...passage.asked, player], walked: [...passage.walked, seat] } : passage,
  };
}

export function left(state: State, { player, postings }: EventOf<'PlayerLeft'>): State {
  const { passage, calls } = state;
  return {
    ...state,
    people: withoutName(state.people, player),
    refusals: withoutName(state.refusals, player),
    away: without(state.away, player),
    waitingList: without(state.waitingList, player),
    changes: without(state.changes, player),
    unsaluted: without(state.unsaluted, player),
    movedAbout: without(state.movedAbout, player),
    noCards: without(state.noCards, player),
    seguido: state.seguido === player ? null : state.seguido,
    cardsRight: state.cardsRight === player ? null : state.cardsRight,
    staysOn: state.staysOn?.player === player ? null : state.staysOn,
    books: close(post(state.books, postings), accountsOf(player)),
    calls: {
      ...calls,
      banco: without(calls.banco, player),
      joint: calls.joint.filter((pledge) => pledge.player !== player),
      seguido: calls.seguido === player ? null : calls.seguido,
      mesa: without(calls.mesa, player),
      ultimo: without(calls.ultimo, player),
    },
    bank:
      state.bank === null
        ? null
        : { ...state.bank, proposals: state.bank.proposals.filter((pledge) => pledge.player !== player) },
    passage:
      passage === null
        ? null
        : {
            // Whoever passed the mano has still passed it, should he come back.
            ...passage,
            offered: passage.offered?.to === player ? null : passage.offered,
            joint: passage.joint.filter((pledge) => pledge.player !== player),
          },
  };
}
