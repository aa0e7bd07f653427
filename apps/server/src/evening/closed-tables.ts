import type { Ruleset } from '@sabot/engine';
import { hasPlayed } from '../history/coup-history.ts';
import type { TableArchive } from '../history/table-archive.ts';
import type { HostedBook } from '../hosted/hosted-book.ts';
import type { Store } from '../ports/store.ts';
import { ClosedArchives } from './closed-archives.ts';

/** A table that was closed, for somebody who played there. */
export interface ClosedTable {
  readonly ruleset: Ruleset;
  readonly archive: TableArchive;
}

/** Tables that people opened and that are closed: their records stay, for those who staked there and for nobody else. */
export class ClosedTables {
  readonly #book: HostedBook;
  readonly #archives: ClosedArchives;
  readonly #rulesetOf: (id: string) => Ruleset | null;

  constructor(store: Store, book: HostedBook, rulesetOf: (id: string) => Ruleset | null) {
    this.#book = book;
    this.#archives = new ClosedArchives(store);
    this.#rulesetOf = rulesetOf;
  }

  /** The records of a table that was opened once; null: there never was one, or its ruleset is not played here any more. */
  async of(table: string): Promise<ClosedTable | null> {
    const ruleset = this.#rulesetOf((await this.#book.ever(table))?.ruleset ?? '');
    return ruleset && { ruleset, archive: this.#archives.of(table, ruleset) };
  }

  /** The same for one person; null for whoever did not stake there: it is as if there had never been one. */
  async playedBy(table: string, name: string | null): Promise<ClosedTable | null> {
    const closed = name === null ? null : await this.of(table);
    return closed !== null && name !== null && (await hasPlayed(closed.archive, name)) ? closed : null;
  }
}
