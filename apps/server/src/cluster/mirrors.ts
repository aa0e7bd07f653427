import type { NodeLine, Notes } from '@sabot/event-store';
import { BroadcastQueue } from '../broadcast/broadcast-queue.ts';
import type { Load } from '../ports/load.ts';
import type { Log } from '../ports/log.ts';
import { faultOf } from '../ports/store.ts';
import type { PlaceForTable } from '../room.ts';
import { type MirrorParts, TableMirror } from './table-mirror.ts';

export interface MirrorsParts extends Omit<MirrorParts, 'table' | 'ruleset' | 'queue'> {
  readonly notes: Pick<Notes, 'get' | 'follow'>;
  readonly load: Load;
  readonly log: Log;
  /** The tables of the house, on whatever node they are. */
  readonly places: ReadonlyMap<string, PlaceForTable>;
  readonly ownerOf: (table: string) => NodeLine | null;
  readonly isHere: (table: string) => boolean;
}

/** An answer waits for the view of what it answers no longer than this. */
const VIEW_WITHIN_MS = 2000;

/**
 * The house's tables that other nodes have and somebody here looks at. Each is folded here, so that those who look on cost its owner
 * nothing. Tables that people have opened are told by their owner: who may see what of them, and when, is settled there.
 */
export class Mirrors {
  readonly #parts: MirrorsParts;
  readonly #queue: BroadcastQueue;
  readonly #mirrors = new Map<string, Promise<TableMirror>>();
  /** At which nobody looked when it was looked last. */
  #idle: ReadonlySet<TableMirror> = new Set();
  readonly #stop: () => void;
  #asking: Promise<void> = Promise.resolve();
  #due: Set<string> | null = null;

  constructor(parts: MirrorsParts) {
    this.#parts = parts;
    this.#queue = new BroadcastQueue(parts.load);
    this.#stop = parts.notes.follow((names) => this.#ask(names ?? [...this.#mirrors.keys()]));
  }

  /** The table as it is told here; null: its owner tells it. Rejects where it cannot be read: nobody else tells it then. */
  async at(table: string, owner: NodeLine): Promise<TableMirror | null> {
    if (!owner.tells || !this.#parts.places.has(table)) return null;
    let opening = this.#mirrors.get(table);
    if (opening === undefined) {
      opening = this.#open(table);
      this.#mirrors.set(table, opening);
    }
    return opening;
  }

  /** Until what was answered can be seen here, where somebody looks at the table here at all. */
  async reached(table: string, version: number): Promise<void> {
    const mirror = await this.#mirrors.get(table)?.catch(() => undefined);
    await mirror?.reached(version, VIEW_WITHIN_MS);
  }

  /** It was looked who is alive and whose the tables are: a note that was not heard of is read now. */
  look(): void {
    const wasIdle = this.#idle;
    const idle = new Set<TableMirror>();
    this.#idle = idle;
    for (const [table, opening] of this.#mirrors) {
      const isOthers = !this.#parts.isHere(table) && this.#parts.ownerOf(table)?.tells !== false;
      this.#whenOpen(opening, (mirror) => {
        if (mirror.viewers === 0) idle.add(mirror);
        if (!isOthers || (mirror.viewers === 0 && wasIdle.has(mirror))) this.#drop(table, mirror);
      });
    }
    this.#ask([...this.#mirrors.keys()]);
  }

  stop(): void {
    this.#stop();
    for (const [table, opening] of this.#mirrors) this.#whenOpen(opening, (mirror) => this.#drop(table, mirror));
  }

  /** One that could not be opened has been forgotten, and whoever wanted it was told. */
  #whenOpen(opening: Promise<TableMirror>, run: (mirror: TableMirror) => void): void {
    opening.then(run).catch(() => undefined);
  }

  #drop(table: string, mirror: TableMirror): void {
    this.#mirrors.delete(table);
    mirror.end();
  }

  async #open(table: string): Promise<TableMirror> {
    const { places, notes, log } = this.#parts;
    try {
      const mirror = await TableMirror.open({
        ...this.#parts,
        table,
        ruleset: places.get(table)!.ruleset,
        queue: this.#queue,
      });
      const [note] = await notes.get([table]);
      if (note !== undefined) await mirror.take(note);
      return mirror;
    } catch (error) {
      this.#mirrors.delete(table);
      log.warn({ table, ...faultOf(error) }, 'a table of another node could not be followed');
      throw error;
    }
  }

  /** All notes that are due are asked for at once; what comes meanwhile is asked for next. */
  #ask(names: readonly string[]): void {
    const followed = names.filter((name) => this.#mirrors.has(name));
    if (followed.length === 0) return;
    if (this.#due !== null) {
      for (const name of followed) this.#due.add(name);
      return;
    }
    const due = new Set(followed);
    this.#due = due;
    this.#asking = this.#asking.then(async () => {
      this.#due = null;
      try {
        for (const note of await this.#parts.notes.get([...due])) await this.#take(note);
      } catch {
        // The database does not answer: it is asked again with the next look.
      }
    });
  }

  async #take(note: Awaited<ReturnType<Notes['get']>>[number]): Promise<void> {
    // One that is being opened reads its note itself, and hears of the next.
    const mirror = await this.#mirrors.get(note.name)?.catch(() => undefined);
    if (mirror === undefined) return;
    try {
      await mirror.take(note);
    } catch (error) {
      this.#parts.log.warn({ table: note.name, ...faultOf(error) }, 'a table of another node could not be read on');
      this.#drop(note.name, mirror);
    }
  }
}
