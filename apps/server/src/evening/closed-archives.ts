import type { Ruleset } from '@sabot/engine';
import { TableArchive } from '../history/table-archive.ts';
import type { Store } from '../ports/store.ts';

/** So many are kept open: whoever comes back to an old evening reads it once more. */
const MOST = 32;

/** The archives of tables that are closed, each opened when somebody asks. Nothing is written to such a table any more. */
export class ClosedArchives {
  readonly #store: Store;
  readonly #all = new Map<string, TableArchive>();

  constructor(store: Store) {
    this.#store = store;
  }

  of(table: string, ruleset: Ruleset): TableArchive {
    const archive = this.#all.get(table) ?? new TableArchive({ table, ruleset, store: this.#store });
    this.#all.delete(table);
    this.#all.set(table, archive);
    const [oldest] = this.#all.keys();
    if (this.#all.size > MOST && oldest !== undefined) this.#all.delete(oldest);
    return archive;
  }
}
