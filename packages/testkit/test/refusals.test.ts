import { type Actor, CROUPIER, inspector, NOTHING, PACK_STEPS, player, refOf, SHOE } from '@sabot/engine';
import { PUNTO_BANCA } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { EVA, Table } from './punto-banca/table.ts';

const PACK_ACTS = {
  count: ['CountPack', CROUPIER, { cards: 312 }],
  check: ['CheckPack', CROUPIER, {}],
  shuffle: ['ShufflePack', CROUPIER, {}],
  cut: ['CutPack', CROUPIER, { at: 100 }],
  'stop-card': ['PlaceStopCard', CROUPIER, {}],
  burn: ['BurnCard', SHOE, { card: '7h' }],
} as const;
const STEPS = PACK_STEPS.filter((step) => step !== 'machine-shuffle');

describe.each(PUNTO_BANCA.map(({ id, ruleset }) => [id, ruleset] as const))('%s', (_, rules) => {
  const { defaults } = rules.regulation;
  const { minimum } = defaults;
  const law = rules.law(defaults);
  const seated = (): Table => Table.opened(rules, { ana: 10 * minimum, bea: 10 * minimum });
  /** Ana deals, where players do; she has staked on banca, bea on punto. */
  const playing = (): Table => seated().until('stakes').stake('ana', 0, minimum).stake('bea', minimum);

  describe('a table is opened only', () => {
    const opening = (terms: object) => new Table(rules).refusal('OpenTable', EVA, { ...defaults, ...terms });

    it.each([[7_00], [0]])('on a minimum that its smallest chip makes up (chips of %i)', (unit) => {
      expect(opening({ unit })).toEqual({
        code: 'not-a-multiple',
        grounds: [law.stakeStep.ask({ bet: 'punto' }).grounds[0]],
        facts: { field: 'minimum', step: unit },
      });
    });

    it('with as many seats as the text gives it', () => {
      const seats = 99;
      const given = rules.law({ ...defaults, seats }).seats.ask(NOTHING);
      expect(opening({ seats })).toEqual({
        code: 'not-among-the-options',
        grounds: given.grounds,
        facts: { field: 'seats', max: given.answer.length },
      });
    });

    it.each([
      [0, 'below-the-minimum'],
      [Number.MAX_SAFE_INTEGER, 'above-the-maximum'],
    ])('on a minimum that is money (%i)', (amount, code) => {
      expect(opening({ minimum: amount, unit: 1 })).toMatchObject({ code, facts: { field: 'minimum', given: amount } });
    });

    it('on the grounds of both its limits', () => {
      const offered = rules.legal(rules.game.initial, EVA).find(({ act }) => act === 'OpenTable');
      const limits = [...law.tableMinimum.ask(NOTHING).grounds, ...law.tableMaximum.ask(NOTHING).grounds];
      expect(offered?.offer.grounds.map(refOf)).toEqual(limits.map(refOf));
    });
  });

  it('says what the table is doing when something cannot be done now', () => {
    const table = new Table(rules);
    expect(table.refusal('CloseTable', EVA)).toMatchObject({ code: 'not-now', facts: { phase: 'unopened' } });
    table.do('OpenTable', EVA, defaults);
    expect(table.refusal('CloseStakes', CROUPIER)).toMatchObject({ code: 'not-now', facts: { phase: 'pack' } });
    table.do('CloseTable', EVA);
    expect(table.refusal('Stand', 'ana', { behind: 1 })).toMatchObject({ code: 'not-now', facts: { phase: 'closed' } });
  });

  it('says what has to be done with the pack first', () => {
    const table = seated();
    for (const first of [...law.preparation.ask(NOTHING).answer, 'stop-card', 'burn'] as const) {
      expect(table.state.packSteps[0]).toBe(first);
      for (const step of STEPS.filter((other) => other !== first)) {
        const [act, by, args] = PACK_ACTS[step];
        const cards = step === 'count' ? { cards: 52 * defaults.decks } : {};
        expect(table.refusal(act, by, { ...args, ...cards })).toMatchObject({
          code: 'pack-not-ready',
          facts: { first },
        });
      }
      if (first !== 'burn') table.go();
    }
    // By hand, the croupier burns it as well as the shoe does.
    expect(table.do('BurnCard', CROUPIER, { card: '7h' })[0]).toMatchObject({ type: 'CardBurnt', card: '7h' });
  });

  it('has the pack cut by nobody of the staff but the croupier, whenever it is asked', () => {
    const table = seated();
    const why = law.cut.ask(NOTHING).grounds.map(refOf);
    for (const phase of ['pack', 'stakes']) {
      table.until(phase);
      expect(table.refusal('CutPack', inspector('ana'), { at: 100 }).code).toBe('not-yours');
      expect(table.whyNot('CutPack', inspector('ana'), { at: 100 })).toEqual(why);
    }
  });

  it('takes nobody of the staff for a player, whatever his name', () => {
    const acts = [
      ['Sit', { seat: 5 }],
      ['Stand', { behind: 1 }],
      ['BuyChips', { amount: minimum }],
      ['Leave', {}],
      ['SetStakes', { stakes: [['punto', minimum]] }],
      ['TakeShoe', {}],
      ['DeclineShoe', {}],
      ['PassShoe', {}],
    ] as const;
    const table = seated();
    for (const step of ['pack', 'stakes', 'deal', 'uncover', 'settle', 'stakes']) {
      if (step === 'deal') table.stake('ana', 0, minimum);
      table.until(step);
      for (const by of [inspector('ana'), EVA, CROUPIER, SHOE] satisfies Actor[]) {
        for (const [act, args] of acts) {
          const own = step === 'stakes' ? 'not-your-shoe' : 'not-now';
          expect(table.refusal(act, by, args).code).toBe(act === 'PassShoe' ? own : 'not-yours');
        }
      }
    }
  });

  it('gives no hint of covered cards when it is too early to draw', () => {
    const table = playing();
    for (const step of ['deal', 'uncover']) {
      table.until(step);
      for (const by of [SHOE, CROUPIER]) {
        expect(table.refusal('DrawCard', by, { card: '7h' }).code).toBe('not-now');
        expect(table.whyNot('DrawCard', by, { card: '7h' })).toEqual(law.deal.ask({ nth: 1 }).grounds.map(refOf));
      }
    }
  });

  it('lets the croupier draw by hand, and whoever is in charge only where no player deals', () => {
    const table = playing().until('draw');
    const decide = (by: Actor) => rules.decide(table.state, { type: 'DrawCard', by, card: '7h' });
    expect(decide(CROUPIER)).toEqual(decide(SHOE));
    const isOwn = table.state.coup?.dealer === null;
    expect(isOwn).toBe(law.dealing.ask(NOTHING).answer === 'croupier');
    expect(decide(inspector('ines')).ok).toBe(isOwn);
  });

  it('keeps the sides apart where the text says so, and names the distance', () => {
    const table = seated().until('stakes');
    const { apartBy } = law.bothSides.ask(NOTHING).answer;
    const offered = rules.legal(table.state, player('ana')).find(({ act }) => act === 'SetStakes');
    const joint = offered?.offer.answer.joint.map(({ kind }) => kind);
    expect(joint).toEqual(apartBy > 0 ? ['sum-at-most', 'apart-by'] : ['sum-at-most']);
    const equal = {
      stakes: [
        ['punto', 2 * minimum],
        ['banca', 2 * minimum],
      ],
    };
    if (apartBy === 0) table.do('SetStakes', 'ana', equal);
    else
      expect(table.refusal('SetStakes', 'ana', equal)).toEqual({
        code: 'sides-too-close',
        grounds: [law.bothSides.ask(NOTHING).grounds[0]],
        facts: { given: 0, min: apartBy },
      });
  });
});
