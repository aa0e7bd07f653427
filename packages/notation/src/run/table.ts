import {
  type Books,
  type Card,
  type Field,
  type GameEvent,
  type GroundRef,
  type Hands,
  type HouseAct,
  handsFrom,
  lookUp,
  noHands,
  type Played,
  play,
  playOn,
  type Refusal,
  refOf,
  type Shape,
  type Unchecked,
} from '@sabot/engine';
import type { HouseOrders } from '../bind/bound.ts';
import { kindOf } from '../names.ts';
import type { Rules } from '../rules.ts';
import { groundsIn, postingsIn } from './grounds.ts';

export type TableEvent = GameEvent & Readonly<Record<string, unknown>>;

/** Called with every act that was accepted, and how the table stood before it. */
export type OnPlayed = (command: Unchecked, before: unknown) => void;

/** A table on paper: its state and everything its play has rested on so far. */
export class Table {
  readonly ruleset: Rules;
  readonly events: TableEvent[] = [];
  readonly grounds = new Set<GroundRef>();
  /** Everybody who ever acted or was named here, and every account that ever held money. */
  readonly names = new Set<string>();
  readonly accounts = new Set<string>();
  readonly #onPlayed: OnPlayed;
  #state: unknown;

  /** A new one, or one that was played at before. */
  constructor(ruleset: Rules, given?: unknown, onPlayed: OnPlayed = () => {}) {
    this.ruleset = ruleset;
    this.#onPlayed = onPlayed;
    this.#state = given ?? ruleset.game.initial;
    if (given === undefined) return;
    const { books, people } = ruleset.game.summary(given);
    for (const account of books.accounts) this.accounts.add(account);
    for (const name of Object.keys(people)) this.names.add(name);
  }

  get state(): unknown {
    return this.#state;
  }

  get books(): Books {
    return this.ruleset.game.summary(this.#state).books;
  }

  /** Folds what is written. No law is asked. */
  take(event: TableEvent): void {
    this.#state = this.ruleset.game.evolve(this.#state, event);
    this.#note(event);
  }

  /** Asks the law; what it accepts happens. */
  play(command: Unchecked): { readonly events: readonly TableEvent[] } | { readonly refusal: Refusal } {
    if (command.by.kind === 'player') this.names.add(command.by.id);
    const playing = play(this.ruleset, this.#state, command, noHands);
    if (!playing.ok) {
      for (const ground of playing.refusal.grounds) this.grounds.add(refOf(ground));
      return { refusal: playing.refusal };
    }
    const before = this.events.length;
    for (const played of playing.value.played) this.#keep(played);
    return { events: this.events.slice(before) };
  }

  /** Croupier and shoe act as far as their orders and the cards go; whatever they did before they were refused has happened. */
  playOn(cards: Card[], orders: HouseOrders): void {
    const hands = handsFrom(this.ruleset, () => cards.shift() ?? null);
    let kept = 0;
    const keeping: Hands<unknown, GameEvent> = (next, state, played) => {
      for (; kept < played.length; kept++) this.#keep(played[kept] as Played<unknown, GameEvent>);
      return this.#waits(next, state, orders) ? null : hands(next, state);
    };
    const { played } = playOn(this.ruleset, this.#state, keeping);
    for (const last of played.slice(kept)) this.#keep(last);
  }

  /** What is left to the file, and what would end the time of somebody else, unless that is asked for. */
  #waits({ act }: HouseAct, state: unknown, { also, except }: HouseOrders): boolean {
    if (also.includes(act)) return false;
    const { game } = this.ruleset;
    return except.includes(act) || (game.windows?.(state) ?? []).includes(act);
  }

  #keep({ command, events, states }: Played<unknown, GameEvent>): void {
    this.#onPlayed(command, this.#state);
    this.#state = states.at(-1);
    for (const event of events) this.#note(event as TableEvent);
  }

  #note(event: TableEvent): void {
    const shape = lookUp(this.ruleset.game.events, event.type) ?? {};
    this.#remember(shape, event);
    for (const ref of groundsIn(shape, event)) this.grounds.add(ref);
    this.events.push(event);
  }

  #remember(shape: Shape, event: TableEvent): void {
    for (const name of Object.keys(shape)) {
      const named = event[name];
      if (kindOf(shape[name] as Field) === 'player' && typeof named === 'string') this.names.add(named);
    }
    for (const { from, to } of postingsIn(shape, event)) this.accounts.add(from).add(to);
  }
}
