import { expect, it } from 'vitest';
import { type Actor, CROUPIER, director, inspector, isPlayerName, nameOf, player, SHOE, sameActor } from './actor.ts';

const ACTORS: readonly Actor[] = [
  player('ana'),
  player('bea'),
  CROUPIER,
  SHOE,
  inspector('ana'),
  inspector('eva'),
  director('ana'),
  director('eva'),
];

it('whoever acts is himself and nobody else, whatever name others bear', () => {
  for (const [i, one] of ACTORS.entries()) {
    for (const [k, other] of ACTORS.entries()) expect(sameActor(one, { ...other })).toBe(i === k);
  }
});

it('players and those who rule have names, croupier and shoe have none', () => {
  expect(ACTORS.map(nameOf)).toEqual(['ana', 'bea', '', '', 'ana', 'eva', 'ana', 'eva']);
});

it('staff say who they are', () => {
  expect(inspector('eva')).toEqual({ kind: 'inspector', id: 'eva' });
  expect(director('eva')).toEqual({ kind: 'director', id: 'eva' });
  expect(ACTORS.map(({ kind }) => kind).filter((kind) => isPlayerName(kind))).toEqual(['player', 'player']);
});
