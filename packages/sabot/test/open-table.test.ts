import { lookUp } from '@sabot/engine/by-name';
import { foldHistory, redecide } from '@sabot/notation';
import { RULES, type RulesetId } from '@sabot/regulations';
import type { CheminDeFerCoup } from '@sabot/story';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  amount,
  type Card,
  cents,
  HouseRefused,
  NotationError,
  openTable,
  type Table,
  UnknownCard,
  UnknownRuleset,
} from '../src/index.ts';
import { seededShoe } from '../src/seeded.ts';

const PUNTO = 'asturias-2011/punto-y-banca';
const CHEMIN = 'asturias-2011/chemin-de-fer';
const SHOE: readonly Card[] = ['5h', '3s', 'Kd', '2h', '6c', 'Qs'];
const SEATED = ['ana: sit 1', 'ana: buy-chips 500', 'ana: cut-pack 150', 'ana: take-shoe'];
const COUP = ['croupier: close-stakes', 'ana: deal', 'ana: uncover'];

/** Ana with 500 and the shoe, before she has staked. */
function seated(cards: readonly Card[] = SHOE): Table<typeof PUNTO> {
  const table = openTable(PUNTO, { cards });
  expect(table.play(...SEATED).ok).toBe(true);
  return table;
}

const canNow = (table: Table<typeof PUNTO>, act: string): boolean => table.legal('ana').some((one) => one.act === act);

describe('a coup with given cards', () => {
  it('is played, paid, told and written down so that the law agrees', () => {
    const table = seated();
    expect(table.act('ana', 'SetStakes', { stakes: { banca: amount(100) } }).ok).toBe(true);
    expect(table.balance('ana')).toBe(400_00);
    const { events } = table.play(COUP.join('\n'));
    expect(events.filter(({ type }) => type === 'HandDecided')).toHaveLength(2);
    expect(table.balance('ana')).toBe(595_00);
    expect(table.why().map(({ rule }) => rule)).toContain('AST-PB-D-2');
    const written = table.toSabot('One coup');
    expect(redecide(written).difference).toBeNull();
    expect(foldHistory(written).state).toEqual(table.state);
  });

  it('stops where no card is ready, and goes on when more are laid', () => {
    const table = seated(SHOE.slice(0, 3));
    table.play('ana: set-stakes banca 100', 'croupier: close-stakes', 'ana: deal');
    expect(table.awaits()[0]).toMatchObject({ acts: ['DrawCard'] });
    expect(table.goOn(...SHOE.slice(3)).events.map(({ type }) => type)).toContain('CardDrawn');
    expect(table.play('ana: uncover').ok).toBe(true);
  });

  it('asks for cards one by one where they are asked for', () => {
    const cards = [...SHOE];
    const table = openTable(PUNTO, { cards: () => cards.shift() ?? null });
    expect(table.play(...SEATED, 'ana: set-stakes banca 100', ...COUP).ok).toBe(true);
    expect([cards, table.balance('ana')]).toEqual([[], 595_00]);
  });

  it('takes hands that know every act of the house', () => {
    const asked: string[] = [];
    const table = openTable(PUNTO, {
      hands: ({ act }, state) => {
        expectTypeOf(state).toEqualTypeOf<(typeof table)['state']>();
        asked.push(act);
        return act === 'CountPack' ? { cards: 312 } : act === 'BurnCard' ? { card: '5h' } : {};
      },
    });
    table.play('ana: sit 1', 'ana: buy-chips 500', 'ana: cut-pack 150');
    expect(asked).toEqual(['CountPack', 'ShufflePack', 'PlaceStopCard', 'BurnCard']);
  });
});

describe('the story', () => {
  it('tells a coup: cards, totals, decisions, what each stake was paid and what it brought', () => {
    const table = seated();
    expect(table.story()).toMatchObject({ tallas: [{ talla: 1, coups: [] }], banks: [], underWay: null });
    table.play('ana: set-stakes banca 100', ...COUP);
    const [talla] = table.story().tallas;
    const [coup] = talla?.coups ?? [];
    expect(coup?.hands.punto).toMatchObject({ cards: ['3s', '2h', 'Qs'], total: 5 });
    expect(coup?.ends.punto).toMatchObject({ outcome: 'banca', total: 5, banca: 6 });
    expect(coup?.stakes).toMatchObject([{ player: 'ana', on: 'banca', paid: 100_00, deducted: 5_00, net: 95_00 }]);
    expect([lookUp(talla?.nets ?? {}, 'ana'), talla?.results.length]).toEqual([95_00, 1]);
    expect(table.story('ana')).toEqual(table.story());
    // @ts-expect-error a hand of another game
    expect(coup?.hands['pano-1']).toBeUndefined();
  });

  it('as somebody witnessed it keeps what was covered for them covered', () => {
    const table = seated();
    table.play('ana: set-stakes banca 100', 'bea: stand 1', 'croupier: close-stakes', 'ana: deal');
    const seenBy = (as?: string | null) => table.story(as).underWay?.hands.banca.cards;
    expect(seenBy()).toEqual(['Kd', '6c']);
    for (const as of ['bea', 'constructor', '__proto__', null]) expect(seenBy(as), String(as)).toEqual(['??', '??']);
  });
});

describe('a refusal', () => {
  it('says its rule in both languages, and changes nothing', () => {
    const table = seated();
    const before = table.state;
    const answer = table.act('ana', 'SetStakes', { stakes: { banca: amount(5) } });
    expect(answer).toMatchObject({ ok: false, events: [], refusal: { code: 'below-the-minimum' } });
    expect(table.last).toBe(answer);
    const [reason] = table.why();
    expect(reason).toMatchObject({ rule: 'AST-PB-D-3', reading: null });
    expect(Object.values(reason?.says ?? {}).every((said) => said.length > 20)).toBe(true);
    expect(reason?.place.en).toContain('Asturias');
    expect(table.state).toBe(before);
  });

  it('stops the lines after it, and what came before it has happened', () => {
    const table = openTable(PUNTO, { cards: SHOE });
    const answer = table.play('ana: sit 1', 'bea: sit 1', 'bea: sit 2');
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'seat-not-free' } });
    expect(answer.events.map(({ type }) => type)).toContain('PlayerSeated');
  });
});

describe('a seed', () => {
  /** The cards of so many coups, in the order in which they were drawn. */
  function drawn(seed: number | string, coups: number): readonly string[] {
    const table = openTable(PUNTO, { seed });
    table.play(...SEATED);
    for (let coup = 0; coup < coups; coup++) {
      if (canNow(table, 'TakeShoe')) table.play('ana: take-shoe');
      expect(table.play('ana: set-stakes banca 10', 'croupier: close-stakes', 'ana: deal').ok).toBe(true);
      while (canNow(table, 'Uncover')) table.play('ana: uncover');
    }
    expect(redecide(table.toSabot()).difference).toBeNull();
    return table.toSabot().match(/(?<=draw-card )\w+/g) ?? [];
  }

  it('deals the same again, another deals otherwise, and the number 7 is the text "7"', () => {
    const cards = drawn(7, 12);
    expect(cards.length).toBeGreaterThan(12 * 4);
    expect(drawn('7', 12)).toEqual(cards);
    expect(drawn(8, 12)).not.toEqual(cards);
    expect(new Set(cards).size).toBeGreaterThan(25);
  });

  it('makes whole packs: every card as often as there are decks, in orders that lean nowhere', () => {
    const shoe = seededShoe('sabot/1', 6);
    const counts = new Map<string, number>();
    for (const card of shoe) counts.set(card, (counts.get(card) ?? 0) + 1);
    expect([shoe.length, counts.size, new Set(counts.values())]).toEqual([312, 52, new Set([6])]);
    const first = new Map<string, number>();
    for (let i = 0; i < 5200; i++) {
      const [card = ''] = seededShoe(`sabot/${i}`, 1);
      first.set(card, (first.get(card) ?? 0) + 1);
    }
    const chiSquare = [...first.values()].reduce((sum, n) => sum + (n - 100) ** 2 / 100, 0);
    // 51 degrees of freedom: above 90 once in two thousand seeds, and these are always the same.
    expect([first.size, chiSquare < 90]).toEqual([52, true]);
  });
});

describe('at every ruleset', () => {
  it.each(Object.keys(RULES) as RulesetId[])('%s: a table opens, offers a seat, and shows itself', (id) => {
    const table = openTable(id, { seed: 'x' });
    expect(table.last.ok).toBe(true);
    expect(table.legal('ana').map(({ act }) => act)).toContain('Sit');
    expect(table.view(null)).toMatchObject({ phase: expect.any(String) });
    expect(redecide(table.toSabot()).difference).toBeNull();
  });
});

describe('mistakes', () => {
  it('of a ruleset, a card, an act, a field do not compile, and say one clear line', () => {
    // @ts-expect-error no such ruleset
    expect(() => openTable('asturias-2011/punto', { seed: 1 })).toThrow(UnknownRuleset);
    // @ts-expect-error no such card
    expect(() => openTable(PUNTO, { cards: ['5h', '1h'] })).toThrow(UnknownCard);
    // @ts-expect-error no cards at all
    expect(() => openTable(PUNTO, {})).toThrow('a table needs cards, a seed or hands');
    // @ts-expect-error cards and a seed
    openTable(PUNTO, { seed: 1, cards: SHOE });
    // @ts-expect-error no such setting
    expect(() => openTable(PUNTO, { seed: 1, settings: { maximun: cents(1) } })).toThrow(
      /cannot be opened so: malformed, field maximun/,
    );
    const table = seated();
    const codes = [
      // @ts-expect-error no such act
      table.act('ana', 'SetSteaks', { banca: amount(100) }),
      // @ts-expect-error no such field
      table.act('ana', 'SetStakes', { stakes: { bnca: amount(100) } }),
      // @ts-expect-error an amount that might not be cents
      table.act('ana', 'SetStakes', { stakes: { banca: 12.5 } }),
      // @ts-expect-error a field that is missing
      table.act('bea', 'Sit'),
      // @ts-expect-error an act of another game
      table.act('ana', 'CallBanco'),
      // @ts-expect-error nobody of this kind
      table.act({ kind: 'owner', id: 'ana' }, 'Leave'),
      table.act('croupier', 'Leave'),
      table.act('constructor', 'Leave'),
      // @ts-expect-error no such act
      table.act('ana', '__proto__'),
    ].map((answer) => (answer.ok ? 'accepted' : answer.refusal.code));
    expect(codes).toEqual([
      'unknown-command',
      'no-such-bet',
      'amount-not-whole-cents',
      'malformed',
      'unknown-command',
      'unknown-actor',
      'unfit-name',
      'not-at-the-table',
      'unknown-command',
    ]);
  });

  it('in a line are found before any line is played', () => {
    const table = openTable(PUNTO, { cards: SHOE });
    const before = table.state;
    expect(() => table.play('ana: sit 1', '', 'ana: set-steaks banca 5')).toThrow(NotationError);
    expect(() => table.play('ana: sit 1\n\nana: set-steaks banca 5')).toThrow('did you mean "set-stakes"?');
    try {
      table.play('ana: sit 1\n\nana: set-steaks banca 5');
    } catch (error) {
      expect(error).toMatchObject({ line: 3, column: 6 });
    }
    expect(table.state).toBe(before);
  });

  it('of the cards stop the house, and the table and the cards are as before', () => {
    const table = seated(Array.from({ length: 20 }, () => '5h'));
    expect(table.play('ana: set-stakes banca 20', 'croupier: close-stakes', 'ana: deal').ok).toBe(true);
    const before = table.state;
    for (const _ of ['once', 'and again']) {
      expect(() => table.act('ana', 'Uncover')).toThrow(HouseRefused);
      expect(table.state).toBe(before);
    }
    expect(redecide(table.toSabot()).difference).toBeNull();
  });

  it('of an amount say what one looks like', () => {
    expect([amount(100), amount('12.50'), amount(0.5)]).toEqual([100_00, 12_50, 50]);
    for (const wrong of [12.345, -1, 'ten', '', Number.NaN, 1e300]) expect(() => amount(wrong)).toThrow(RangeError);
  });
});

it('chemin de fer has its own acts, and its own mistakes', () => {
  const table = openTable(CHEMIN, { seed: 3 });
  // @ts-expect-error a bet of another game
  const answer = table.act('ana', 'SetStakes', { stakes: { tie: amount(5) } });
  expect(answer.ok).toBe(false);
  expectTypeOf(table.state.bank).not.toBeAny();
  expectTypeOf(table.story().underWay).toEqualTypeOf<CheminDeFerCoup | null>();
});
