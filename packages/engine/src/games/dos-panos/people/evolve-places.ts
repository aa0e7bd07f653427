import { close, post } from '../../../money/posting.ts';
import { withName, withoutName } from '../../../table/by-name.ts';
import { without } from '../../circulo/people.ts';
import type { EventOf } from '../events.ts';
import { accountsOf } from '../money/accounts.ts';
import type { DosPanosState } from '../state.ts';

type State = DosPanosState;

export const seated = (state: State, { player, seat }: EventOf<'PlayerSeated'>): State => ({
  ...state,
  people: withName(state.people, player, { kind: 'seat', n: seat }),
  chairs: without(state.chairs, player),
  waitingList: without(state.waitingList, player),
});

export const standing = (state: State, { player, behind, since, chair }: EventOf<'PlayerStanding'>): State => ({
  ...state,
  arrivals: since,
  people: withName(state.people, player, { kind: 'standing', behind, since }),
  chairs: chair ? [...without(state.chairs, player), player] : without(state.chairs, player),
});

export function left(state: State, { player, postings }: EventOf<'PlayerLeft'>): State {
  const { passage, banco, holdsNext } = state;
  const owed = (pano: 'pano-1' | 'pano-2'): string | null => (holdsNext[pano] === player ? null : holdsNext[pano]);
  return {
    ...state,
    people: withoutName(state.people, player),
    chairs: without(state.chairs, player),
    away: without(state.away, player),
    waitingList: without(state.waitingList, player),
    holdsNext: { 'pano-1': owed('pano-1'), 'pano-2': owed('pano-2') },
    books: close(post(state.books, postings), accountsOf(player)),
    banco: { ...banco, called: banco.called.filter((call) => call.player !== player) },
    passage:
      passage === null
        ? null
        : {
            ...passage,
            offered: passage.offered === player ? null : passage.offered,
            bids: passage.bids.filter((bid) => bid.player !== player),
          },
  };
}
