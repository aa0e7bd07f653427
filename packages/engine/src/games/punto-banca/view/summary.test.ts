import { describe, expect, test } from 'vitest';
import type { Drawn } from '../../../coup/drawn.ts';
import { cents } from '../../../money/cents.ts';
import { post } from '../../../money/posting.ts';
import { byName } from '../../../table/by-name.ts';
import { PLAIN_TABLE } from '../settings.ts';
import { freshCoup, INITIAL, type PuntoBancaState } from '../state.ts';
import { summary } from './summary.ts';
import { view } from './view.ts';

const OPEN: PuntoBancaState = {
  ...INITIAL,
  phase: 'coup',
  table: { ruleset: 'test', edition: 1, settings: PLAIN_TABLE },
  people: byName({ ana: { kind: 'seat', n: 1 }, bea: { kind: 'standing', behind: 1, since: 1 } }),
  talla: 2,
  pack: { ...INITIAL.pack, decks: 6, out: 12 },
  coups: 3,
  coup: freshCoup(3, 'ana', true),
};
const drawn = (no: number, face: 'up' | 'down', ...seenBy: string[]): Drawn => ({
  no,
  card: '9s',
  hand: 'banca',
  face,
  lifted: face === 'up',
  seenBy,
});
const withCards = (...cards: Drawn[]): PuntoBancaState => ({ ...OPEN, coup: { ...OPEN.coup!, drawn: cards } });

describe('the summary of a table', () => {
  test('before it is opened finds nothing, and no terms', () => {
    expect(summary(INITIAL)).toMatchObject({
      phase: 'unopened',
      opened: false,
      seats: 0,
      minimum: 0,
      maximum: 0,
      unit: 0,
    });
    expect(summary({ ...OPEN, phase: 'closed' }).opened).toBe(false);
  });

  test('tells its terms, who is there, and how far the shoe is', () => {
    const { minimum, maximum, unit, seats } = PLAIN_TABLE;
    const { people, books } = OPEN;
    expect(summary(OPEN)).toMatchObject({ phase: 'coup', opened: true, minimum, maximum, unit, seats, people, books });
    expect(summary(OPEN)).toMatchObject({ decks: 6, talla: 2, coups: 3, out: 12, left: 300 });
  });

  test('names whoever has lifted a card that lies face down, once, and nobody else', () => {
    expect(summary(OPEN).insiders).toEqual([]);
    expect(summary(withCards(drawn(1, 'up', 'ana'), drawn(2, 'down'))).insiders).toEqual([]);
    expect(summary(withCards(drawn(1, 'down', 'ana'), drawn(2, 'down', 'ana', 'bea'))).insiders).toEqual([
      'ana',
      'bea',
    ]);
    const state = withCards(drawn(1, 'down', 'ana'));
    expect(view(state, 'bea')).toEqual(view(state, null));
    expect(view(state, 'ana')).not.toEqual(view(state, null));
  });

  test('has the same moment while chips move, and another when another wait begins', () => {
    const { moment } = summary(OPEN);
    const paid = post(OPEN.books, [{ from: 'outside', to: 'player:ana', amount: cents(100), ground: 'T-1' as never }]);
    expect(summary({ ...OPEN, books: paid }).moment).toBe(moment);
    const coup = OPEN.coup!;
    const others: readonly PuntoBancaState[] = [
      { ...OPEN, talla: 3 },
      { ...OPEN, coups: 4 },
      { ...OPEN, coup: null },
      { ...OPEN, coup: { ...coup, step: 'settle' } },
      { ...OPEN, coup: { ...coup, handed: { hand: 'punto', to: 'ana' } } },
      { ...OPEN, shoe: { ...OPEN.shoe, passed: 1 } },
      { ...OPEN, shoe: { ...OPEN.shoe, declined: ['ana'] } },
    ];
    for (const other of others) expect(summary(other).moment).not.toBe(moment);
  });
});
