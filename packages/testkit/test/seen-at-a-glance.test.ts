import {
  type Actor,
  CROUPIER,
  cents,
  director,
  inspector,
  type PuntoBancaState,
  player,
  puntoBanca,
  ruleset,
  SHOE,
  type Unchecked,
} from '@sabot/engine';
import { PUNTO_BANCA, type PuntoBancaEntry, type PuntoBancaRuleset } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { always, answeringOtherwise } from './answering-otherwise.ts';
import { Table } from './punto-banca-table.ts';

/** Some of the staff bear the names of players: it is who one is that counts. */
const ACTORS: readonly Actor[] = [
  ...['ana', 'bea', 'nadie'].flatMap((id) => [player(id), inspector(id), director(id)]),
  CROUPIER,
  SHOE,
];
const SHORT = ['TakeShoe', 'CloseStakes', 'Deal', 'Uncover', 'Settle'];
const withoutGlances = { ...puntoBanca, acts: puntoBanca.acts.map(({ isPlain: _, ...act }) => act) };

function isSeen(rules: PuntoBancaRuleset, state: PuntoBancaState, command: Unchecked): boolean {
  const p = puntoBanca.proceedings(rules.law(state.table?.settings ?? rules.regulation.defaults), state);
  return puntoBanca.acts.find(({ name }) => name === command.type)?.isPlain?.(p, command as never) ?? false;
}
/** For a card that the staff takes out of the shoe by hand one looks closely: it happens seldom. */
const isSeldom = ({ type, by }: Unchecked): boolean => type === 'DrawCard' && by.kind !== 'shoe';

/** Stakes on, just within and just beyond every limit; ana has three times the minimum. */
function stakesTried({ phase, table }: PuntoBancaState, by: Actor): readonly Unchecked[] {
  const { minimum: min, maximum: max, unit } = table!.settings;
  const isTime = by.kind === 'player' && by.id !== 'nadie' && (phase === 'stakes' || phase === 'offer');
  const few = [0, min];
  const amounts = isTime ? [0, min - unit, min, min + 1, 2 * min, 3 * min, max, max + unit] : few;
  return amounts.flatMap((punto) =>
    amounts.flatMap((banca) => few.map((tie) => ({ type: 'SetStakes', by, punto, banca, tie }))),
  );
}
const tried = (state: PuntoBancaState): readonly Unchecked[] =>
  ACTORS.flatMap((by) => [
    ...stakesTried(state, by),
    { type: 'DrawCard', by, card: '7h' },
    ...SHORT.map((type) => ({ type, by })),
  ]);

/** The shoe is still offered to somebody, but he cannot take it before the next pack is ready. */
function packOver(rules: PuntoBancaRuleset, state: PuntoBancaState): PuntoBancaState {
  const shown = rules.advance(state, { type: 'ShowStopCard', by: CROUPIER });
  if (!shown.ok) throw new Error('the stop card is not to be shown');
  return shown.value.state;
}

/** The states of a table at which ana and bea play two coups. */
function statesOf(rules: PuntoBancaRuleset): readonly PuntoBancaState[] {
  const { minimum, maximum } = rules.regulation.defaults;
  const table = Table.opened(rules, { ana: 3 * minimum, bea: 3 * maximum });
  const states = [table.state];
  while (table.state.coups < 2 || table.state.phase === 'coup') {
    if (table.state.phase === 'stakes') {
      // Ana stakes nothing, so that she keeps exactly three times the minimum.
      table.stake('bea', table.state.coups === 1 ? minimum : 0, table.state.coups === 1 ? 0 : minimum);
      states.push(table.state);
    }
    if (table.state.phase === 'offer') states.push(packOver(rules, table.state));
    table.go();
    states.push(table.state);
  }
  return states;
}
const emptied = (state: PuntoBancaState): PuntoBancaState => ({
  ...state,
  pack: { ...state.pack, out: 52 * state.pack.decks },
});

const { ruleset: FIRST } = PUNTO_BANCA[0] as PuntoBancaEntry;
const noTies = answeringOtherwise(FIRST, { bets: always(['punto', 'banca']) });
const farApart = answeringOtherwise(FIRST, { bothSides: always({ apartBy: cents(20_00) }) });
const RULES: readonly (readonly [string, PuntoBancaRuleset])[] = [
  ...PUNTO_BANCA.map(({ id, ruleset }) => [id, ruleset] as const),
  ['without a bet on a tie', noTies],
  ['with stakes on both sides far apart', farApart],
];

describe.each(RULES)('%s', (_, rules) => {
  it('sees at a glance whatever is lawful, and nothing else', () => {
    const closely = ruleset(withoutGlances, rules.regulation);
    const seen = new Set<string>();
    const wrong: unknown[] = [];
    const states = statesOf(rules);
    for (const state of [...states, ...states.filter(({ coup }) => coup?.step === 'draw').map(emptied)]) {
      for (const command of tried(state)) {
        const isLawful = closely.decide(state, command).ok;
        const isPlain = isSeen(rules, state, command);
        if (isPlain) seen.add(command.type);
        if (isPlain !== (isLawful && !isSeldom(command))) wrong.push([state.phase, state.coup?.step, command, isPlain]);
      }
    }
    expect(wrong).toEqual([]);
    const shoeGoesRound = states.some(({ phase }) => phase === 'offer');
    const acts = shoeGoesRound ? SHORT : SHORT.filter((act) => act !== 'TakeShoe');
    expect([...seen].toSorted()).toEqual(['SetStakes', 'DrawCard', ...acts].toSorted());
  });
});
