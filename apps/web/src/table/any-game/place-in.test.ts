import { byName } from '@sabot/engine/by-name';
import { expect, it } from 'vitest';
import { mostStandingIn, type Place, placeIn } from './place-in.ts';

const people = byName<Place>({
  ana: { kind: 'seat', n: 5 },
  bea: { kind: 'standing', behind: 5, since: 2 },
  carlos: { kind: 'standing', behind: 5, since: 1 },
  dora: { kind: 'standing', behind: 2, since: 3 },
});

it('knows who stands before whom behind one seat, by when they came', () => {
  expect([placeIn(people, 'ana'), placeIn(people, 'carlos'), placeIn(people, 'bea')]).toEqual([
    { seat: 5, behind: 0 },
    { seat: 5, behind: 1 },
    { seat: 5, behind: 2 },
  ]);
});

it('counts the rows of plates that those who stand need', () => {
  expect(mostStandingIn(people)).toBe(2);
  expect(mostStandingIn(byName<Place>({ ana: { kind: 'seat', n: 5 } }))).toBe(0);
});
