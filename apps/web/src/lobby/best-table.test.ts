import { describe, expect, test } from 'vitest';
import { tableOf } from '../../test/paper-house.ts';
import { bestTable } from './best-table.ts';
import { suggestedName } from './suggested-name.ts';

describe('the best place', () => {
  test('is never at a full or closed table', () => {
    expect(bestTable([tableOf('full', { freeSeats: [] }), tableOf('closed', { phase: 'closed' })])).toBeNull();
  });

  test.each([
    [
      'at punto y banca, however many bots play another game',
      { bots: 1 },
      { game: 'chemin-de-fer', people: 1, bots: 9 },
    ],
    ['at the whole game, before its mini', { seats: 12 }, { seats: 7, people: 1 }],
    ['with people, before a lower minimum', { people: 1, minimum: 20_00 }, {}],
    ['at the lowest minimum', { bots: 0 }, { minimum: 25_00 }],
    ['with company', { bots: 3 }, { bots: 1 }],
    ['where stakes are open', {}, { phase: 'pack' }],
    ['where the shoe lasts longest', { cardsLeft: 200 }, { cardsLeft: 9 }],
  ])('is %s', (_, better, worse) => {
    const [good, bad] = [tableOf('good', better), tableOf('bad', worse)];
    expect(bestTable([bad, good])?.table).toBe('good');
    expect(bestTable([good, bad])?.table).toBe('good');
  });
});

test('a suggested name is one the house takes', () => {
  for (const at of [0, 0.5, 0.999]) expect(suggestedName(() => at)).toMatch(/^\p{L}+-\d{3}$/u);
});
