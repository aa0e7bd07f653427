import {
  type ForbiddenAct,
  forbidden,
  type Game,
  type GameInPlay,
  type Happened,
  type LawfulAct,
  legal,
  type Offer,
  type Result,
  type Said,
  type Unchecked,
} from './decider.ts';
import { dispatcher } from './dispatch.ts';
import type { NonEmpty } from './law/ground.ts';
import type { Questions } from './law/question.ts';
import type { Regulation } from './law/regulation.ts';
import { memo, memoByContent } from './memo.ts';
import type { Actor } from './table/actor.ts';
import type { OrderAhead } from './table/priority.ts';
import type { Situation } from './table/situation.ts';

/** Under which regulation, edition and settings a table plays. */
export interface TableTerms<Settings> {
  readonly ruleset: string;
  readonly edition: number;
  readonly settings: Settings;
}

/** The law of one table: every point the game asks, and the terms it was opened on. */
export type LawOf<P, Settings> = Questions<P> & { readonly table: TableTerms<Settings> };

/** What a table must be able to say of itself so that the law can be asked. */
export interface Opened<Settings> {
  readonly table: TableTerms<Settings> | null;
}

export interface GameEvent {
  readonly type: string;
}

/**
 * What it takes to play: the game, and the law asked through it. With the `Command` of its game a misspelt act does not
 * compile; without, it takes what a socket, a file or a test brings, and refuses what is no command.
 */
export interface Playable<State, Event extends GameEvent, Command = Unchecked, View extends object = object> {
  readonly game: GameInPlay<State, Event, View>;
  /** The events a command brings about, and the state after them. */
  advance(state: State, command: Said<Command>): Result<Happened<State, Event>>;
  /** The events alone. */
  decide(state: State, command: Said<Command>): Result<NonEmpty<Event>>;
  legal(state: State, by: Actor): readonly LawfulAct[];
  /** Which of these acts this person may not do now, and why. */
  forbidden(state: State, by: Actor, acts: readonly string[]): readonly ForbiddenAct[];
  /** Who comes before whom, as things stand. */
  orderAhead(state: State): readonly OrderAhead[];
  /** What the law says of the table as it stands; null where the game says it all in its state. */
  situation(state: State): Situation | null;
  /** Whether a player's claim is heard now; null where the text knows none. */
  claims(state: State): Result<Offer> | null;
}

/** The same rules for commands nobody has looked at, from a socket, a file or a test: what is no command is refused. */
export const unchecked = <State, Event extends GameEvent>(rules: Playable<State, Event>): Playable<State, Event> =>
  rules;

/** A game under a regulation: what a table, a history or a server plays by. */
export interface Ruleset<
  State = unknown,
  Event extends GameEvent = GameEvent,
  P = unknown,
  Settings = object,
  Command = Unchecked,
  View extends object = object,
> extends Playable<State, Event, Command, View> {
  readonly id: string;
  readonly regulation: Regulation<P, Settings>;
  /** What may be staked on at a table as the regulation opens it; none where the game itself says it. */
  readonly bets: readonly { readonly name: string; readonly on: string | null }[];
  law(settings: Settings): LawOf<P, Settings>;
}

export function ruleset<
  P,
  Settings extends object,
  State extends Opened<Settings>,
  Event extends GameEvent,
  View extends object,
>(
  game: Game<LawOf<P, Settings>, State, Event, View> & {
    settingsIn(command: Unchecked, defaults: Settings): Settings | null;
  },
  regulation: Regulation<P, Settings>,
): Ruleset<State, Event, P, Settings, Unchecked, View> {
  const { id, edition } = regulation;
  const lawOn = memoByContent(
    (settings: Settings): LawOf<P, Settings> => ({
      ...regulation.questions(settings),
      table: { ruleset: id, edition, settings },
    }),
  );
  const law = memo(lawOn);
  const lawAt = (state: State): LawOf<P, Settings> => law(state.table?.settings ?? regulation.defaults);
  /** Before the table is open the law is asked on the terms that the opening command proposes. */
  const lawFor = (state: State, command: Unchecked): LawOf<P, Settings> => {
    const proposed = state.table === null ? game.settingsIn(command, regulation.defaults) : null;
    return proposed === null ? lawAt(state) : law(proposed);
  };
  const advance = dispatcher(game, lawFor);
  return {
    id: regulation.id,
    game,
    regulation,
    law,
    get bets() {
      return game.bets?.(law(regulation.defaults)) ?? [];
    },
    advance,
    decide: (state, command) => {
      const happened = advance(state, command);
      return happened.ok ? { ok: true, value: happened.value.events } : happened;
    },
    legal: (state, by) => legal(game, lawAt(state), state, by),
    forbidden: (state, by, acts) => forbidden(game, lawAt(state), state, by, acts),
    situation: (state) => game.situation?.(lawAt(state), state) ?? null,
    claims: (state) => game.claims?.(lawAt(state), state) ?? null,
    orderAhead: (state) => game.orderAhead?.(lawAt(state), state) ?? [],
  };
}
