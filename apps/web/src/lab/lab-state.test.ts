import { describe, expect, test } from 'vitest';
import { cardsIn, type LabState, NOTHING_SET, partIn, searchOf, stateIn } from './lab-state.ts';

describe('what is set in the lab', () => {
  test.each<LabState>([
    NOTHING_SET,
    { decks: 8, gone: ['As', 'Td', 'As'], deduction: null, chart: 'free', banco: 'bound' },
    { decks: null, gone: [], deduction: '1/80', chart: 'cuadro', banco: 'free' },
    { decks: 20, gone: ['7h'], deduction: '0', chart: 'cuadro', banco: 'bound' },
  ])('stands in the address and is read from it again: %j', (state) => {
    expect(stateIn(searchOf(state))).toEqual(state);
  });

  test('reads nothing from an address that somebody has spoilt', () => {
    for (const search of ['?decks=0', '?decks=21', '?decks=1.5', '?decks=x', '?chart=round', '?banco=1']) {
      expect(stateIn(search)).toEqual(NOTHING_SET);
    }
  });

  test('an address is short where nothing is set, and can be read by people', () => {
    expect(searchOf(NOTHING_SET)).toBe('');
    expect(searchOf({ ...NOTHING_SET, decks: 6, gone: ['As', 'Kd'] })).toBe('?decks=6&removed=As,Kd');
  });
});

test('cards are read however they are separated and written', () => {
  expect(cardsIn(' as, 10h;7C\nkD ')).toEqual(['As', 'Th', '7c', 'Kd']);
  expect(cardsIn('')).toEqual([]);
});

test.each([
  ['0,05', '1/20'],
  ['0.05', '1/20'],
  ['5 %', '1/20'],
  ['1/20', '1/20'],
  ['1,25%', '1/80'],
  ['0', '0'],
  ['1', null],
  ['100 %', null],
  ['3/2', null],
  ['1/0', null],
  ['much', null],
  ['', null],
])('a part: %j is %j', (text, part) => expect(partIn(text)).toBe(part));
