import type { GameEvent, Ruleset } from '@sabot/engine';
import type { Store } from '../ports/store.ts';
import { tableStream } from '../table/table-runner.ts';
import { beginning, lineOf, type Reading, readOn, shapeOf, type TallaLine, tallaBrought } from './talla-line.ts';

/** An event of a table with the states around it. */
export interface Passed {
  readonly no: number;
  readonly at: number;
  readonly actor: string;
  readonly edition: number;
  readonly event: GameEvent;
  readonly before: unknown;
  readonly after: unknown;
}

export interface ArchiveParts {
  readonly table: string;
  readonly ruleset: Ruleset;
  readonly store: Store;
}

export const archiveStream = (table: string): string => `archive:${table}`;

/**
 * Where the shoes and coups of a table stand in its stream, so that none is looked for from the beginning. A shoe is
 * put into the archive, one event each, when the next one is brought; all of it can be worked out from the table again.
 */
export class TableArchive {
  readonly #parts: ArchiveParts;
  readonly #shape: string;
  #now: Reading | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(parts: ArchiveParts) {
    this.#parts = parts;
    this.#shape = shapeOf(parts.ruleset);
  }

  /** Reads what the table has done since; whoever asks meanwhile waits. Gives the talla in play. */
  catchUp(): Promise<Reading> {
    const turn = this.#turn.then(() => this.#catchUp());
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Waits for what is under way. */
  async idle(): Promise<void> {
    await this.#turn;
  }

  /** The line of a talla, the one in play included; null: there is no such talla. */
  async talla(no: number): Promise<TallaLine | null> {
    const now = await this.catchUp();
    if (no === now.talla) return lineOf(now);
    return no >= 1 && no < now.talla ? this.#kept(no) : null;
  }

  /** Tallas from the newest to the oldest; one whose last coup is before that number comes first. */
  async *tallasBefore(coup: number | null): AsyncIterable<TallaLine> {
    const now = await this.catchUp();
    yield lineOf(now);
    let last = now.talla - 1;
    // No talla up to this one can hold a coup that comes so late: found by halves.
    if (coup !== null) last = await this.#lastWith(coup, last);
    for (let no = last; no >= 1; no--) yield await this.#kept(no);
  }

  /** The events of a talla up to a version, each with the table before and after it. */
  async *events(line: TallaLine, to: number): AsyncIterable<Passed> {
    const { table, store, ruleset } = this.#parts;
    let state = line.shape === this.#shape ? line.before : await this.#stateAt(line.from - 1);
    for await (const { version: no, at, actor, edition, data } of store.read(tableStream(table), line.from)) {
      if (no > to) return;
      const event = JSON.parse(data) as GameEvent;
      const before = state;
      state = ruleset.game.evolve(before, event);
      yield { no, at, actor, edition, event, before, after: state };
    }
  }

  async #lastWith(coup: number, most: number): Promise<number> {
    let [low, high] = [0, most];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const first = (await this.#kept(middle)).coups[0]?.coup;
      if (first === undefined || first >= coup) high = middle - 1;
      else low = middle;
    }
    return low;
  }

  async #kept(no: number): Promise<TallaLine> {
    for await (const { data } of this.#parts.store.read(archiveStream(this.#parts.table), no)) {
      return JSON.parse(data) as TallaLine;
    }
    throw new Error(`talla ${no} is not in the archive`);
  }

  async #stateAt(version: number): Promise<unknown> {
    const { table, store, ruleset } = this.#parts;
    let state = ruleset.game.initial;
    for await (const { version: no, data } of store.read(tableStream(table))) {
      if (no > version) break;
      state = ruleset.game.evolve(state, JSON.parse(data) as GameEvent);
    }
    return state;
  }

  async #open(): Promise<Reading> {
    const { table, store, ruleset } = this.#parts;
    const head = await store.head(archiveStream(table));
    if (head === null) return beginning(1, 1, ruleset.game.initial, this.#shape);
    const last = await this.#kept(head.version);
    let state = last.before;
    for await (const { after } of this.events(last, last.to)) state = after;
    return beginning(last.talla + 1, last.to + 1, state, this.#shape);
  }

  async #catchUp(): Promise<Reading> {
    const { table, store, ruleset } = this.#parts;
    let now = this.#now ?? (await this.#open());
    for await (const { version, at, data } of store.read(tableStream(table), now.to + 1)) {
      const event = JSON.parse(data) as GameEvent;
      if (tallaBrought(event) > now.talla) {
        await this.#put(now);
        now = beginning(now.talla + 1, version, now.state, this.#shape);
      }
      now = readOn(now, event, version, at, ruleset.game.evolve(now.state, event));
    }
    this.#now = now;
    return now;
  }

  async #put(line: TallaLine): Promise<void> {
    const { table, store, ruleset } = this.#parts;
    const { id, regulation } = ruleset;
    const events = [{ type: 'TallaKept', data: JSON.stringify(lineOf(line)) }];
    const write = {
      stream: archiveStream(table),
      expected: line.talla - 1,
      ruleset: id,
      edition: regulation.edition,
      events,
    };
    const appended = await store.append({
      commandId: `archive:${table}:${line.talla}`,
      actor: 'house',
      at: line.coups.at(-1)?.at ?? 0,
      writes: [write],
    });
    if (!appended.ok) throw new Error(`talla ${line.talla} could not be kept: ${appended.refusal.code}`);
  }
}
