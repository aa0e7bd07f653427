import { describe, expect, it } from 'vitest';
import { cents } from '../../money/cents.ts';
import { balances, post } from '../../money/posting.ts';
import type { PuntoBancaEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { PLAIN_TABLE } from './settings.ts';
import { INITIAL, type PuntoBancaState } from './state.ts';

const grounds = ['X-1'] as const;
const after = (state: PuntoBancaState, ...events: readonly PuntoBancaEvent[]) => events.reduce(evolve, state);
const seated: PuntoBancaEvent = { type: 'PlayerSeated', player: 'ana', seat: 3, grounds };
const closed: PuntoBancaEvent = { type: 'StakesClosed', coup: 1, dealer: 'ana', asked: true, grounds };
const drawn = (no: number, hand: 'punto' | 'banca' | 'discard'): PuntoBancaEvent => ({
  type: 'CardDrawn',
  no,
  card: '4s',
  hand,
  face: 'down',
  rests: 'croupier',
  grounds,
});
const table = after(INITIAL, seated, { type: 'ShoeTaken', player: 'ana', grounds });

describe('evolve', () => {
  it('remembers where people stand', () => {
    const state = after(INITIAL, { type: 'PlayerStanding', player: 'luis', behind: 4, since: 2, grounds });
    expect(state.people).toEqual({ luis: { kind: 'standing', behind: 4, since: 2 } });
    expect(state.arrivals).toBe(2);
  });

  it('owes a hand its third card until that card has come, whatever else leaves the shoe', () => {
    const draws: PuntoBancaEvent = { type: 'HandDecided', hand: 'punto', decision: 'draw', total: 4, grounds };
    const owing = after(table, closed, drawn(1, 'punto'), draws, drawn(2, 'discard'));
    expect(owing.coup?.owed).toBe('punto');
    expect(after(owing, drawn(3, 'punto')).coup?.owed).toBeNull();
  });

  it('lets somebody go with everything that was his', () => {
    const declined = after(
      INITIAL,
      seated,
      { type: 'PlayerSeated', player: 'luis', seat: 4, grounds },
      { type: 'ShoeDeclined', player: 'ana', grounds },
      { type: 'ShoeDeclined', player: 'luis', grounds },
      { type: 'ShoeOffered', player: 'ana', passed: 0, grounds },
    );
    const left = after(declined, { type: 'PlayerLeft', player: 'ana', grounds, postings: [] });
    expect(left.people).toEqual({ luis: { kind: 'seat', n: 4 } });
    expect(left.shoe).toMatchObject({ declined: ['luis'], offeredTo: null });
    const other = after(declined, { type: 'PlayerLeft', player: 'luis', grounds, postings: [] });
    expect(other.shoe).toMatchObject({ declined: ['ana'], offeredTo: 'ana' });
  });

  it('lets the shoe-holder go with his shoe, and forgets what he declined before', () => {
    const away: PuntoBancaEvent = { type: 'PlayerLeft', player: 'ana', grounds, postings: [] };
    const left = after(table, { type: 'ShoeDeclined', player: 'ana', grounds }, away);
    expect(left.shoe).toMatchObject({ holder: null, declined: [] });
  });

  it('takes whoever has left off the books, with all that was paid to him', () => {
    const books = post(table.books, [
      { from: 'outside', to: 'player:luis', amount: cents(500), ground: 'X-1' },
      { from: 'outside', to: 'player:ana', amount: cents(300), ground: 'X-1' },
      { from: 'player:ana', to: 'stake:ana:tie', amount: cents(100), ground: 'X-1' },
    ]);
    const left: PuntoBancaEvent = {
      type: 'PlayerLeft',
      player: 'ana',
      grounds,
      postings: [
        { from: 'stake:ana:tie', to: 'player:ana', amount: cents(100), ground: 'X-1' },
        { from: 'player:ana', to: 'outside', amount: cents(300), ground: 'X-1' },
      ],
    };
    expect(balances(evolve({ ...table, books }, left).books)).toEqual({ outside: -500, 'player:luis': 500 });
    const bought = { from: 'outside', to: 'player:luis', amount: cents(7), ground: 'X-1' } as const;
    const buys: PuntoBancaEvent = {
      type: 'ChipsBought',
      player: 'luis',
      amount: cents(7),
      grounds,
      postings: [bought],
    };
    const { books: closed } = after({ ...table, books }, buys, left, buys);
    expect(balances(closed)).toEqual({ outside: -514, 'player:luis': 514 });
  });

  it('opens a table on its terms, and has its pack made ready step by step', () => {
    const opened = after(INITIAL, { type: 'TableOpened', ruleset: 'x', edition: 2, ...PLAIN_TABLE, grounds });
    expect(opened).toMatchObject({ phase: 'pack', table: { ruleset: 'x', edition: 2, settings: PLAIN_TABLE } });
    const steps = ['shuffle', 'burn'] as const;
    const brought = after(opened, { type: 'PackBrought', talla: 1, decks: 6, steps, cut: 'seated', grounds });
    const shuffled = after(brought, { type: 'PackShuffled', grounds });
    expect(shuffled.packSteps).toEqual(['burn']);
    const burnt = after(shuffled, { type: 'CardBurnt', card: '3d', unseen: 3, grounds });
    expect(burnt).toMatchObject({ packSteps: [], pack: { out: 4 } });
  });

  it('ends a tenure only where it began: with a card dealt', () => {
    const gone: PuntoBancaEvent = { type: 'ShoeGivenUp', player: 'ana', grounds };
    expect(after(table, gone).shoe).toEqual({ ...table.shoe, holder: null });
    expect(after(table, closed, gone).shoe.tenures).toEqual({});
    expect(after(table, closed, drawn(1, 'punto'), gone).shoe.tenures).toEqual({ ana: 0 });
    const ended: PuntoBancaEvent = { type: 'CoupEnded', coup: 1, outcome: 'banca', grounds };
    expect(after(table, closed, ended).shoe.holder).toMatchObject({ dealt: 1 });
    expect(after(table, closed, ended, gone).shoe.tenures).toEqual({ ana: 0 });
    const away: PuntoBancaEvent = { type: 'PlayerLeft', player: 'luis', grounds, postings: [] };
    expect(after(table, away).shoe.holder).toMatchObject({ id: 'ana' });
  });

  it('ends the tenure of a dealer who is passed over', () => {
    const ended: PuntoBancaEvent = { type: 'CoupEnded', coup: 1, outcome: 'banca', grounds };
    const over = after(table, closed, ended, { type: 'DealerPassedOver', player: 'ana', grounds });
    expect(over.shoe).toMatchObject({ holder: null, tenures: { ana: 0 } });
  });

  it('does not count a coup that somebody else dealt', () => {
    const other: PuntoBancaEvent = { type: 'StakesClosed', coup: 1, dealer: null, asked: true, grounds };
    const ended: PuntoBancaEvent = { type: 'CoupEnded', coup: 1, outcome: 'tie', grounds };
    expect(after(table, other, ended).shoe.holder).toMatchObject({ dealt: 0 });
  });

  it('knows of no last result after an annulled coup', () => {
    const won: PuntoBancaEvent = { type: 'CoupEnded', coup: 1, outcome: 'punto', grounds };
    const annulled: PuntoBancaEvent = { type: 'CoupEnded', coup: 2, outcome: 'annulled', grounds };
    const state = after(table, closed, won, { ...closed, coup: 2 }, annulled);
    expect(state).toMatchObject({ lastOutcome: null, coup: null });
  });

  it('counts the boxes of a round in which nobody took the shoe', () => {
    const dealt = after(table, closed, drawn(1, 'punto'), { type: 'ShoeLost', player: 'ana', grounds });
    const passed = (boxes: number | null) =>
      after(dealt, { type: 'CroupierHoldsShoe', until: 'next-coup', passed: boxes, grounds }).shoe;
    expect(passed(null)).toMatchObject({ passed: 0, tenures: { ana: 0 } });
    expect(passed(9)).toMatchObject({ passed: 9, tenures: { ana: 0 } });
  });

  it('exposes one card, and no other', () => {
    const state = after(table, closed, drawn(1, 'punto'), drawn(2, 'banca'), { type: 'CardExposed', no: 2, grounds });
    expect(state.coup?.drawn.map(({ face, lifted }) => [face, lifted])).toEqual([
      ['down', false],
      ['up', true],
    ]);
    expect(state.coup?.drawn.every(({ seenBy }) => seenBy.length === 0)).toBe(true);
  });

  it('takes a hand from whoever held it', () => {
    const handed = after(table, closed, { type: 'CardsHanded', hand: 'punto', to: 'luis', squeeze: true, grounds });
    const banca = after(handed, { type: 'CardsHeldBy', hand: 'banca', player: null, staff: 'croupier', grounds });
    expect(banca.coup).toMatchObject({ dealer: null, handed: { hand: 'punto', to: 'luis' } });
    const punto = after(handed, { type: 'CardsHeldBy', hand: 'punto', player: null, staff: 'croupier', grounds });
    expect(punto.coup).toMatchObject({ dealer: 'ana', handed: { hand: 'punto', to: null } });
  });

  it('remembers who was relieved by a ruling, and not who declined the shoe', () => {
    const held: PuntoBancaEvent = { type: 'CardsHeldBy', hand: 'banca', player: null, staff: 'inspector', grounds };
    const dealt = after(table, closed);
    expect(after(dealt, held).coup).toMatchObject({ dealer: null, staff: 'inspector', relieved: null });
    const ruled = { ...dealt, coup: dealt.coup && { ...dealt.coup, interrupted: 'draw' as const } };
    expect(after(ruled, held).coup).toMatchObject({ dealer: null, staff: 'inspector', relieved: 'ana' });
  });

  it('forgets what was referred once it is ruled on, and goes on where it was interrupted', () => {
    const asked = after(
      table,
      closed,
      { type: 'DealOrdered', grounds },
      { type: 'IncidentReported', incident: 'other', card: null, upturned: null, player: null, note: null, grounds },
      { type: 'RulingReferred', to: 'inspector', between: [[{ do: 'go-on' }]], grounds },
    );
    expect(asked.coup).toMatchObject({ step: 'ruling', interrupted: 'draw', referred: { grounds } });
    const ruled = after(asked, { type: 'RulingGiven', name: 'rosa', choice: 1, reason: 'so', effects: [], grounds });
    expect(ruled.coup?.referred).toBeNull();
    expect(after(ruled, { type: 'CoupResumed', grounds }).coup).toMatchObject({ step: 'draw', interrupted: null });
  });

  it('owes a card only to a hand that draws', () => {
    const stands: PuntoBancaEvent = { type: 'HandDecided', hand: 'punto', decision: 'stand', total: 7, grounds };
    expect(after(table, closed, stands).coup).toMatchObject({
      owed: null,
      decisions: { punto: 'stand' },
      step: 'deal',
    });
    expect(after(table, closed, { ...stands, decision: 'draw' }).coup).toMatchObject({ owed: 'punto', step: 'draw' });
  });

  it.each([
    ['punto', 'banca'],
    ['banca', 'punto'],
  ] as const)('remembers what %s said, and then what %s said', (first, second) => {
    const said = (hand: 'punto' | 'banca', decision: 'draw' | 'stand'): PuntoBancaEvent => {
      return { type: 'HandDecided', hand, decision, total: 5, grounds };
    };
    const one = after(table, closed, said(first, 'stand'));
    expect(one.coup?.decisions).toStrictEqual({ [first]: 'stand' });
    const both = after(one, said(second, 'draw'));
    expect(both.coup?.decisions).toStrictEqual({ [first]: 'stand', [second]: 'draw' });
    expect(both.coup?.owed).toBe(second);
  });

  it('shows a hand to whoever it is handed to, but not a card that lay open anyway, nor to the croupier', () => {
    const dealt = after(table, closed, drawn(1, 'punto'), drawn(2, 'punto'), drawn(3, 'banca'));
    const open = after(dealt, { type: 'CardExposed', no: 1, grounds });
    const seen = (to: string | null) =>
      after(open, { type: 'CardsHanded', hand: 'punto', to, squeeze: true, grounds }).coup?.drawn.map(
        ({ lifted, seenBy }) => [lifted, seenBy],
      );
    expect(seen('luis')).toEqual([
      [true, []],
      [true, ['luis']],
      [false, []],
    ]);
    expect(seen(null)).toEqual([
      [true, []],
      [true, []],
      [false, []],
    ]);
  });

  it('resumes a coup that nothing interrupted where it is', () => {
    expect(after(table, closed, { type: 'CoupResumed', grounds }).coup).toMatchObject({ step: 'deal' });
  });

  it.each<PuntoBancaEvent>([
    { type: 'Called', occasion: 'closing', words: ['no more'], grounds },
    { type: 'ShoeKept', player: 'ana', grounds },
    { type: 'ShoeWithheld', player: 'ana', grounds },
    { type: 'PlayerWarned', player: 'ana', grounds },
    { type: 'CoupAnnulled', coup: 1, grounds },
  ])('changes nothing by what is only said: $type', (event) => {
    const state = after(table, closed);
    expect(evolve(state, event)).toEqual(state);
  });
});
