import { expect, test } from 'vitest';
import { cents } from '../../../money/cents.ts';
import { byName } from '../../../table/by-name.ts';
import { seeksHolder } from '../bank/evolve-bank.ts';
import { type CheminDeFerState, INITIAL } from '../state.ts';
import { unseated } from './evolve-places.ts';

const SEATED: CheminDeFerState = {
  ...INITIAL,
  people: byName({ ana: { kind: 'seat', n: 3 }, bea: { kind: 'seat', n: 4 } }),
};
const seeking = seeksHolder(SEATED, {
  type: 'BankSeeksHolder',
  cause: 'lost',
  from: 'bea',
  associates: [],
  passer: null,
  seat: 4,
  floor: cents(1000),
  previous: cents(1000),
  grounds: [],
} as never);
const passage = seeking.passage as NonNullable<CheminDeFerState['passage']>;
const unseat = (state: CheminDeFerState, why: string) => unseated(state, { player: 'ana', why } as never).passage;

test('the bank has gone past whoever loses the seat at his turn', () => {
  expect(unseat(seeking, 'absent')).toEqual({ ...passage, asked: ['ana'], walked: [3] });
});

test('whoever loses the seat for a refusal just given has been asked once, not twice', () => {
  const asked = { ...passage, asked: ['ana'], walked: [3] };
  expect(unseat({ ...seeking, passage: asked }, 'refused-twice')).toEqual(asked);
});

test('the bank has not yet come to a seat that is given up for another table', () => {
  expect(unseat(seeking, 'seated-elsewhere')).toEqual(passage);
});
