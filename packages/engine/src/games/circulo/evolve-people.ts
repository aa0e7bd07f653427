import { post } from '../../money/posting.ts';
import type { PeopleEvent } from './events.ts';
import { without } from './people.ts';
import type { CirculoState } from './state.ts';

type PeopleState = Pick<CirculoState, 'books' | 'waitingList' | 'away'>;

/** What an event about people changes; of whoever leaves each game forgets what it knew. */
export function peopleChange(
  state: PeopleState,
  event: Exclude<PeopleEvent, { readonly type: 'PlayerLeft' }>,
): Partial<PeopleState> {
  switch (event.type) {
    case 'ChipsBought':
      return { books: post(state.books, event.postings) };
    case 'WaitingListJoined':
      return { waitingList: [...state.waitingList, event.player] };
    case 'WaitingListLeft':
      return { waitingList: without(state.waitingList, event.player) };
    case 'PlayerAway':
      return { away: [...state.away, event.player] };
    case 'PlayerBack':
      return { away: without(state.away, event.player) };
    case 'RulesExplained':
      return {};
    default:
      return event satisfies never;
  }
}
