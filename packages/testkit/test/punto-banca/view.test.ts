import { CROUPIER, type PuntoBancaState, player, SHOE, type Unchecked, unchecked, view, witness } from '@sabot/engine';
import { PUNTO_BANCA } from '@sabot/regulations';
import { expect, it } from 'vitest';

const { ruleset } = PUNTO_BANCA[0]!;

/** Plays the commands and returns every state, with the events that led to it. */
function played(...commands: readonly Unchecked[]) {
  let state: PuntoBancaState = ruleset.game.initial;
  return commands.map((command) => {
    const happened = unchecked(ruleset).advance(state, command);
    if (!happened.ok) throw new Error(`${command.type}: ${happened.refusal.code}`);
    state = happened.value.state;
    return happened.value;
  });
}
const by = (id: string, type: string, fields = {}): Unchecked => ({ type, by: player(id), ...fields });
const croupier = (type: string, fields = {}): Unchecked => ({ type, by: CROUPIER, ...fields });
const draw = (card: string): Unchecked => ({ type: 'DrawCard', by: SHOE, card });

const upToTheDeal: readonly Unchecked[] = [
  { ...ruleset.regulation.defaults, type: 'OpenTable', by: { kind: 'director', id: 'eva' } },
  by('ana', 'Sit', { seat: 1 }),
  by('luis', 'Sit', { seat: 2 }),
  by('ana', 'BuyChips', { amount: 500_00 }),
  by('luis', 'BuyChips', { amount: 500_00 }),
  croupier('CountPack', { cards: 312 }),
  croupier('ShufflePack'),
  by('ana', 'CutPack', { at: 9 }),
  croupier('PlaceStopCard'),
  { type: 'BurnCard', by: SHOE, card: '5h' },
  by('ana', 'TakeShoe'),
  by('ana', 'SetStakes', { stakes: [['banca', 10_00]] }),
  by('luis', 'SetStakes', { stakes: [['punto', 10_00]] }),
  croupier('CloseStakes'),
  by('ana', 'Deal'),
];
const cards = (state: PuntoBancaState, viewer: string | null) =>
  view(state, viewer).coup?.drawn.map(({ card }) => card);
const lifted = (state: PuntoBancaState) => state.coup?.drawn.map((card) => card.lifted);

it('a card face down is nobody’s to see until it is handed over, then its holder’s, then everybody’s', () => {
  const steps = played(
    ...upToTheDeal,
    draw('4s'),
    draw('9d'),
    draw('2h'),
    draw('Kc'),
    by('luis', 'Uncover'),
    by('ana', 'Uncover'),
  );
  const [first, , , dealt, punto, banca] = steps.slice(-6).map(({ state }) => state) as PuntoBancaState[];
  expect(cards(first!, 'luis')).toEqual(['??']);
  expect(lifted(first!)).toEqual([false]);
  // The fourth card dealt, punto's two go to luis.
  expect(cards(dealt!, 'luis')).toEqual(['4s', '??', '2h', '??']);
  expect(cards(dealt!, 'ana')).toEqual(['??', '??', '??', '??']);
  expect(cards(dealt!, null)).toEqual(['??', '??', '??', '??']);
  expect(lifted(dealt!)).toEqual([true, false, true, false]);
  // He has shown them, and now ana holds the bank's.
  expect(cards(punto!, null)).toEqual(['4s', '??', '2h', '??']);
  expect(cards(punto!, 'ana')).toEqual(['4s', '9d', '2h', 'Kc']);
  expect(cards(punto!, 'luis')).toEqual(['4s', '??', '2h', '??']);
  expect(cards(banca!, null)).toEqual(['4s', '9d', '2h', 'Kc']);
});

it('the view of the pack tells how many cards are left, and not which', () => {
  const { state } = played(...upToTheDeal, draw('4s')).at(-1)!;
  expect(view(state, 'ana').pack).toEqual({ decks: 6, out: 7, stopCardBelow: 7, stopCardShown: false });
  expect(view(state, 'ana').books).toBe(state.books);
  expect(view(ruleset.game.initial, 'ana').coup).toBeNull();
});

it('events are witnessed as cards are seen', () => {
  const [first, , , fourth, punto] = played(
    ...upToTheDeal,
    draw('4s'),
    draw('9d'),
    draw('2h'),
    draw('Kc'),
    by('luis', 'Uncover'),
  ).slice(-5);
  const drawnIn = ({ events }: typeof fourth & object) => events.find(({ type }) => type === 'CardDrawn')!;
  const seen = (step: NonNullable<typeof first>, after: PuntoBancaState, viewer: string | null) =>
    (witness(after, drawnIn(step), viewer) as { card: string }).card;
  expect(seen(first!, first!.state, 'luis')).toBe('??');
  expect(seen(first!, fourth!.state, 'luis')).toBe('4s');
  expect(seen(first!, fourth!.state, 'ana')).toBe('??');
  expect(seen(first!, fourth!.state, null)).toBe('??');
  const uncovered = punto!.events.find(({ type }) => type === 'HandUncovered')!;
  expect(witness(punto!.state, uncovered, null)).toBe(uncovered);
});

it('a third card lies face up for all', () => {
  const step = played(
    ...upToTheDeal,
    draw('4s'),
    draw('2d'),
    draw('Ah'),
    draw('2c'),
    by('luis', 'Uncover'),
    by('ana', 'Uncover'),
    draw('9h'),
  ).at(-1)!;
  expect(cards(step.state, null)).toEqual(['4s', '2d', 'Ah', '2c', '9h']);
  expect(lifted(step.state)).toEqual([true, true, true, true, true]);
  expect(witness(step.state, step.events[0], null)).toMatchObject({ type: 'CardDrawn', card: '9h', face: 'up' });
});

it('each wait has its clock, and says what is done when it runs out', () => {
  const waits = (count: number) => ruleset.game.awaits(played(...upToTheDeal.slice(0, count)).at(-1)!.state)[0];
  const people = [player('ana'), player('luis')];
  const house = { kind: 'director', id: 'house' };
  expect(waits(1)).toEqual({
    by: [house],
    acts: ['CloseTable'],
    clock: 'empty-table',
    lapse: { act: 'CloseTable', by: house },
  });
  expect(waits(5)).toEqual({
    by: [CROUPIER],
    acts: ['CountPack'],
    clock: 'house',
    lapse: { act: 'CountPack', by: CROUPIER },
  });
  expect(waits(7)).toEqual({
    by: people,
    acts: ['CutPack'],
    clock: 'cut',
    lapse: { act: 'CutPack', by: CROUPIER, with: { at: 156 } },
  });
  expect(waits(10)).toEqual({
    by: [player('ana')],
    acts: ['TakeShoe', 'DeclineShoe'],
    clock: 'shoe',
    lapse: { act: 'DeclineShoe', by: player('ana') },
  });
  expect(waits(11)).toEqual({
    by: people,
    acts: ['SetStakes'],
    clock: 'stakes',
    lapse: { act: 'CloseStakes', by: CROUPIER },
  });
  expect(waits(14)).toEqual({
    by: [player('ana')],
    acts: ['Deal'],
    clock: 'deal',
    lapse: { act: 'Deal', by: player('ana') },
  });
  const dealt = played(...upToTheDeal, draw('4s'), draw('9d'), draw('2h'), draw('Kc')).at(-1)!.state;
  expect(ruleset.game.awaits(dealt)[0]).toEqual({
    by: [player('luis')],
    acts: ['Uncover'],
    clock: 'uncover',
    lapse: { act: 'Uncover', by: player('luis') },
  });
  const incident = croupier('ReportIncident', {
    incident: 'other',
    card: null,
    drawn: null,
    upturned: null,
    player: null,
    note: 'a lamp fell',
  });
  const asked = played(...upToTheDeal, incident).at(-1)!.state;
  const inspector = { kind: 'inspector', id: 'house' };
  expect(ruleset.game.awaits(asked)[0]).toEqual({
    by: [inspector],
    acts: ['GiveRuling'],
    clock: 'ruling',
    lapse: { act: 'GiveRuling', by: inspector, with: { choice: 1, reason: 'lapsed' } },
  });
  expect(ruleset.game.awaits(ruleset.game.initial)).toEqual([]);
});
