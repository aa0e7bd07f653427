import {
  type CheminDeFerEvent,
  type CheminDeFerSettings,
  type CheminDeFerState,
  CROUPIER,
  cents,
  director,
  noHands,
  type PuntoBancaCommand,
  type PuntoBancaView,
  play,
  player,
  unchecked,
} from '@sabot/engine';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { entryById, isRulesetId, REGISTRY, rulesetById, type TypesOf, UnknownRuleset } from '../src/index.ts';

const PUNTO = rulesetById('asturias-2011/punto-y-banca');
const CHEMIN = rulesetById('asturias-2011/chemin-de-fer');
const ana = player('ana');
const eva = director('eva');

describe('what an id says to the compiler', () => {
  it('commands, events, state, settings and view are those of its game', () => {
    expectTypeOf<TypesOf<'asturias-2011/mini'>['command']>().toEqualTypeOf<
      PuntoBancaCommand<'punto' | 'banca' | 'tie'>
    >();
    expectTypeOf<TypesOf<'canarias-2009/mini'>['view']>().toEqualTypeOf<PuntoBancaView>();
    expectTypeOf<TypesOf<'asturias-2011/chemin-de-fer'>['event']>().toEqualTypeOf<CheminDeFerEvent>();
    expectTypeOf<TypesOf<'asturias-2011/chemin-de-fer'>['state']>().toEqualTypeOf<CheminDeFerState>();
    expectTypeOf<TypesOf<'asturias-2011/chemin-de-fer'>['settings']>().toEqualTypeOf<CheminDeFerSettings>();
    expectTypeOf(PUNTO.game.view(PUNTO.game.initial, 'ana')).toEqualTypeOf<PuntoBancaView>();
  });

  it('ten mistakes do not compile, and are refused where nobody compiled', () => {
    const { initial } = PUNTO.game;
    const nothing = { card: null, drawn: null, upturned: null, player: null, note: null };
    const reported = { ...nothing, type: 'ReportIncident', by: CROUPIER } as const;
    // @ts-expect-error 1: no such ruleset
    expect(() => rulesetById('asturias-2011/punto-y-bnca')).toThrow(UnknownRuleset);
    const refused = [
      // @ts-expect-error 2: a misspelt act
      PUNTO.decide(initial, { type: 'SetSteaks', by: ana, stakes: [['banca', cents(100)]] }),
      // @ts-expect-error 3: a misspelt bet
      PUNTO.decide(initial, { type: 'SetStakes', by: ana, stakes: [['pnto', cents(100)]] }),
      // @ts-expect-error 4: a field that is missing
      PUNTO.decide(initial, { type: 'Sit', by: ana }),
      // @ts-expect-error 5: a field of another kind
      PUNTO.decide(initial, { type: 'Sit', by: ana, seat: 'one' }),
      // @ts-expect-error 6: an amount that might not be cents
      PUNTO.decide(initial, { type: 'BuyChips', by: ana, amount: 12.5 }),
      // @ts-expect-error 7: no such card
      PUNTO.decide(initial, { type: 'DrawCard', by: CROUPIER, card: '1h' }),
      // @ts-expect-error 8: a word that is not in the list
      PUNTO.decide(initial, { ...reported, incident: 'card-eaten' }),
      // @ts-expect-error 9: an act of another game
      PUNTO.decide(initial, { type: 'CallBanco', by: ana }),
      // @ts-expect-error 10: the same through `play`
      play(CHEMIN, CHEMIN.game.initial, { type: 'CallBnco', by: ana }, noHands),
    ].map((result) => (result.ok ? 'accepted' : result.refusal.code));
    expect(refused).toEqual([
      'unknown-command',
      'not-at-the-table',
      'malformed',
      'malformed',
      'amount-not-whole-cents',
      'unknown-card',
      'unknown-word',
      'unknown-command',
      'unknown-command',
    ]);
  });

  it('a state of one game is not taken for another’s, nor an actor invented', () => {
    // @ts-expect-error a state of another game
    const mistaken = () => PUNTO.decide(CHEMIN.game.initial, { type: 'CloseTable', by: eva });
    // @ts-expect-error no such kind of actor
    const invented = () => PUNTO.decide(PUNTO.game.initial, { type: 'CloseTable', by: { kind: 'owner', id: 'eva' } });
    // @ts-expect-error no such setting
    const unset = PUNTO.regulation.defaults.maximun;
    expect([typeof mistaken, typeof invented, unset]).toEqual(['function', 'function', undefined]);
  });
});

describe('what comes from outside', () => {
  it('a word is an id only after it was asked for', () => {
    for (const { id, ruleset } of REGISTRY) expect([isRulesetId(id), rulesetById(id)]).toEqual([true, ruleset]);
    for (const word of ['', 'constructor', '__proto__', 'toString', 'asturias-2011', null, 7, {}]) {
      expect(isRulesetId(word)).toBe(false);
      expect(entryById(word as string)).toBeUndefined();
      expect(() => rulesetById(word as never)).toThrow(
        /^no ruleset is called ".*"; there are asturias-2011\/punto-y-banca, /,
      );
    }
  });

  it('an unchecked command has a door of its own, where it is refused and changes nothing', () => {
    const door = unchecked(PUNTO);
    for (const type of ['SetSteaks', 'constructor', '__proto__']) {
      expect(door.decide(PUNTO.game.initial, { type, by: ana, pnto: 3 })).toMatchObject({
        ok: false,
        refusal: { code: 'unknown-command', facts: { given: type } },
      });
    }
  });
});
