import type { CheminDeFerMessage } from '@sabot/protocol';
import { describe, expect, test } from 'vitest';
import { messageOf, resultOf } from '../../test/paper-house.ts';
import { follow, following } from './shoe-results.ts';

const shoe = { talla: 1, results: [resultOf(1, 'banca')] };
const coup2 = [
  { type: 'StakesClosed', coup: 2 },
  { type: 'HandUncovered', hand: 'punto', cards: ['8s', '8d'], total: 6 },
  { type: 'HandUncovered', hand: 'banca', cards: ['Kd', '4c', '4h'], total: 8 },
  { type: 'CoupDecided', outcome: 'banca', punto: 6, banca: 8, natural: false },
];

describe('the results of a shoe', () => {
  test('grow by a coup that was seen from its closing call, pairs from the first two cards alone', () => {
    const { shoe: after, isStale } = follow(following(shoe, 'punto-banca'), messageOf({ version: 4, events: coup2 }));
    expect(after.results.at(-1)).toEqual(resultOf(2, 'banca', { punto: 6, banca: 8, puntoPair: true }));
    expect(isStale).toBe(false);
  });

  test('are asked for again when a coup ends that was not seen from its beginning', () => {
    const half = messageOf({
      version: 9,
      events: [...coup2.slice(2), { type: 'CoupEnded', coup: 2, outcome: 'banca' }],
    });
    expect(follow(following(shoe, 'punto-banca'), half)).toMatchObject({ isStale: true, shoe });
  });

  test('keep a coup that was seen, when it ends', () => {
    const ended = messageOf({ version: 5, events: [...coup2, { type: 'CoupEnded', coup: 2, outcome: 'banca' }] });
    expect(follow(following(shoe, 'punto-banca'), ended)).toMatchObject({
      isStale: false,
      telling: { coup: { phase: 'over' } },
    });
  });

  test('lose the winner of a coup that is annulled afterwards', () => {
    const annulled = messageOf({ version: 5, events: [...coup2, { type: 'CoupAnnulled', coup: 2 }] });
    expect(follow(following(shoe, 'punto-banca'), annulled).shoe.results.map(({ winner }) => winner)).toEqual([
      'banca',
      'annulled',
    ]);
  });

  test('follow a table where a player has the bank', () => {
    const events = [
      { type: 'StakesClosed', coup: 2, banker: 'Rufo', as: 'stakes', banco: [], holder: 'ana', next: [] },
      { type: 'HandShown', hand: 'punto', cards: ['8s', '8d'], total: 6 },
      { type: 'HandShown', hand: 'banca', cards: ['Kd', '7c'], total: 7 },
      { type: 'CoupDecided', outcome: 'banca', punto: 6, banca: 7, natural: false },
    ];
    const message = { ...messageOf({ version: 4, events }), game: 'chemin-de-fer' } as unknown as CheminDeFerMessage;
    const { shoe: after } = follow(following(shoe, 'chemin-de-fer'), message);
    expect(after.results.at(-1)).toEqual(resultOf(2, 'banca', { punto: 6, banca: 7, puntoPair: true }));
  });

  test('begin anew with a new pack', () => {
    const brought = messageOf({ version: 2, talla: 2, events: [{ type: 'PackBrought', talla: 2, decks: 6 }] });
    expect(follow(following(shoe, 'punto-banca'), brought)).toMatchObject({
      shoe: { talla: 2, results: [] },
      isStale: false,
    });
  });

  test('are asked for again when the table is at another shoe', () => {
    expect(follow(following(shoe, 'punto-banca'), messageOf({ version: 2, talla: 3 })).isStale).toBe(true);
  });
});
