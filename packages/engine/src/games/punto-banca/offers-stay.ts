import { balance } from '../../money/posting.ts';
import { chipsOf, INITIAL, type PuntoBancaState, stakedBy } from './state.ts';

const FIELDS = Object.keys(INITIAL) as (keyof PuntoBancaState)[];
const ALL_BUT_BOOKS = FIELDS.filter((field) => field !== 'books');

const worth = (state: PuntoBancaState, player: string): number =>
  balance(state.books, chipsOf(player)) + stakedBy(state, player);

/** Of the books an offer asks only what somebody has in all: who moves chips between zones may do the same as before. */
export const offersStay = (before: PuntoBancaState, after: PuntoBancaState, player: string): boolean =>
  ALL_BUT_BOOKS.every((field) => before[field] === after[field]) && worth(before, player) === worth(after, player);
