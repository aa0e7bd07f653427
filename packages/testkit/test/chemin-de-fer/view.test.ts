import { type CheminDeFerState, cheminDeFer, player, SHOE, type Unchecked } from '@sabot/engine';
import { CHEMIN_DE_FER } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { after } from '../played.ts';
import { beforeTheDeal, type Played } from './table.ts';

const { view, witness, summary } = cheminDeFer;
const cards = (state: CheminDeFerState, viewer: string | null): string =>
  (view(state, viewer).coup?.drawn ?? []).map(({ card }) => card).join(' ');

describe.each(CHEMIN_DE_FER.map(({ id, ruleset }) => [id, ruleset] as const))('%s', (_, ruleset) => {
  const start: Played = { state: beforeTheDeal(ruleset), events: [] };
  const play = (...commands: readonly Unchecked[]) => commands.reduce((at, one) => after(ruleset, at, one), start);
  const dealt: readonly Unchecked[] = [
    { type: 'Deal', by: player('ana') },
    ...['5s', '3d', 'Kh', '4c'].map((card) => ({ type: 'DrawCard', by: SHOE, card })),
  ];
  const lifted: readonly Unchecked[] = [...dealt, { type: 'LiftCards', by: player('bea') }];
  const asked: readonly Unchecked[] = [
    ...lifted,
    { type: 'SayCarta', by: player('bea') },
    { type: 'GiveCard', by: player('ana') },
    { type: 'DrawCard', by: SHOE, card: '9h' },
  ];

  it('before the cards are lifted nobody sees any, but the banker his own', () => {
    const { state } = play(...dealt);
    for (const viewer of ['bea', 'cleo', null]) expect(cards(state, viewer)).toBe('?? ?? ?? ??');
    expect(cards(state, 'ana')).toBe('?? 3d ?? 4c');
    expect(summary(state)).toMatchObject({ insiders: ['ana'] });
  });

  it('once they are lifted each sees the hand he plays, and nobody another', () => {
    const { state } = play(...lifted);
    expect(['ana', 'bea', 'cleo', null].map((viewer) => cards(state, viewer))).toEqual([
      '?? 3d ?? 4c',
      '5s ?? Kh ??',
      '?? ?? ?? ??',
      '?? ?? ?? ??',
    ]);
    expect(summary(state)).toMatchObject({ insiders: ['bea', 'ana'], out: 4, phase: 'coup', maximum: 0 });
  });

  it('a third card is everybody’s, and all cards are once the coup is decided', () => {
    const { state } = play(...asked);
    expect(cards(state, 'cleo')).toBe('?? ?? ?? ?? 9h');
    const { state: over } = play(...asked, { type: 'TakeNone', by: player('ana') });
    expect(over.coup?.decided).toEqual({ outcome: 'banca', punto: 4, banca: 7 });
    for (const viewer of ['ana', 'bea', 'cleo', null]) expect(cards(over, viewer)).toBe('5s 3d Kh 4c 9h');
    expect(summary(over).insiders).toEqual([]);
  });

  it('a card that leaves the shoe face down is told to nobody but whoever has lifted it', () => {
    const { state, events } = play(...asked);
    const drawn = events.filter(({ type }) => type === 'CardDrawn');
    const seenBy = (viewer: string | null) =>
      drawn.map((event) => (witness(state, event, viewer) as { card: string }).card).join(' ');
    expect([seenBy('bea'), seenBy('ana'), seenBy('cleo'), seenBy(null)]).toEqual([
      '5s ?? Kh ?? 9h',
      '?? 3d ?? 4c 9h',
      '?? ?? ?? ?? 9h',
      '?? ?? ?? ?? 9h',
    ]);
    const other = events.find(({ type }) => type === 'CardsDelivered');
    expect(other && witness(state, other, null)).toBe(other);
  });

  it('a summary tells a lobby what it needs, before the table is opened too', () => {
    const { initial } = ruleset.game;
    expect(summary(initial)).toMatchObject({
      phase: 'unopened',
      opened: false,
      seats: 0,
      minimum: 0,
      maximum: 0,
      unit: 0,
      decks: 0,
      insiders: [],
    });
    const { settings } = start.state.table ?? {};
    expect(summary(start.state)).toMatchObject({
      phase: 'coup',
      opened: true,
      seats: settings?.seats,
      minimum: settings?.minimum,
      maximum: 0,
      unit: settings?.unit,
      decks: 6,
      talla: 1,
      coups: 1,
      out: 0,
      left: 312,
    });
    expect(summary({ ...start.state, phase: 'closed' }).opened).toBe(false);
  });

  it('its moment is another whenever somebody else is awaited, and the same while only stakes change', () => {
    const states = [[], dealt, lifted, asked].map((commands) => play(...commands).state);
    expect(new Set(states.map((state) => summary(state).moment)).size).toBe(4);
    const richer = after(ruleset, start, { type: 'BuyChips', by: player('cleo'), amount: 100_00 });
    expect(summary(richer.state).moment).toBe(summary(start.state).moment);
  });
});
