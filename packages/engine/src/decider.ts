import type { Proceedings } from './dispatch.ts';
import type { Ground, NonEmpty } from './law/ground.ts';
import type { Ruling } from './law/question.ts';
import type { Cents } from './money/cents.ts';
import type { Books } from './money/posting.ts';
import type { Refusal, Refusals, Refused } from './refusal.ts';
import type { Shapes } from './schema.ts';
import type { Actor } from './table/actor.ts';
import type { Await } from './table/await.ts';
import { type Bounds, UNBOUNDED } from './table/bounds.ts';
import type { Holding } from './table/holding.ts';
import type { People } from './table/place.ts';
import type { Arguments, Source } from './table/play.ts';
import type { OrderAhead } from './table/priority.ts';
import type { TableShapes } from './table/shoe-events.ts';
import type { Situation } from './table/situation.ts';

export type Result<T> = { readonly ok: true; readonly value: T } | Refused;

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export type Offer = Ruling<Bounds>;
/** May be done now, within the bounds, because of these grounds. */
export const offer = (grounds: NonEmpty<Ground>, bounds: Bounds = UNBOUNDED): Result<Offer> =>
  ok({ answer: bounds, grounds });

/** What came of an act: its events, the state after each of them, and the state they lead to. */
export interface Happened<State, Event> {
  readonly events: NonEmpty<Event>;
  readonly states: NonEmpty<State>;
  readonly state: State;
}

/** What is to be done, and by whom. */
export type Said<Command> = Command & { readonly by: Actor };

/** One door for `decide` and `legal`: who may act, when, within what; and what follows, which cannot refuse. */
export interface Act<Law, State, Command, Event extends { readonly type: string }> {
  readonly name: string;
  offer(law: Law, state: State, by: Actor): Result<Offer>;
  happen(p: Proceedings<Law, State, Event>, command: Said<Command>): void;
}

/** A command as it comes in, before anybody has looked at it. */
export interface Unchecked {
  readonly type: string;
  readonly by: Actor;
  readonly [field: string]: unknown;
}

/** By act: the word that is written before its only value, where the value alone would leave a doubt. */
export type Spellings = Readonly<Record<string, string>>;

export interface Game<Law, State, Event extends { readonly type: string }, View extends object = object> {
  readonly id: string;
  readonly commands: Shapes;
  /** What happens at its tables; of the shoe and of the end of a coup as every game tells it. */
  readonly events: Shapes & TableShapes;
  /** Everything it may refuse. */
  readonly refusals: Refusals;
  readonly acts: readonly Act<Law, State, never, Event>[];
  readonly initial: State;
  evolve(state: State, event: Event): State;
  /** What an act brings about at a table that stands like this. */
  proceedings(law: Law, state: State): Proceedings<Law, State, Event>;
  awaits(state: State): readonly Await[];
  /** The acts by which the croupier would end what people may still do, as the table stands. */
  windows(state: State): readonly string[];
  readonly spellings?: Spellings;
  /** What croupier and shoe put into their acts when they act by themselves; null where no card or lot is ready. */
  house(act: string, state: State, source: Source): Arguments | null;
  /** The table as one person may see it; null only looks on. */
  view(state: State, viewer: string | null): View;
  /** An event as one person witnesses it; `after` is the state it led to. Where nothing is hidden, the event itself. */
  witness(after: State, event: Event, viewer: string | null): { readonly type: string };
  summary(state: State): Summary;
  /** What lies on the cloth, and who has it, hidden cards and all. */
  holdings(state: State): readonly Holding[];
  /** What may be staked on, and on which result each is a stake, where that is for the law to say. */
  bets?(law: Law): readonly { readonly name: string; readonly on: string | null }[];
  /** Who comes before whom, where the game has such orders. */
  orderAhead?(law: Law, state: State): readonly OrderAhead[];
  /** What the law says of the table as it stands, where the game has more to say than its state shows. */
  situation?(law: Law, state: State): Situation;
  /** Whether whoever plays is heard now who says that something went wrong, where the text knows claims. */
  claims?(law: Law, state: State): Result<Offer>;
}

/** A game for whoever has its ruleset: what happens is decided there, with the law. */
export type GameInPlay<State, Event extends { readonly type: string }, View extends object = object> = Omit<
  Game<never, State, Event, View>,
  'proceedings'
>;

/** What lobby, shuffle and clocks need to know of a table, whatever is played there. */
export interface Summary {
  readonly phase: string;
  /** It has been opened and not closed since. */
  readonly opened: boolean;
  readonly people: People;
  readonly books: Books;
  readonly seats: number;
  readonly minimum: Cents;
  readonly maximum: Cents;
  readonly unit: Cents;
  readonly decks: number;
  readonly talla: number;
  readonly coups: number;
  /** Cards gone from the shoe, and those left in it. */
  readonly out: number;
  readonly left: number;
  /** Who sees more of the table now than somebody who only looks on. */
  readonly insiders: readonly string[];
  /** Changes whenever another wait begins, and stays however often stakes change meanwhile. */
  readonly moment: string;
}

/** What a person may do now, and within what. */
export interface LawfulAct {
  readonly act: string;
  readonly offer: Offer;
}

export function legal<Law, State, Event extends { readonly type: string }>(
  game: Game<Law, State, Event>,
  law: Law,
  state: State,
  by: Actor,
): readonly LawfulAct[] {
  const lawful: LawfulAct[] = [];
  for (const act of game.acts) {
    const offered = act.offer(law, state, by);
    if (offered.ok) lawful.push({ act: act.name, offer: offered.value });
  }
  return lawful;
}

/** An act that is asked of somebody and that the law forbids them now, with the reason. */
export interface ForbiddenAct {
  readonly act: string;
  readonly refusal: Refusal;
}

/** Which of these acts this person may not do now, and why. */
export function forbidden<Law, State, Event extends { readonly type: string }>(
  game: Game<Law, State, Event>,
  law: Law,
  state: State,
  by: Actor,
  acts: readonly string[],
): readonly ForbiddenAct[] {
  return game.acts.flatMap((act): readonly ForbiddenAct[] => {
    if (!acts.includes(act.name)) return [];
    const offered = act.offer(law, state, by);
    return offered.ok ? [] : [{ act: act.name, refusal: offered.refusal }];
  });
}

export const fold = <State, Event extends { readonly type: string }>(
  game: Pick<Game<never, State, Event>, 'initial' | 'evolve'>,
  events: readonly Event[],
  from: State = game.initial,
): State => events.reduce((state, event) => game.evolve(state, event), from);
