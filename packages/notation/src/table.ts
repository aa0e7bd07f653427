import {
  type Books,
  EMPTY_BOOKS,
  type Field,
  type GameEvent,
  type GroundRef,
  post,
  type Refusal,
  refOf,
  type Shape,
  type Unchecked,
} from '@sabot/engine';
import { groundsIn, postingsIn } from './grounds.ts';
import { kindOf } from './names.ts';
import type { Rules } from './rules.ts';

export type TableEvent = GameEvent & Readonly<Record<string, unknown>>;

/** A table on paper: its state, its books and everything its play has rested on so far. */
export class Table {
  readonly ruleset: Rules;
  readonly events: TableEvent[] = [];
  readonly grounds = new Set<GroundRef>();
  /** Everybody who ever acted or was named here, and every account that ever held money. */
  readonly names = new Set<string>();
  readonly accounts = new Set<string>();
  #state: unknown;
  #books: Books = EMPTY_BOOKS;

  /** A new one, or one that was played at before. */
  constructor(ruleset: Rules, given?: unknown) {
    this.ruleset = ruleset;
    this.#state = given ?? ruleset.game.initial;
    if (given === undefined) return;
    const { books, people } = ruleset.game.glance(given);
    this.#books = books;
    for (const account of books.accounts) this.accounts.add(account);
    for (const name of Object.keys(people)) this.names.add(name);
  }

  get state(): unknown {
    return this.#state;
  }

  get books(): Books {
    return this.#books;
  }

  /** Keeps the books. No law is asked. */
  take(events: readonly TableEvent[]): void {
    for (const event of events) {
      const shape = this.ruleset.game.events[event.type] ?? {};
      this.#state = this.ruleset.game.evolve(this.#state, event);
      this.#books = post(this.#books, postingsIn(shape, event));
      this.#remember(shape, event);
      for (const ref of groundsIn(shape, event)) this.grounds.add(ref);
      this.events.push(event);
    }
  }

  /** Asks the law; what it accepts happens. */
  play(command: Unchecked): { readonly events: readonly TableEvent[] } | { readonly refusal: Refusal } {
    if (command.by.kind === 'player') this.names.add(command.by.id);
    const decided = this.ruleset.decide(this.#state, command);
    if (!decided.ok) {
      for (const ground of decided.refusal.grounds) this.grounds.add(refOf(ground));
      return { refusal: decided.refusal };
    }
    const events = decided.value as readonly GameEvent[] as readonly TableEvent[];
    this.take(events);
    return { events };
  }

  #remember(shape: Shape, event: TableEvent): void {
    for (const name of Object.keys(shape)) {
      const named = event[name];
      if (kindOf(shape[name] as Field) === 'player' && typeof named === 'string') this.names.add(named);
    }
    for (const { from, to } of postingsIn(shape, event)) this.accounts.add(from).add(to);
  }
}
