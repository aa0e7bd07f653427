import { isNamedIn, player, type Result } from '@sabot/engine';
import type { Receive, Subscription } from '../broadcast/broadcast.ts';
import { refuse } from '../refusals.ts';
import type { Room } from '../room.ts';
import type { Outcome } from '../table/answers.ts';
import type { Move } from '../table/move.ts';
import type { TableRunner } from '../table/table-runner.ts';
import type { LineCode } from '../words.ts';
import type { Hosting } from './hosting.ts';
import type { LateSight } from './late-audience.ts';
import type { Sight } from './sight.ts';

/** Who asks: a guest or nobody, and whether they work at this table. */
export interface Asker {
  readonly name: string | null;
  readonly isStaff: boolean;
}

/** A table as somebody may know it: as it is, or one coup late. */
export interface Seen extends Omit<LateSight, 'results'> {
  readonly runner: TableRunner;
  readonly sight: Sight;
  readonly results: TableRunner['results'];
}

/** By which a guest comes to a table, or waits for a place. */
const COMING: readonly string[] = ['Sit', 'Stand', 'JoinWaitingList', 'LeaveWaitingList'];

/** The doors of all tables: who finds which, what they see of it, and what they may do there. */
export class TableDoors {
  readonly #room: Room;
  readonly #hosting: Hosting;

  constructor(room: Room, hosting: Hosting) {
    this.#room = room;
    this.#hosting = hosting;
  }

  sightOf(table: string, { name, isStaff }: Asker): Sight {
    const at = this.#hosting.of(table);
    return at === undefined || isStaff ? 'now' : at.sightOf(name);
  }

  /** Why somebody is told nothing of a table, nor may do anything there; null: they may come to its door. */
  why(table: string, asker: Asker): LineCode | null {
    const sight = this.sightOf(table, asker);
    if (sight !== 'hidden' && sight !== 'by-asking') return null;
    if (asker.name !== null && this.#hosting.book.of(table)?.removed.includes(asker.name)) return 'removed-by-host';
    return sight === 'hidden' ? 'unknown-table' : 'ask-to-come-in';
  }

  /** The table as this one may see it, or why they see nothing of it. */
  see(table: string, asker: Asker): Seen | LineCode {
    const runner = this.#room.tables.get(table);
    if (runner === undefined) return 'unknown-table';
    const sight = this.sightOf(table, asker);
    const why = sight === 'nothing' ? 'no-spectators' : this.why(table, asker);
    if (why !== null) return why;
    return this.lineOf(runner, sight);
  }

  /** What is told of a table to somebody who sees no more of it than this. */
  lineOf(runner: TableRunner, sight: Sight): Seen {
    const late = this.#hosting.of(runner.scene.table)?.late;
    if (late === undefined || sight === 'now') {
      const { scene, summary, results } = runner;
      return { runner, sight, scene, summary, results };
    }
    return { runner, sight, ...(late.sight as Omit<Seen, 'runner' | 'sight'>) };
  }

  follow(table: TableRunner, subscription: Subscription, isStaff: boolean, receive: Receive): () => void {
    const at = isStaff ? undefined : this.#hosting.of(table.scene.table);
    return at === undefined ? table.follow(subscription, receive) : at.follow(subscription, receive);
  }

  /**
   * A guest makes a move. Who sees the table late moves by what they see: what is refused there tells them no more, and what the table
   * has left behind since is refused in one way for all reasons.
   */
  async move(table: TableRunner, name: string, commandId: string, move: Move): Promise<Outcome> {
    const at = this.#hosting.of(table.scene.table);
    if (at === undefined || isNamedIn(table.summary.people, name)) return table.move(commandId, move);
    const hosted = this.#hosting.book.of(table.scene.table);
    const act = move.kind === 'act' ? move.command.type : move.kind;
    if (hosted?.removed.includes(name) === true) return refuse('removed-by-host');
    if (hosted?.isClosing === true && COMING.includes(act)) return refuse('house-closing');
    const sight = at.sightOf(name);
    if (sight === 'now') return table.move(commandId, move);
    if (sight !== 'late') return COMING.includes(act) ? table.move(commandId, move) : refuse('no-spectators');
    const tried = triedAt(at.late.scene, move);
    if (!tried.ok) return { ok: false, refusal: tried.refusal };
    const outcome = await table.move(commandId, move);
    return outcome.ok || !at.late.isCoupUnderWay ? outcome : refuse('moved-on');
  }

  /** How many events of a table may be known of: where some see it a coup late, those they were told. */
  toldVersion({ scene }: TableRunner): number {
    const late = this.#hosting.of(scene.table)?.late;
    const isLate = this.#hosting.book.of(scene.table)?.spectators === 'one-coup-late';
    return isLate && late !== undefined ? late.scene.version : scene.version;
  }

  /** Whether everybody may know that a table stands still: a coup that stands still is still under way. */
  isToldPaused({ scene, isPaused }: TableRunner): boolean {
    return isPaused && !this.#isWithheld(scene.table);
  }

  #isWithheld(table: string): boolean {
    const isLate = this.#hosting.book.of(table)?.spectators === 'one-coup-late';
    return isLate && this.#hosting.of(table)?.late.isCoupUnderWay === true;
  }

  /** Counts something of a table once everybody who looks on may know of it. */
  count(table: string, count: () => void): void {
    const at = this.#hosting.of(table);
    const isLate = at !== undefined && this.#hosting.book.of(table)?.spectators === 'one-coup-late';
    if (isLate) at.late.defer(count);
    else count();
  }
}

/** What the law says to a move at a table as somebody sees it. */
function triedAt({ ruleset, state }: LateSight['scene'], move: Move): Result<unknown> {
  if (move.kind !== 'act') return refuse('no-shuffle');
  const { by } = move.command;
  return ruleset.advance(state, by.kind === 'player' ? { ...move.command, by: player(by.id) } : move.command);
}
