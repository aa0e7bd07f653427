import {
  type Account,
  type Actor,
  type Await,
  balance,
  type Card,
  type Cents,
  director,
  type GameEvent,
  isPlayerName,
  type LawfulAct,
  type Played,
  type Playing,
  type PuntoBancaState,
  play,
  player,
  playOn,
  type Refusal,
  type Result,
  refOf,
  type Unchecked,
} from '@sabot/engine';
import { NotationError, print, readAct } from '@sabot/notation';
import {
  type Entry,
  entryById,
  ofAnyGame,
  type PuntoBancaEntry,
  type RulesetId,
  type TypesOf,
  UnknownRuleset,
} from '@sabot/regulations';
import { storyOf, type TableStory } from '@sabot/story';
import { commandFrom } from './fields.ts';
import { type Grounded, type Reason, reasonsOf } from './reasons.ts';
import { type Dealing, type Shoe, shoeFor } from './shoe.ts';
import type { Answer, Table } from './table.ts';

export type OpenOptions<Id extends RulesetId> = Dealing<TypesOf<Id>['state'], TypesOf<Id>['event']> & {
  /** What departs from the regulation's own: limits, seats, decks, readings it leaves to the table. */
  readonly settings?: Partial<TypesOf<Id>['settings']>;
};

/** A table of a regulation that is in no registry: its own law says which acts and bets it knows. */
export interface UnregisteredTable extends Omit<Table<RulesetId>, 'act' | 'ruleset' | 'state'> {
  readonly ruleset: PuntoBancaEntry['ruleset'];
  readonly state: PuntoBancaState;
  act(by: Actor | string, act: string, fields?: object): Any;
}

/** Opens a table of a ruleset; everything at it is typed by the id. A regulation of one's own is given as a value. */
export function openTable<Id extends RulesetId>(id: Id, options: OpenOptions<Id>): Table<Id>;
export function openTable(entry: PuntoBancaEntry, options: OpenOptions<RulesetId>): UnregisteredTable;
export function openTable(id: RulesetId | PuntoBancaEntry, options: { readonly settings?: object }): unknown {
  const entry = typeof id === 'object' ? ofAnyGame(id) : entryById(id);
  if (entry === undefined) throw new UnknownRuleset(id);
  // The id says which game it is; inside, every game is played alike.
  return new OpenTable(entry, options as Dealing<unknown, GameEvent>, options.settings ?? {});
}

type Any = Answer<unknown, GameEvent>;

class OpenTable {
  readonly #entry: Entry;
  readonly #shoe: Shoe;
  readonly #played: Played<unknown, GameEvent>[] = [];
  #state: unknown;
  #last: Any;

  constructor(entry: Entry, dealing: Dealing<unknown, GameEvent>, settings: object) {
    this.#entry = entry;
    this.#shoe = shoeFor(entry.ruleset, dealing);
    this.#state = entry.ruleset.game.initial;
    const { commands } = entry.ruleset.game;
    const terms = { ...entry.ruleset.regulation.defaults, ...settings };
    this.#last = this.#answer([commandFrom(commands, director('sabot'), 'OpenTable', terms)]);
    if (!this.#last.ok) throw new Error(`the table cannot be opened so: ${inOneLine(this.#last.refusal)}`);
  }

  get ruleset() {
    return this.#entry.ruleset;
  }
  get state(): unknown {
    return this.#state;
  }
  get last(): Any {
    return this.#last;
  }

  act(by: Actor | string, type: string, fields: object = {}): Any {
    return this.#answer([commandFrom(this.ruleset.game.commands, by, type, fields)]);
  }

  play(...lines: readonly string[]): Any {
    const written = lines.flatMap((text) => text.split('\n'));
    const commands = written.flatMap((line, i) => (line.trim() === '' ? [] : this.#read(line.trim(), i + 1)));
    return this.#answer(commands.map((value) => ({ ok: true, value })));
  }

  /** Where a line is wrong is counted among all that were given. */
  #read(line: string, no: number): readonly Unchecked[] {
    try {
      return readAct(line, this.ruleset);
    } catch (error) {
      throw error instanceof NotationError ? new NotationError({ line: no, column: error.column }, error) : error;
    }
  }

  goOn(...cards: readonly Card[]): Any {
    this.#shoe.add(cards);
    const before = this.#played.length;
    this.#attempt(() => ({ ok: true, value: playOn(this.ruleset, this.#state, this.#shoe.hands) }));
    return this.#tell(before, null);
  }

  legal(by: Actor | string): readonly LawfulAct[] {
    return this.ruleset.legal(this.#state, typeof by === 'string' ? player(by) : by);
  }

  awaits(): readonly Await[] {
    return this.ruleset.game.awaits(this.#state);
  }

  why(of?: Grounded): readonly Reason[] {
    const last: readonly Grounded[] = this.#last.ok ? this.#last.events : [this.#last.refusal];
    return reasonsOf(this.#entry, of === undefined ? last : [of]);
  }

  balance(of: string): Cents {
    const account = (isPlayerName(of) ? `player:${of}` : of) as Account;
    return balance(this.ruleset.game.summary(this.#state).books, account);
  }

  view(viewer: string | null): object {
    return this.ruleset.game.view(this.#state, viewer);
  }

  story(as?: string | null): TableStory {
    const { game } = this.ruleset;
    const witnessed = this.#played.flatMap(({ events, states }) =>
      as === undefined ? events : events.map((event, i) => game.witness(states[i], event, as)),
    );
    return storyOf(game.id, witnessed);
  }

  toSabot(title?: string): string {
    return print({ ruleset: this.ruleset, entries: this.#played, ...(title === undefined ? {} : { title }) });
  }

  #answer(commands: readonly Result<Unchecked>[]): Any {
    const before = this.#played.length;
    for (const command of commands) {
      const done = command.ok ? this.#decide(command.value) : command;
      if (!done.ok) return this.#tell(before, done.refusal);
    }
    return this.#tell(before, null);
  }

  #decide(command: Unchecked) {
    return this.#attempt(() => play(this.ruleset, this.#state, command, this.#shoe.hands));
  }

  /** All of it happens or nothing: cards that were drawn for what failed lie on top again. */
  #attempt<
    T extends Result<Pick<Playing<unknown, GameEvent>, 'state'> & { played: readonly Played<unknown, GameEvent>[] }>,
  >(doing: () => T): T {
    try {
      const done = doing();
      if (!done.ok) return done;
      this.#shoe.keep();
      this.#played.push(...done.value.played);
      this.#state = done.value.state;
      return done;
    } finally {
      this.#shoe.putBack();
    }
  }

  #tell(before: number, refusal: Refusal | null): Any {
    const played = this.#played.slice(before);
    const happened = { played, events: played.flatMap(({ events }) => events) };
    this.#last = refusal === null ? { ...happened, ok: true } : { ...happened, ok: false, refusal };
    return this.#last;
  }
}

function inOneLine({ code, grounds, facts }: Refusal): string {
  const figures = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
  return [code, ...figures, ...grounds.map((ground) => `[${refOf(ground)}]`)].join(', ');
}
