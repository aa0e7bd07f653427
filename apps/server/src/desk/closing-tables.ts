import { namesIn, player } from '@sabot/engine';
import type { Room } from '../room.ts';
import type { TableRunner } from '../table/table-runner.ts';
import type { DeskBook, DeskDone } from './desk-book.ts';

interface ClosingParts {
  readonly room: Room;
  readonly book: DeskBook;
}

/** Tables of the house that a director closes: everybody goes with their chips as soon as the law lets them, then it is closed. */
export class ClosingTables {
  readonly #parts: ClosingParts;
  readonly #sending = new Set<string>();
  readonly #again = new Set<string>();

  constructor(parts: ClosingParts) {
    this.#parts = parts;
  }

  /** What was asked before the house stopped is done now; what is asked from now on too. */
  start(): () => void {
    return this.#parts.room.attend((table) => {
      void this.#look(table);
      return table.onChange(() => void this.#look(table));
    });
  }

  isClosing(table: TableRunner): boolean {
    return this.#parts.book.desk.closing.has(table.scene.table);
  }

  async close(table: TableRunner, by: string): Promise<DeskDone> {
    const { book } = this.#parts;
    if (table.summary.phase === 'closed') return { ok: false, code: 'table-closing' };
    const asked = await book.askClosing(by, table.scene.table);
    if (!asked.ok) return asked;
    this.#announce(table);
    await this.#look(table);
    return asked;
  }

  #announce(table: TableRunner): void {
    const asked = this.#parts.book.desk.closing.get(table.scene.table);
    if (asked !== undefined) table.aside.close({ by: asked.by, since: asked.since });
  }

  async #look(table: TableRunner): Promise<void> {
    const name = table.scene.table;
    if (!this.isClosing(table)) return;
    if (table.aside.closing === null) this.#announce(table);
    this.#again.add(name);
    if (this.#sending.has(name)) return;
    this.#sending.add(name);
    try {
      while (this.#again.delete(name)) await this.#sendAway(table);
    } catch {
      // The house says itself that nothing can be kept; it is tried again with the next change.
    } finally {
      this.#sending.delete(name);
    }
  }

  async #sendAway(table: TableRunner): Promise<void> {
    const { book } = this.#parts;
    const { table: name } = table.scene;
    const asked = book.desk.closing.get(name);
    if (asked === undefined || table.summary.phase === 'coup') return;
    for (const one of namesIn(table.summary.people)) {
      if ((table.summary.phase as string) === 'coup') return;
      await table.actOfHouse(`go:${one}:${name}:${table.scene.version}`, { type: 'Leave', by: player(one) });
    }
    if (namesIn(table.summary.people).length > 0) return;
    const isOver = table.summary.phase === 'closed' || !table.summary.opened;
    const said = { name: asked.by, role: 'director', act: 'CloseTable', fields: {} } as const;
    const isClosed = isOver || (await table.actOfStaff(`close:${name}:${table.scene.version}`, said)).ok;
    if (!isClosed) return;
    await book.closed(name);
    table.aside.close(null);
  }
}
