import { describe, expect, expectTypeOf, it } from 'vitest';
import { isMessageOf, messageOf } from './message-of.ts';
import type {
  CheminDeFerMessage,
  CheminDeFerView,
  PuntoBancaMessage,
  TableMessage,
  TableMessageOf,
} from './outbound.ts';
import { outbound } from './outbound.ts';

const told = (game: string): unknown => ({
  type: 'table',
  table: 'one',
  ruleset: 'law/one',
  game,
  version: 1,
  revision: 1,
  view: {},
  bots: [],
  shuffle: null,
  events: [],
  acts: [],
  awaits: [],
});

describe('the message of a table', () => {
  it('is told apart by its game', () => {
    const message = outbound.parse(told('chemin-de-fer')) as TableMessage;
    expect(isMessageOf('chemin-de-fer', message)).toBe(true);
    expect(isMessageOf('punto-banca', message)).toBe(false);
    expect(messageOf('chemin-de-fer', message)).toBe(message);
    expect(() => messageOf('punto-banca', message)).toThrow('chemin-de-fer is played at one, not punto-banca');
  });

  it.each(['whist', 'constructor', ''])('of %o is none that the protocol knows', (game) => {
    expect(outbound.safeParse(told(game)).success).toBe(false);
  });

  it('has the view and the events of that game alone, and of none before the game is known', () => {
    type Read<M extends TableMessage> = M['view'] extends { readonly shoe: unknown } ? 'shoe' : 'no shoe';
    expectTypeOf<TableMessageOf<'chemin-de-fer'>>().toEqualTypeOf<CheminDeFerMessage>();
    expectTypeOf<TableMessageOf<'chemin-de-fer'>['view']>().toEqualTypeOf<CheminDeFerView>();
    expectTypeOf<Read<PuntoBancaMessage>>().toEqualTypeOf<'shoe'>();
    expectTypeOf<Read<CheminDeFerMessage>>().toEqualTypeOf<'no shoe'>();
    // @ts-expect-error: only Punto y Banca has the holder of a shoe, and nobody has said that it is played here.
    expectTypeOf<TableMessage['view']['shoe']>();
    // @ts-expect-error: there is no game that goes without saying.
    expectTypeOf<TableMessageOf>();
  });
});
