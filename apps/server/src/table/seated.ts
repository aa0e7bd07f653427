import { namesIn, type People, seatOf } from '@sabot/engine';

/** Who has a seat, in the order of the seats. */
export function seatedIn(people: People): readonly string[] {
  return namesIn(people)
    .filter((player) => seatOf(people, player) !== null)
    .sort((a, b) => (seatOf(people, a) ?? 0) - (seatOf(people, b) ?? 0));
}
