import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { byName, entriesIn } from './by-name.ts';
import { type People, playerAt, playersToTheRight, rotation, seatOf } from './place.ts';
import { byPlaceToTheRight, type Candidate } from './priority.ts';

const people: People = byName({
  ana: { kind: 'seat', n: 1 },
  bea: { kind: 'seat', n: 4 },
  ciro: { kind: 'standing', behind: 4, since: 2 },
  dora: { kind: 'standing', behind: 4, since: 1 },
});
const SEATS = [1, 2, 3, 4, 5];

describe('places', () => {
  it('know who sits where', () => {
    expect(seatOf(people, 'bea')).toBe(4);
    expect(seatOf(people, 'ciro')).toBeNull();
    expect(seatOf(people, 'nobody')).toBeNull();
    expect(playerAt(people, 1)).toBe('ana');
    expect(playerAt(people, 2)).toBeNull();
  });
  it('go round to the right, the last followed by the first', () => {
    expect(rotation(SEATS, 4)).toEqual([4, 5, 1, 2, 3]);
    expect(rotation(SEATS, 1)).toEqual(SEATS);
    expect(rotation(SEATS, 6)).toEqual(SEATS);
    expect(rotation([12, 14, 1], 13)).toEqual([14, 1, 12]);
  });
  it.each([1, 2, 3, 5, 8, 10, 13, 14])('go round from %i whatever order the seats are named in', (from) => {
    const walks = [
      [1, 2, 10, 13],
      [13, 10, 2, 1],
      [10, 2, 13, 1],
      [1, 13, 2, 10],
      [2, 1, 10, 13],
      [1, 2, 13, 10],
    ].map((seats) => rotation(seats, from));
    const expected = [1, 2, 10, 13].sort((a, b) => Number(a < from) - Number(b < from));
    for (const walk of walks) expect(walk).toEqual(expected);
  });
  it('are met in that order, one’s own last', () => {
    expect(playersToTheRight(people, SEATS, 1)).toEqual(['bea', 'ana']);
    expect(playersToTheRight(people, SEATS, 4)).toEqual(['ana', 'bea']);
  });
  it('rank the seated first, then those standing by seat and arrival', () => {
    const candidates: Candidate[] = entriesIn(people).map(([player, place]) => ({
      player,
      place,
      stake: cents(1),
    }));
    const names = candidates.sort(byPlaceToTheRight(SEATS, 2)).map(({ player }) => player);
    expect(names).toEqual(['bea', 'ana', 'dora', 'ciro']);
  });
});
