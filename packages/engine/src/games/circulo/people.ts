import { namesIn } from '../../table/by-name.ts';
import { seatOf } from '../../table/place.ts';
import type { CirculoState } from './state.ts';

/** Who sits at a numbered place, by its number. */
export const seatedIn = ({ people }: Pick<CirculoState, 'people'>): readonly string[] =>
  namesIn(people)
    .filter((player) => seatOf(people, player) !== null)
    .sort((a, b) => (seatOf(people, a) ?? 0) - (seatOf(people, b) ?? 0));

/** Who has yet to take the cards and shuffle them, or to let them pass. */
export const yetToPass = (state: CirculoState): readonly string[] =>
  seatedIn(state).filter((player) => !state.passed.includes(player) && !state.away.includes(player));

export const without = (names: readonly string[], name: string): readonly string[] =>
  names.filter((one) => one !== name);
