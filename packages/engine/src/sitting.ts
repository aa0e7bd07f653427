import type { Game, Result, Unchecked } from './decider.ts';
import type { Doors } from './doors.ts';
import type { NonEmpty } from './law/ground.ts';
import type { Proceedings } from './proceedings.ts';
import type { GameEvent, Opened } from './ruleset.ts';
import type { EventWriter } from './written-events.ts';

/**
 * A table played on from command to command. Acts, doors and law are those of `advance`; only the state is not made
 * anew for every command but written on, so whoever wants to hold it asks for it with `keep`.
 */
export interface Sitting<State, Event extends GameEvent> {
  /** As it stands. The next command writes on it: look at it, and hold nothing of it. */
  readonly state: State;
  /** The state as it stands, which stays as it is. */
  keep(): State;
  /** The events that a command brings about; where it is refused, nothing changes. */
  advance(command: Unchecked): Result<NonEmpty<Event>>;
}

export class OneSitting<Law, State extends Opened<object>, Event extends GameEvent> implements Sitting<State, Event> {
  readonly #game: Game<Law, State, Event>;
  readonly #doors: Doors<Law, State, Event>;
  readonly #lawFor: (state: State, command: Unchecked) => Law;
  readonly #writer: EventWriter<Event> | null;
  /** Before the table is open every command may propose another law; from then on it has one. */
  #before: State;
  #opened: Proceedings<Law, State, Event> | null = null;
  #isUnderWay = false;

  constructor(
    game: Game<Law, State, Event>,
    doors: Doors<Law, State, Event>,
    lawFor: (state: State, command: Unchecked) => Law,
    from: State,
    writer: EventWriter<Event> | null,
  ) {
    this.#game = game;
    this.#doors = doors;
    this.#lawFor = lawFor;
    this.#before = from;
    this.#writer = writer;
  }

  get state(): State {
    return this.#opened === null ? this.#before : this.#opened.state;
  }

  keep(): State {
    return this.#opened === null ? this.#before : this.#opened.keep();
  }

  advance(command: Unchecked): Result<NonEmpty<Event>> {
    // An act that throws is a defect of the engine and leaves its work half done.
    if (this.#isUnderWay) throw new Error('this sitting broke off in the middle of an act');
    this.#isUnderWay = true;
    const p = this.#opened ?? this.#proceed(command);
    const refused = this.#doors.pass(p, command);
    this.#isUnderWay = false;
    if (refused !== null) return refused;
    if (this.#writer !== null) this.#writer.end();
    if (this.#opened === null) this.#follow(p);
    return { ok: true, value: p.take() };
  }

  #proceed(command: Unchecked): Proceedings<Law, State, Event> {
    return this.#game.proceedings(this.#lawFor(this.#before, command), this.#before, this.#writer);
  }

  #follow(p: Proceedings<Law, State, Event>): void {
    if (p.state.table === null) this.#before = p.state;
    else this.#opened = p;
  }
}
