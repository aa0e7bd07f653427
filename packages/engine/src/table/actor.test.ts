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

it('a name has words of letters and figures, with one space between two of them', () => {
  for (const name of ['ana', 'Ana María', 'José Luis de la Vega', 'Ana 2', 'x', 'ñ'.repeat(32)])
    expect([name, isPlayerName(name)]).toEqual([name, true]);
  const unfit = [
    '',
    ' ',
    ' ana',
    'ana ',
    'ana  maría',
    'ana\tmaría',
    'ana\u00a0maría',
    '-ana',
    'ana -b',
    'ana\nb',
    'ana:b',
  ];
  for (const name of [...unfit, 'ñ'.repeat(33), `${'a '.repeat(16)}b`, 'Croupier', 'constructor '])
    expect([name, isPlayerName(name)]).toEqual([name, false]);
});
