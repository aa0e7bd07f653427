import type { NodeLine, Notes } from '@sabot/event-store';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import { faultOf } from '../ports/store.ts';
import type { Room } from '../room.ts';
import { Observers } from '../table/observers.ts';
import type { Owners, Run } from './owners.ts';
import { shareOut } from './sharing.ts';

/** Who is alive, by leases of the database; `@sabot/event-store` brings it. */
export interface Membership {
  readonly self: Pick<NodeLine, 'name' | 'run'>;
  live(): Promise<readonly NodeLine[]>;
  readonly isSure: boolean;
  readonly notes: Notes;
  leave(): Promise<void>;
}

export interface ClusterParts {
  readonly room: Room;
  readonly owners: Owners;
  readonly nodes: Membership;
  readonly clock: Pick<Clock, 'after'>;
  readonly log: Log;
  /** Every table there is: of the house, and those that people have opened. */
  readonly tables: () => Promise<readonly string[]>;
  /** Opens a table here. */
  readonly open: (tables: readonly string[]) => Promise<void>;
}

/** So often a node looks who is alive and whose the tables are: with a lease of three seconds a table is taken well within five. */
const LOOK_MS = 300;

const runOf = ({ name, run }: Pick<NodeLine, 'name' | 'run'>): Run => ({ node: name, run });

/** One node among several: takes tables that nobody has, and gives away those of which it has too many. */
export class Cluster {
  readonly #parts: ClusterParts;
  #live: readonly NodeLine[] = [];
  #isOver = false;
  #cancel: () => void = () => undefined;
  #looking: Promise<void> = Promise.resolve();
  #isBlind = false;
  readonly #looked = new Observers();
  /** Calls whenever it was looked whose the tables are. */
  readonly onLook = this.#looked.add;

  constructor(parts: ClusterParts) {
    this.#parts = parts;
  }

  /** Takes what is to be had now, and goes on looking. */
  async start(): Promise<void> {
    await this.#look();
    this.#next();
  }

  /** The node that has a table; null: nobody who is alive, or nobody yet. */
  ownerOf(table: string): NodeLine | null {
    const line = this.#parts.owners.of(table)?.line;
    if (line?.type !== 'TableTaken') return null;
    return this.#live.find(({ name, run }) => name === line.node && run === line.run) ?? null;
  }

  /** The other nodes that are alive. */
  get others(): readonly NodeLine[] {
    const { run } = this.#parts.nodes.self;
    return this.#live.filter((one) => one.run !== run);
  }

  /** Gives all tables to the others, where there are any, and leaves. */
  async handOver(): Promise<void> {
    this.#isOver = true;
    this.#cancel();
    await this.#looking;
    const { room, nodes } = this.#parts;
    const others = [...this.others];
    const tables = [...room.tables.keys()];
    if (others.length > 0)
      await Promise.all(tables.map((table, i) => this.#give(table, others[i % others.length]!.name)));
    await nodes.leave();
  }

  #next(): void {
    if (this.#isOver) return;
    this.#cancel = this.#parts.clock.after(LOOK_MS, () => {
      this.#looking = this.#tried().finally(() => this.#next());
    });
  }

  /** A database that does not answer is asked again; what is written meanwhile it decides itself. */
  async #tried(): Promise<void> {
    try {
      await this.#look();
      this.#isBlind = false;
    } catch (error) {
      if (!this.#isBlind)
        this.#parts.log.warn(faultOf(error), 'who is alive and whose the tables are is not known now');
      this.#isBlind = true;
    }
  }

  async #look(): Promise<void> {
    const { room, owners, nodes, tables, open } = this.#parts;
    this.#live = await nodes.live();
    await owners.look();
    this.#looked.tell();
    const all = await tables();
    for (const table of room.tables.keys()) if (!this.#isOurs(table)) await room.moveAway(table);
    // Whoever slept may be taken for dead by the others, and takes nothing before it has a lease again.
    if (!nodes.isSure || this.#isOver) return;
    const self = runOf(nodes.self);
    const { take, give } = shareOut({
      self,
      live: this.#live.map(runOf),
      tables: all,
      owned: (table) => owners.of(table),
    });
    // Also what was taken and could not be opened.
    const missing = [...new Set([...take, ...all.filter((table) => this.#isOurs(table))])].filter(
      (table) => !room.tables.has(table),
    );
    if (missing.length > 0) await open(missing);
    await Promise.all(give.map(({ table, to }) => this.#give(table, to)));
  }

  #isOurs(table: string): boolean {
    const { owners, nodes } = this.#parts;
    const line = owners.of(table)?.line;
    return line?.type === 'TableTaken' && line.run === nodes.self.run;
  }

  #give(table: string, to: string): Promise<void> {
    return this.#parts.room.moveAway(table, (hold) => this.#parts.owners.give(table, hold, to));
  }
}
