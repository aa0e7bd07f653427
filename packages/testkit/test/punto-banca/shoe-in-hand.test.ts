import { balance, CROUPIER, NOTHING, player, refOf } from '@sabot/engine';
import { PUNTO_BANCA } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { always, answeringOtherwise } from '../answering-otherwise.ts';
import { Table } from './table.ts';

const ROUND = PUNTO_BANCA.map(({ id, ruleset }) => [id, ruleset] as const).filter(
  ([, { law, regulation }]) => law(regulation.defaults).dealing.ask(NOTHING).answer === 'optional',
);

describe.each(ROUND)('%s', (_, rules) => {
  const { minimum } = rules.regulation.defaults;
  const chips = 10 * minimum;
  const law = rules.law(rules.regulation.defaults);
  const people = { ana: chips, bea: chips, ciro: chips };
  const typesOf = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type);
  const report = { incident: 'other', card: null, drawn: null, upturned: null, player: null, note: null };

  it('offers the shoe on when whoever has it, or is asked to take it, leaves between coups', () => {
    const table = Table.opened(rules, people).until('offer');
    expect(table.state.shoe.offeredTo).toBe('ana');
    expect(table.do('Leave', 'ana').slice(1)).toMatchObject([{ type: 'ShoeOffered', player: 'bea' }]);
    table.until('stakes').stake('bea', 0, minimum);
    expect(table.state.shoe.holder).toMatchObject({ id: 'bea' });
    const left = table.do('Leave', 'bea');
    expect(left).toMatchObject([{ type: 'PlayerLeft' }, { type: 'ShoeOffered', player: 'ciro' }]);
    expect(balance(table.state.books, 'outside')).toBe(-chips);
  });

  it('lets anybody else go without a word about the shoe', () => {
    const table = Table.opened(rules, people).until('offer');
    expect(typesOf(table.do('Leave', 'ciro'))).toEqual(['PlayerLeft']);
    table.until('stakes');
    expect(typesOf(table.do('Leave', 'bea'))).toEqual(['PlayerLeft']);
    expect(table.state).toMatchObject({ phase: 'stakes', shoe: { holder: { id: 'ana' } } });
  });

  it('offers no shoe while the next pack is made ready', () => {
    const table = Table.opened(answeringOtherwise(rules, { nextPack: always('same') }), people).until('stakes');
    table.do('ShowStopCard', CROUPIER);
    expect(table.state).toMatchObject({ phase: 'pack', shoe: { holder: { id: 'ana' } } });
    expect(typesOf(table.do('Leave', 'ana'))).toEqual(['PlayerLeft']);
    expect(table.state).toMatchObject({ phase: 'pack', shoe: { holder: null } });
    expect(table.until('offer').state.shoe.offeredTo).toBe('bea');
  });

  it('keeps whoever deals in his seat, even when the shoe is already lost to him', () => {
    const forfeit = { do: 'forfeit', player: 'ana', right: 'deal' } as const;
    const table = Table.opened(answeringOtherwise(rules, { incident: always([forfeit]) }), people).until('stakes');
    table.stake('ana', 0, minimum).until('draw');
    expect(table.do('ReportIncident', CROUPIER, report)).toContainEqual(
      expect.objectContaining({ type: 'ShoeLost', player: 'ana' }),
    );
    expect(table.state.coup).toMatchObject({ dealer: 'ana', handed: null });
    expect(table.refusal('Sit', 'ana', { seat: 5 }).code).toBe('busy-with-the-shoe');
    expect(table.whyNot('Sit', 'ana', { seat: 5 })).toEqual(law.dealing.ask(NOTHING).grounds.map(refOf));
    table.do('Sit', 'ciro', { seat: 5 });
  });

  it('keeps whoever holds the cards of a hand in his seat until they are uncovered', () => {
    const table = Table.opened(rules, people).until('stakes').stake('ana', 0, minimum).stake('bea', minimum);
    table.cards = ['2s', '3s', '5d', '4d'];
    table.until('uncover');
    const holder = table.state.coup?.handed?.to ?? null;
    if (holder !== null) expect(table.refusal('Sit', holder, { seat: 5 }).code).toBe('busy-with-the-shoe');
    expect(holder).toBe(law.uncovering.ask({ hand: 'punto' }).answer.by === 'holder' ? 'bea' : null);
    table.go();
    table.do('Sit', 'bea', { seat: 5 });
  });

  it('takes the shoe back from whoever it came to unasked only before he has dealt', () => {
    const duty = always({ on: 'banca', atLeast: minimum } as const);
    const table = Table.opened(answeringOtherwise(rules, { dealerStake: duty }), people).until('stakes');
    table.stake('bea', 0, minimum).until('deal');
    expect(table.state.coup).toMatchObject({ dealer: 'bea', asked: false });
    expect(table.ruleset.decide(table.state, { type: 'DeclineShoe', by: player('bea') }).ok).toBe(true);
    table.do('Deal', 'bea');
    expect(table.refusal('DeclineShoe', 'bea')).toMatchObject({ code: 'not-now', facts: { phase: 'coup' } });
  });
});
