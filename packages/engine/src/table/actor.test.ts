import { expect, test } from 'vitest';
import { type Actor, CROUPIER, director, inspector, nameOf, player, SHOE, sameActor } from './actor.ts';

test('players and those who rule have names, croupier and shoe have none', () => {
  expect([player('ana'), inspector('ines'), director('eva'), CROUPIER, SHOE].map(nameOf)).toEqual([
    'ana',
    'ines',
    'eva',
    '',
    '',
  ]);
});

test('is the same only with the same part and the same name', () => {
  const all = (): readonly Actor[] => [player('ana'), player('bea'), inspector('ana'), director('ana'), CROUPIER, SHOE];
  for (const [i, a] of all().entries()) {
    for (const [j, b] of all().entries()) expect(sameActor(a, { ...b })).toBe(i === j);
  }
});
