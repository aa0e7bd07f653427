import { describe, expect, it } from 'vitest';
import { newShoe, shoeAfter } from './shoe.ts';
import { type Happened, tellerOf } from './tellers.ts';

const teller = tellerOf('punto-banca');
const drawn = (hand: string, ...cards: string[]): Happened[] =>
  cards.map((card, i) => ({ type: 'CardDrawn', no: i + 1, card, hand, face: 'up' }) as Happened);
const coup = (no: number, outcome: string, punto: number, banca: number, natural = false): Happened[] => [
  { type: 'CoupDecided', outcome, punto, banca, natural } as Happened,
  { type: 'CoupEnded', coup: no, outcome } as Happened,
];
const brought = (talla: number): Happened => ({ type: 'PackBrought', talla, decks: 6 }) as Happened;
const resultsOf = (...events: Happened[]) => {
  const { talla, results } = events.reduce((shoe, event) => shoeAfter(teller, shoe, event), newShoe(teller));
  return { talla, results };
};

describe('the results of a shoe', () => {
  it('has winner, totals, naturals and pairs of the first two cards, whatever came third', () => {
    const first = [...drawn('punto', '4s', '4h', '4d'), ...drawn('banca', 'Ks', '7h'), ...coup(1, 'banca', 2, 7)];
    const second = [...drawn('punto', 'Ks', '8h'), ...drawn('banca', '9s', '9h'), ...coup(2, 'tie', 8, 8, true)];
    const third = [...drawn('punto', '2s', '4h', '4c'), ...drawn('banca', 'Ts', 'Kh'), ...coup(3, 'punto', 0, 0)];
    expect(resultsOf(brought(1), ...first, ...second, ...third)).toEqual({
      talla: 1,
      results: [
        { coup: 1, winner: 'banca', punto: 2, banca: 7, puntoPair: true, bancaPair: false, natural: false },
        { coup: 2, winner: 'tie', punto: 8, banca: 8, puntoPair: false, bancaPair: true, natural: true },
        { coup: 3, winner: 'punto', punto: 0, banca: 0, puntoPair: false, bancaPair: false, natural: false },
      ],
    });
  });

  it('tells nothing of the cards of a coup that was annulled, and forgets them', () => {
    const annulled = [...drawn('punto', '4s', '4h'), { type: 'CoupEnded', coup: 1, outcome: 'annulled' } as Happened];
    const next = [...drawn('punto', '5s', '6h'), ...drawn('discard', '5s'), ...coup(2, 'punto', 1, 0)];
    expect(resultsOf(brought(4), ...annulled, ...next).results).toEqual([
      { coup: 1, winner: 'annulled', punto: null, banca: null, puntoPair: false, bancaPair: false, natural: false },
      { coup: 2, winner: 'punto', punto: 1, banca: 0, puntoPair: false, bancaPair: false, natural: false },
    ]);
  });

  it('begins anew with a new shoe', () => {
    expect(resultsOf(brought(1), ...coup(1, 'punto', 9, 1), brought(2))).toEqual({ talla: 2, results: [] });
  });
});
