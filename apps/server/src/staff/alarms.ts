import { balance } from '@sabot/engine';
import type { PitTable, ReferredCase } from '@sabot/protocol';
import type { Clock } from '../ports/clock.ts';
import type { TableRunner } from '../table/table-runner.ts';
import type { StaffBook } from './staff-book.ts';

type Alarm = PitTable['alarms'][number];
type Kind = Alarm['kind'];

/** A person of the staff whose console was lost is missed after this long. */
const MISSED_AFTER_MS = 15_000;
/** Of one table no more are kept; the oldest go. */
const MOST = 12;

interface Raised {
  readonly id: string;
  readonly kind: Kind;
}

interface AlarmParts {
  readonly book: StaffBook;
  readonly clock: Clock;
  /** Whether somebody who works here has a connection now. */
  readonly isHere: (name: string) => boolean;
  /** Whether a table plays on terms that the authorisation in force does not allow. */
  readonly isUnauthorised: (runner: TableRunner) => boolean;
}

/** What somebody should look at. An alarm stays, also when its cause is over, until somebody clears it by name. */
export class Alarms {
  readonly #parts: AlarmParts;
  readonly #raised = new Map<string, readonly Raised[]>();
  /** What rang when it was last looked at: what still rings is the same alarm. */
  readonly #ringing = new Map<string, string>();
  /** Since when somebody on duty has had no connection. */
  readonly #lostSince = new Map<string, number>();
  #count = 0;

  constructor(parts: AlarmParts) {
    this.#parts = parts;
  }

  at(runner: TableRunner, referred: ReferredCase | null): Alarm[] {
    const { table } = runner.scene;
    const causes = this.#causes(runner, referred);
    for (const [key] of [...this.#ringing].filter(([one]) => one.startsWith(`${table} `))) {
      if (!causes.some((cause) => key === `${table} ${cause}`)) this.#ringing.delete(key);
    }
    for (const cause of causes) {
      const key = `${table} ${cause}`;
      if (this.#ringing.has(key)) continue;
      this.#count += 1;
      const id = `${cause}:${table}:${this.#parts.clock.now()}:${this.#count}`;
      this.#ringing.set(key, id);
      const kind = cause.split(':')[0] as Kind;
      this.#raised.set(table, [...(this.#raised.get(table) ?? []), { id, kind }].slice(-MOST));
    }
    const { cleared } = this.#parts.book.staff;
    const ringing = new Set(this.#ringing.values());
    // What is over and was cleared is forgotten; what still rings stays to be seen, with who has cleared it.
    const kept = (this.#raised.get(table) ?? []).filter(({ id }) => !cleared.has(id) || ringing.has(id));
    this.#raised.set(table, kept);
    return kept.map((one) => ({ ...one, isOver: !ringing.has(one.id), clearedBy: cleared.get(one.id) ?? null }));
  }

  /** A table is there no longer: its alarms end with it. */
  forget(table: string): void {
    this.#raised.delete(table);
    for (const key of this.#ringing.keys()) if (key.startsWith(`${table} `)) this.#ringing.delete(key);
  }

  /** Whether there is such an alarm to clear. */
  has(id: string): boolean {
    return [...this.#raised.values()].some((all) => all.some((one) => one.id === id));
  }

  #causes(runner: TableRunner, referred: ReferredCase | null): readonly string[] {
    const { aside, isPaused } = runner;
    return [
      ...(referred === null ? [] : ['referred']),
      ...(referred === null || referred.isAttended ? [] : ['unattended']),
      ...(isPaused ? ['paused'] : []),
      ...(aside.stopped?.why === 'staff' ? ['stopped'] : []),
      ...aside.notices.filter(({ kind }) => kind === 'claim').map(({ id }) => `claim:${id}`),
      ...(isAtItsLimit(runner) ? ['at-its-limit'] : []),
      ...this.#lost(runner).map((name) => `lost-console:${name}`),
      ...this.#due(runner).map((name) => `relief-due:${name}`),
      ...(this.#parts.isUnauthorised(runner) ? ['unauthorised'] : []),
    ];
  }

  /** Who is to be relieved at this very table, and was not. */
  #due({ scene }: TableRunner): readonly string[] {
    const { book, clock } = this.#parts;
    return book.staff.shifts
      .filter(({ table, until }) => table === scene.table && until !== null && until <= clock.now())
      .map(({ name }) => name);
  }

  /** Croupiers and inspectors of this very table who have no connection. */
  #lost({ scene }: TableRunner): readonly string[] {
    const { book, clock, isHere } = this.#parts;
    const now = clock.monotonic();
    return book.staff.shifts
      .filter(({ table, role }) => table === scene.table && role !== 'director')
      .flatMap(({ name }) => {
        if (isHere(name)) this.#lostSince.delete(name);
        else if (!this.#lostSince.has(name)) this.#lostSince.set(name, now);
        const since = this.#lostSince.get(name);
        return since !== undefined && now - since >= MISSED_AFTER_MS ? [name] : [];
      });
  }
}

interface Limited {
  readonly table?: {
    readonly settings: { readonly bankMaximum?: number; readonly maximum?: number; readonly modality?: string };
  } | null;
}

/** The bank has reached the most that its authorisation allows, or somebody has staked the most. */
function isAtItsLimit({ scene, summary: { books } }: TableRunner): boolean {
  const settings = (scene.state as Limited).table?.settings;
  if (settings === undefined || settings.modality === 'libre') return false;
  const at = (prefix: string, most: number | undefined): boolean =>
    most !== undefined && books.accounts.some((one) => one.startsWith(prefix) && balance(books, one) >= most);
  return at('bank:', settings.bankMaximum) || at('stake:', settings.maximum);
}
