import { expect, test } from 'vitest';
import { plainTable } from '../../../test/plain-table.ts';
import { house } from './house.ts';

test.each([
  ['CountPack', { cards: 312 }],
  ['CutPack', { at: 156 }],
  ['BurnCard', { card: '5h' }],
  ['DrawCard', { card: '5h' }],
  ['ShufflePack', {}],
  ['ReportIncident', { incident: 'shoe-exhausted', card: null, drawn: null, upturned: null, player: null, note: null }],
])('of itself the house puts into %s: %j', (act, said) => {
  expect(house(act, plainTable(), { card: () => '5h', lot: () => null })).toEqual(said);
});
