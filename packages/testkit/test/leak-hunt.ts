import { type Card, type GameEvent, type Playable, player, RANKS, SUITS, type Unchecked } from '@sabot/engine';
import { type Dice, pick } from '@sabot/testkit';
import { expect } from 'vitest';
import { replayed, type Step } from './replayed.ts';

type Steps<State, Event> = readonly Step<State, Event>[];

/** What happened, as one person witnesses it. */
export const witnessed = <State, Event extends GameEvent>(
  { game }: Playable<State, Event>,
  steps: Steps<State, Event>,
  viewer: string | null,
): string =>
  JSON.stringify(
    steps.flatMap(({ events, before }) => {
      let state = before;
      return events.map((event) => {
        state = game.evolve(state, event);
        return game.witness(state, event, viewer);
      });
    }),
  );

/** All else that reaches one person: the table, what he may do, who is awaited and how long, and why he is refused. */
export function bytes<State, Event extends GameEvent>(
  ruleset: Playable<State, Event>,
  state: State,
  viewer: string | null,
  fields: Readonly<Record<string, unknown>>,
): string {
  const { game } = ruleset;
  const by = player(viewer ?? 'looking-on');
  return JSON.stringify({
    view: game.view(state, viewer),
    summary: game.summary(state),
    legal: ruleset.legal(state, by),
    awaits: game.awaits(state),
    refusals: Object.keys(game.commands).map((type) => {
      const decided = ruleset.decide(state, { ...fields, type, by });
      return decided.ok ? 'accepted' : decided.refusal;
    }),
  });
}

interface Seen {
  readonly coup: { readonly drawn: readonly { readonly no: number; readonly card: string }[] } | null;
}
/** The cards of the coup that a person has not seen, by their numbers. */
export const hiddenIn = ({ coup }: Seen): readonly number[] =>
  (coup?.drawn ?? []).filter(({ card }) => card === '??').map(({ no }) => no);

const isDrawn = (event: GameEvent): event is GameEvent & { readonly no: number } => event.type === 'CardDrawn';

/** The same acts with other cards where the viewer has not seen them. */
export function otherwise<State, Event extends GameEvent>(
  roll: Dice,
  steps: Steps<State, Event>,
  hidden: readonly number[],
): readonly Unchecked[] {
  return steps.map(({ command, events }) => {
    const drawn = (events as readonly GameEvent[]).find(isDrawn);
    if (drawn === undefined || !hidden.includes(drawn.no) || command.type !== 'DrawCard') return command;
    return { ...command, card: `${pick(roll, RANKS)}${pick(roll, SUITS)}` satisfies Card };
  });
}

/** What the croupier does or reports rests on the cards themselves: such a history is another one with other cards. */
const BY_THE_CARDS: readonly string[] = ['SpeakForHand', 'SpeakForBanker', 'ReportIncident', 'GiveRuling'];

/**
 * Plays the coup that is under way after these steps with other cards where the viewer has not seen them, and expects
 * that he cannot tell. False where there is nothing to compare.
 */
export function cannotTell<State, Event extends GameEvent>(
  ruleset: Playable<State, Event>,
  roll: Dice,
  steps: Steps<State, Event>,
  { viewer, hidden, fields }: { viewer: string | null; hidden: readonly number[]; fields: Record<string, unknown> },
  errorsAllowed: boolean,
): boolean {
  const start = steps.findLastIndex(({ events }) => events.some(({ type }) => type === 'StakesClosed'));
  const played = steps.slice(start);
  const [first] = played;
  if (hidden.length === 0 || start < 0 || first === undefined) return false;
  if (played.some(({ command }) => BY_THE_CARDS.includes(command.type))) return false;
  let other: Steps<State, Event>;
  try {
    other = replayed(ruleset, first.before, otherwise(roll, played, hidden));
  } catch {
    return false; // with the other cards somebody could not have said what he said
  }
  const same = witnessed(ruleset, other, viewer) === witnessed(ruleset, played, viewer);
  // Where errors are allowed a wrong word is declared to all, and then the histories differ for everybody.
  if (!errorsAllowed) expect(same, 'the same acts are witnessed alike').toBe(true);
  if (!same) return false;
  const [there, here] = [other, played].map((all) => bytes(ruleset, (all.at(-1) ?? first).after, viewer, fields));
  expect(there).toBe(here);
  return true;
}

/** A table whose pack is known, and what a person is shown of it. */
export function expectNoPackShown<State extends { readonly pack: object }, Event extends GameEvent>({
  game,
}: Playable<State, Event>): void {
  const state = { ...game.initial, pack: { ...game.initial.pack, known: [[77]], spent: ['As'] } };
  expect(JSON.stringify(game.view(state, 'ana'))).not.toMatch(/77|"As"/);
  expect(JSON.stringify(state)).toMatch(/77[\s\S]*"As"/);
}
