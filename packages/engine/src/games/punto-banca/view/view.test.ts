import { expect, it } from 'vitest';
import { plainCoup, plainTable } from '../../../../test/plain-table.ts';
import type { Drawn } from '../../../coup/drawn.ts';
import type { EventOf } from '../events.ts';
import type { PuntoBancaState } from '../state.ts';
import { witness } from './view.ts';

const drawn = (no: number, ...seenBy: readonly string[]): Drawn => ({
  no,
  card: no === 1 ? '4s' : '9d',
  hand: 'punto',
  face: 'down',
  lifted: seenBy.length > 0,
  seenBy,
});
const event = (no: number): EventOf<'CardDrawn'> => ({
  type: 'CardDrawn',
  no,
  card: no === 1 ? '4s' : '9d',
  hand: 'punto',
  face: 'down',
  rests: 'croupier',
  grounds: ['T-1'],
});
const seen = (after: PuntoBancaState, no: number, viewer: string | null) =>
  (witness(after, event(no), viewer) as { readonly card: string }).card;

it('somebody witnesses the very card that he has seen, and no other of the coup', () => {
  const state = plainCoup({ drawn: [drawn(1, 'bea'), drawn(2, 'ciro')] });
  expect([seen(state, 1, 'bea'), seen(state, 2, 'bea')]).toEqual(['4s', '??']);
  expect([seen(state, 1, 'ciro'), seen(state, 2, 'ciro')]).toEqual(['??', '9d']);
  expect([seen(state, 1, null), seen(state, 2, null)]).toEqual(['??', '??']);
});

it('a card face down stays hidden once its coup is over, and in another coup', () => {
  expect(seen(plainTable(), 1, 'bea')).toBe('??');
  expect(seen(plainCoup(), 1, 'bea')).toBe('??');
});
