import type { Card } from '../cards/card.ts';
import { type Happened, ok, type Result, type Said, type Unchecked } from '../decider.ts';
import type { NonEmpty } from '../law/ground.ts';
import type { Refusal } from '../refusal.ts';
import type { GameEvent } from '../ruleset.ts';
import type { Actor } from './actor.ts';
import { type Await, isForThePeople } from './await.ts';

/** What one act did: who did what, what came of it, and how the table stood after each event. */
export interface Played<State, Event> {
  readonly command: Unchecked;
  readonly events: NonEmpty<Event>;
  readonly states: NonEmpty<State>;
}

/** A command with all that croupier and shoe did after it, act by act, and how the table stands now. */
export interface Playing<State, Event> {
  readonly played: NonEmpty<Played<State, Event>>;
  readonly state: State;
}

/** What croupier or shoe are to do next by themselves. */
export interface HouseAct {
  readonly act: string;
  readonly by: Actor;
}
export type Arguments = Readonly<Record<string, unknown>>;

/**
 * Where cards, lots and cuts come from when the house acts: a sealed shoe, a croupier's keyboard, a file, a seed. Null:
 * nothing is ready, and a person is awaited. `played` is all that has been done since play began.
 */
export type Hands<State, Event> = (
  next: HouseAct,
  state: State,
  played: readonly Played<State, Event>[],
) => Arguments | null;

/** Chance, as data; null where nothing is ready. */
export interface Source {
  card(): Card | null;
  /** On which of these the lot with this number of the talla falls, counted from nought. */
  lot(no: number, among: NonEmpty<string>): number | null;
}

/** What it takes to play a game: how it acts, and whom it waits for. */
export interface Rules<State, Event, Command = Unchecked> {
  readonly game: {
    awaits(state: State): readonly Await[];
    house(act: string, state: State, source: Source): Arguments | null;
  };
  advance(state: State, command: Said<Command>): Result<Happened<State, Event>>;
}

/** Hands that deal from such a source. A table without lots never asks for one. */
export const handsFrom =
  <State, Event>({ game }: Rules<State, Event>, card: Source['card'], lot: Source['lot'] = () => null) =>
  ({ act }: HouseAct, state: State): Arguments | null =>
    game.house(act, state, { card, lot });

/** Nobody acts for the house. */
export const noHands = (): null => null;

/** The hands did what the house may not: a card that is out, a lot that nobody drew. */
export class HouseRefused extends Error {
  readonly command: Unchecked;
  readonly refusal: Refusal;

  constructor(command: Unchecked, refusal: Refusal) {
    super(`the house may not ${command.type}: ${refusal.code}`);
    this.name = 'HouseRefused';
    this.command = command;
    this.refusal = refusal;
  }
}

/** More acts than croupier and shoe can have to do in a row. */
const ENDLESS = 1000;

/** Decides a command, then lets croupier and shoe act until a person is awaited. Pure; changes nothing. */
export function play<State, Event extends GameEvent, Command extends { readonly type: string }>(
  rules: Rules<State, Event, Command>,
  state: State,
  command: Said<Command>,
  hands: Hands<State, Event>,
): Result<Playing<State, Event>>;
export function play<State, Event extends GameEvent>(
  rules: Rules<State, Event>,
  state: State,
  command: Unchecked,
  hands: Hands<State, Event>,
): Result<Playing<State, Event>> {
  const happened = rules.advance(state, command);
  if (!happened.ok) return happened;
  const { events, states } = happened.value;
  const played: [Played<State, Event>, ...Played<State, Event>[]] = [{ command, events, states }];
  return ok({ state: letHouseAct(rules, happened.value.state, hands, played), played });
}

/** Lets croupier and shoe act where nobody has said anything: after a pause, or when cards are ready at last. */
export function playOn<State, Event extends GameEvent>(
  rules: Rules<State, Event>,
  state: State,
  hands: Hands<State, Event>,
): { readonly state: State; readonly played: readonly Played<State, Event>[] } {
  const played: Played<State, Event>[] = [];
  return { state: letHouseAct(rules, state, hands, played), played };
}

function letHouseAct<State, Event extends GameEvent>(
  rules: Rules<State, Event>,
  start: State,
  hands: Hands<State, Event>,
  played: Played<State, Event>[],
): State {
  let state = start;
  for (let acts = 0; acts < ENDLESS; acts++) {
    const next = houseAct(rules.game.awaits(state));
    const args = next === null ? null : hands(next, state, played);
    if (next === null || args === null) return state;
    const command = { ...args, type: next.act, by: next.by };
    const happened = rules.advance(state, command);
    if (!happened.ok) throw new HouseRefused(command, happened.refusal);
    const { events, states } = happened.value;
    played.push({ command, events, states });
    state = happened.value.state;
  }
  throw new Error('croupier and shoe go round in circles');
}

/** As long as a person is awaited too, the house waits with him. */
function houseAct(awaited: readonly Await[]): HouseAct | null {
  const [next] = awaited;
  return next === undefined || awaited.some(isForThePeople) ? null : { act: next.acts[0], by: next.by[0] };
}
