import { describe, expect, it } from 'vitest';
import type { Game } from '../decider.ts';
import { cheminDeFer, dosPanos, puntoBanca } from '../games/index.ts';
import { isCoupEvent, isShoeEvent } from './shoe-events.ts';

type Told = Game<never, unknown, { readonly type: string }>['events'];

const { PackCut: _cut, ...cutNowhere } = puntoBanca.events;

describe('what every game tells of its shoe', () => {
  it.each([puntoBanca, cheminDeFer, dosPanos])('$id tells it under the names that everybody reads', ({ events }) => {
    const names = Object.keys(events);
    expect(names.filter((type) => isShoeEvent({ type })).length).toBeGreaterThan(6);
    expect(names.some((type) => isCoupEvent({ type }))).toBe(true);
  });

  it('does not compile under another name, without a field, or with another kind of field', () => {
    const told: Told = puntoBanca.events;
    // @ts-expect-error: a shoe whose cut has another name
    const renamed: Told = { ...cutNowhere, PackSplit: { by: 'word', at: 'number' } };
    // @ts-expect-error: a card drawn that does not say for which hand
    const handless: Told = { ...told, CardDrawn: { no: 'number', card: 'card', face: ['down', 'up'] } };
    // @ts-expect-error: lots among whatever
    const vague: Told = { ...told, LotDrawn: { no: 'number', lot: 'number', among: 'data' } };
    // @ts-expect-error: a coup that ends in words of its own
    const other: Told = { ...told, CoupEnded: { coup: 'number', outcome: ['player', 'banker'] } };
    expect([renamed, handless, vague, other]).toHaveLength(4);
  });

  it.each(['constructor', 'toString', '__proto__', 'packcut', ''])('%o is no event of it', (type) => {
    expect([isShoeEvent({ type }), isCoupEvent({ type })]).toEqual([false, false]);
  });
});
