import {
  type Actor,
  balance,
  type Card,
  CROUPIER,
  type DosPanosEvent,
  type DosPanosState,
  dosPanos,
  handsFrom,
  play,
  player,
  unchecked,
} from '@sabot/engine';
import { DOS_PANOS, type DosPanosEntry } from '@sabot/regulations';
import { expect, test } from 'vitest';

const { ruleset: PLAY } = DOS_PANOS[0] as DosPanosEntry;
const EVA: Actor = { kind: 'director', id: 'eva' };
const ROSA: Actor = { kind: 'inspector', id: 'rosa' };
const NOTHING = { pano1: 0, pano2: 0, line1: 0, line2: 0, caballo: 0 };

/** A table that is played by hand, the house acting in between. */
class Played {
  state: DosPanosState = dosPanos.initial;
  readonly events: DosPanosEvent[] = [];
  readonly cards: Card[] = [];

  do(type: string, by: Actor | string, args: object = {}): readonly DosPanosEvent[] {
    const command = { ...args, type, by: typeof by === 'string' ? player(by) : by };
    const hands = handsFrom(
      PLAY,
      () => this.cards.shift() ?? null,
      () => 0,
    );
    const playing = play(unchecked(PLAY), this.state, command, hands);
    if (!playing.ok) throw new Error(`${type} was refused: ${playing.refusal.code}`);
    const events = playing.value.played.flatMap((played) => played.events);
    this.state = playing.value.state;
    this.events.push(...events);
    return events;
  }

  /** Five people with chips, a bank of 500 with ana, and stakes open. */
  static opened(): Played {
    const table = new Played();
    table.do('OpenTable', EVA, PLAY.regulation.defaults);
    const seats = { ana: 1, bea: 2, ciro: 3, dora: 7, eloy: 8 };
    for (const [name, seat] of Object.entries(seats)) {
      table.do('Sit', name, { seat });
      table.do('BuyChips', name, { amount: 2000_00 });
    }
    table.do('PassCards', CROUPIER);
    table.do('CutPack', 'eloy', { at: 100 });
    if (table.state.phase === 'offer') table.do('OpenAuction', ROSA);
    table.do('Bid', 'ana', { amount: 500_00 });
    table.do('CloseAuction', CROUPIER);
    table.do('Deposit', 'ana');
    table.do('CloseBanco', CROUPIER);
    return table;
  }
}

const worth = ({ state }: Played, account: string): number => balance(state.books, account as never);

test('a coup is played on both paños, and the banker pays on one what he wins on the other', () => {
  const table = Played.opened();
  table.do('SetStakes', 'bea', { ...NOTHING, pano1: 50_00 });
  table.do('SetStakes', 'eloy', { ...NOTHING, pano2: 20_00, caballo: 21_00 });
  table.do('CloseStakes', CROUPIER);
  table.cards.push('2s', '3s', 'Kd', '2h', '3d', '5c', '5s', '7h', '2c');
  table.do('Deal', 'ana');
  table.do('LiftCards', 'bea');
  table.do('SayCarta', 'bea');
  table.do('GiveCard', 'ana');
  table.do('LiftCards', 'dora');
  table.do('SayNo', 'dora');
  const told = table.do('TakeThird', 'ana');
  const decided = told.flatMap((event) => (event.type === 'PanoDecided' ? [[event.pano, event.outcome]] : []));
  expect(decided).toEqual([
    ['pano-1', 'pano'],
    ['pano-2', 'pano'],
  ]);
  // 2 + 2 + 5 against 5 + 7: the first paño wins 50 and 11, the second 20 and 10.
  expect(worth(table, 'player:bea')).toBe(2050_00);
  expect(worth(table, 'player:eloy')).toBe(2041_00);
  expect(worth(table, 'bank:ana')).toBe(500_00 - 91_00);
  expect(table.state.phase).toBe('bank');
});

test('the cards pass on where the bank has won, and there only', () => {
  const table = Played.opened();
  table.do('SetStakes', 'ciro', { ...NOTHING, pano1: 10_00 });
  table.do('CloseStakes', CROUPIER);
  table.cards.push('2s', '9s', 'Kd', 'Ks', 'Kh', '9c', '4s');
  table.do('Deal', 'ana');
  table.do('LiftCards', 'bea');
  table.do('SayCarta', 'bea');
  // The second paño speaks before the banker, and has nine as well.
  table.do('GiveCard', 'ana');
  table.do('LiftCards', 'dora');
  table.do('Abatir', 'dora');
  const told = table.do('Abatir', 'ana');
  expect(told.filter(({ type }) => type === 'CardsCeded')).toMatchObject([
    { pano: 'pano-1', from: 'bea', to: 'ciro', seat: 3 },
  ]);
  expect(table.state.turns).toEqual({ 'pano-1': 3, 'pano-2': 7 });
  // 2 % of ten euros.
  expect(worth(table, 'cagnotte')).toBe(20);
  expect(worth(table, 'bank:ana')).toBe(509_80);
});

test('a paño that nobody may hold is played by the croupier', () => {
  const table = Played.opened();
  table.do('StepAway', 'dora');
  table.do('Stand', 'eloy', { behind: 8, chair: true });
  table.do('SetStakes', 'eloy', { ...NOTHING, pano2: 10_00 });
  table.do('CloseStakes', CROUPIER);
  expect(table.state.coup?.holders).toEqual({ 'pano-1': 'bea', 'pano-2': null });
  table.cards.push('7s', '3s', 'Kd', 'Ks', 'Kh', '6c', '4s');
  table.do('Deal', 'ana');
  table.do('LiftCards', 'bea');
  const told = table.do('SayNo', 'bea');
  expect(told).toContainEqual(
    expect.objectContaining({ type: 'PanoSpoke', pano: 'pano-2', by: null, decision: 'draw' }),
  );
  expect(table.state.coup).toMatchObject({ step: 'answer', turn: 'pano-2' });
});
