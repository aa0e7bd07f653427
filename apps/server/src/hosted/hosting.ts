import { NO_NAMES, type Refusal, type Ruleset } from '@sabot/engine';
import type { HostAct, JoinEntry, OpenTableRequest, TablePace } from '@sabot/protocol';
import type { Entry } from '@sabot/regulations';
import type { Bots } from '../bots/company.ts';
import { isBot } from '../bots/company.ts';
import type { Authority } from '../desk/authority.ts';
import type { TableArchive } from '../history/table-archive.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { Store } from '../ports/store.ts';
import { type Room, tableOf } from '../room.ts';
import type { Pace } from '../table/pace.ts';
import type { TableRunner } from '../table/table-runner.ts';
import type { LineCode } from '../words.ts';
import { codeHash, freshCode, freshTail } from './codes.ts';
import { lineFor } from './host-acts.ts';
import { type HostedBook, houseId, type Written } from './hosted-book.ts';
import { type Doer, type Hosted, type HostedLine, nameOf } from './hosted-lines.ts';
import { HostedTable, noticeOf, seatedAt } from './hosted-table.ts';
import { bySeniority } from './seniority.ts';
import { mayEnter } from './sight.ts';
import { refusesTerms } from './terms.ts';

/** How many tables people may have open, each and all together. */
export interface HostingLimits {
  readonly each: number;
  readonly all: number;
}
export const HOSTING_LIMITS: HostingLimits = { each: 3, all: 200 };

export interface HostingParts {
  readonly room: Room;
  readonly book: HostedBook;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly pace: Pace;
  readonly rulesets: readonly Pick<Entry, 'id' | 'ruleset'>[];
  /** Null: nobody opens tables here. */
  readonly limits: HostingLimits | null;
  readonly authority: Authority;
  readonly archives: ReadonlyMap<string, TableArchive>;
  readonly bots: Bots;
  readonly seat: (table: TableRunner, bot: ReturnType<Bots['free']>[number]) => () => void;
}

const PACES: Readonly<Record<TablePace, number>> = { brisk: 0.6, usual: 1, calm: 1.75 };
/** At one table so many may have asked to come in, and so many have been let in. */
const [MOST_ASKING, MOST_KNOWN] = [50, 500];

export type Opened =
  | { readonly ok: true; readonly table: string }
  | { readonly ok: false; readonly code: LineCode }
  | { readonly ok: false; readonly refusal: Refusal };
export type Done<T = object> = ({ readonly ok: true } & T) | { readonly ok: false; readonly code: LineCode };
const no = (code: LineCode) => ({ ok: false, code }) as const;

/** Tables that people open, run and close while the house is open. */
export class Hosting {
  readonly book: HostedBook;
  readonly limits: HostingLimits | null;
  readonly #parts: HostingParts;
  readonly #tables = new Map<string, HostedTable>();
  #isOver = false;

  constructor(parts: HostingParts) {
    this.#parts = parts;
    this.book = parts.book;
    this.limits = parts.limits;
    // A table that is no longer here, as it is closed or another node's, is looked after no longer.
    parts.room.attend((runner) => () => this.#end(runner.scene.table));
  }

  /** Those that were open when the house closed go on. */
  async start(): Promise<void> {
    for (const [table, { hosted }] of this.book.tables) await this.#begin(table, hosted);
  }

  /** One of them is to be here, as it stands in the store. */
  async begin(table: string): Promise<void> {
    await this.book.refresh(table);
    const hosted = this.book.of(table);
    if (hosted !== null) await this.#begin(table, hosted);
  }

  /** What the house does for a table that somebody opened; undefined: nobody in particular did. */
  of(table: string): HostedTable | undefined {
    return this.#tables.get(table);
  }

  get size(): number {
    return this.#tables.size;
  }

  rulesetOf(id: string): Ruleset | null {
    return (this.#parts.rulesets.find((one) => one.id === id)?.ruleset as Ruleset | undefined) ?? null;
  }

  /** Opens a table: it is listed first, so that a house that is cut off meanwhile opens it at its next start, or knows nothing of it. */
  async open(by: Doer, request: OpenTableRequest): Promise<Opened> {
    const { commandId, ruleset: id, settings, as: _as, ...terms } = request;
    const ruleset = this.rulesetOf(id);
    if (ruleset === null) return no('unknown-ruleset');
    const before = await this.book.openedBefore(by, commandId);
    if (before === 'foreign-command') return no('not-written');
    if (before === null) {
      const isDirector = by.startsWith('director:');
      const why = this.#whyNot(by, isDirector);
      if (why !== null) return no(why);
      const refusal = refusesTerms(ruleset, settings, this.#parts.authority, isDirector);
      if (refusal !== null) return { ok: false, refusal };
    }
    const table = before ?? tableOf(id, freshTail());
    if (before === null) {
      const code = freshCode();
      const host = by.startsWith('player:') ? nameOf(by) : null;
      const line: HostedLine = { type: 'Opened', ruleset: id, settings, ...terms, host, hash: codeHash(code) };
      // Others may have been opened since: the limits hold when it is written.
      const whyNot = () => this.#whyNot(by, by.startsWith('director:'));
      const written = await this.book.add({ table, by, commandId, line, code }, () => whyNot() === null);
      if (written === null) return no(whyNot() ?? 'not-written');
      if (typeof written === 'object') return this.#opened(written.before);
      if (written !== 'written') return no('not-written');
    }
    return this.#opened(table);
  }

  /** What its host does, or a director, or whoever is asked to be the host. */
  async act(table: string, by: Doer, { commandId, as: _as, ...act }: HostAct): Promise<Done> {
    const hosted = this.book.of(table);
    const at = this.#tables.get(table);
    if (hosted === null || at === undefined) return no('unknown-table');
    const runner = this.#parts.room.tables.get(table);
    const people = runner?.summary.people ?? NO_NAMES;
    const code = act.act === 'renew-link' ? freshCode() : undefined;
    const judged = lineFor(act, { hosted, by, people, hash: code === undefined ? '' : codeHash(code) });
    // It may have been done before, under the same id.
    const line = judged.ok ? judged.line : null;
    const isFit = (now: Hosted): boolean => {
      const again = lineFor(act, { hosted: now, by, people, hash: '' });
      return again.ok;
    };
    if (line === null && !judged.ok && judged.isFinal) return no(judged.code);
    const written = await this.book.write(
      { table, by, commandId, line: line ?? { type: 'WentOn' }, ...(code !== undefined && { code }) },
      line === null ? () => false : isFit,
    );
    if (written === null) return judged.ok ? no('not-written') : no(judged.code);
    if (written === 'foreign-command' || written === 'not-written') return no('not-written');
    this.#settled(table);
    return { ok: true };
  }

  /** Somebody has a link: they are let in, or their host is asked. Wrong codes and those that no longer count look the same. */
  async join(code: string, name: string): Promise<Done<JoinEntry>> {
    const table = this.book.byHash(codeHash(code));
    return table === null ? no('no-such-link') : this.#enter(table, name, true);
  }

  /** Somebody asks to come in to a table of the lobby. */
  ask(table: string, name: string): Promise<Done<JoinEntry>> {
    const admission = this.book.of(table)?.admission;
    if (admission === undefined || admission === 'link') return Promise.resolve(no('unknown-table'));
    return this.#enter(table, name, false);
  }

  /** The house closes a table at which nobody has been for an hour. */
  async stop(): Promise<void> {
    this.#isOver = true;
    for (const table of this.#tables.values()) table.end();
    this.#tables.clear();
  }

  async #enter(table: string, name: string, hasLink: boolean): Promise<Done<JoinEntry>> {
    const hosted = this.book.of(table);
    const runner = this.#parts.room.tables.get(table);
    if (hosted === null || runner === undefined || hosted.isClosing)
      return no(hasLink ? 'no-such-link' : 'unknown-table');
    if (hosted.removed.includes(name)) return no('removed-by-host');
    const isIn = mayEnter(hosted, name) || Object.hasOwn(runner.summary.people, name);
    const admitted = { ok: true, table, entry: 'admitted' } as const;
    if (isIn && (hosted.admission === 'everybody' || hosted.admitted.includes(name) || hosted.host === name))
      return admitted;
    const mayCome = isIn || (hasLink && hosted.admission === 'link');
    if (hosted.asking.includes(name) && !mayCome) return { ok: true, table, entry: 'asking' };
    if (hosted.asking.length >= MOST_ASKING || hosted.admitted.length >= MOST_KNOWN) return no('table-full');
    const line: HostedLine = { type: mayCome ? 'Admitted' : 'Asked', name };
    const isFit = (now: Hosted) => now.hash === hosted.hash && !now.removed.includes(name) && !now.isClosing;
    const written = await this.book.write({ table, by: `player:${name}`, commandId: houseId(), line }, isFit);
    if (written !== 'written') return no(written === null ? 'no-such-link' : 'not-written');
    this.#settled(table);
    return mayCome ? admitted : { ok: true, table, entry: 'asking' };
  }

  #whyNot(by: Doer, isDirector: boolean): LineCode | null {
    const { limits } = this;
    if (limits === null) return isDirector ? null : 'no-own-tables';
    if (isDirector) return null;
    const name = nameOf(by);
    const own = [...this.book.tables.values()].filter(({ hosted }) => hosted.host === name).length;
    if (own >= limits.each) return 'own-tables-each';
    return this.book.tables.size >= limits.all ? 'own-tables-all' : null;
  }

  async #opened(table: string): Promise<Opened> {
    const hosted = this.book.of(table);
    // It was opened and is closed since: whoever repeats the command is told its name again.
    if (hosted !== null) await this.#begin(table, hosted);
    return { ok: true, table };
  }

  readonly #beginning = new Map<string, Promise<void>>();
  /** The table is there from now on; two who ask for it at once open it once. */
  #begin(table: string, hosted: Hosted): Promise<void> {
    if (this.#tables.has(table)) return Promise.resolve();
    const beginning = this.#beginning.get(table) ?? this.#beginOnce(table, hosted);
    this.#beginning.set(table, beginning);
    return beginning.finally(() => this.#beginning.delete(table));
  }

  async #beginOnce(table: string, { ruleset: id, settings, pace }: Hosted): Promise<void> {
    const { room, archives, clock, log, bots, seat, store } = this.#parts;
    const ruleset = this.rulesetOf(id);
    if (ruleset === null) {
      log.warn({ table }, 'a table of somebody’s is not opened: its ruleset is not played here');
      return;
    }
    const hosted = (): Hosted | null => this.book.of(table);
    const notice = () => {
      const now = hosted();
      return now && noticeOf(now, room.tables.get(table) ?? null);
    };
    const own = { ...this.#parts.pace, pace: this.#parts.pace.pace * PACES[pace] };
    await room.openTables([{ table, ruleset, terms: settings, pace: own, hosted: notice }]);
    const runner = room.tables.get(table);
    if (runner === undefined || this.#isOver) return;
    const reading =
      runner.summary.coups === 0 && runner.summary.talla === 0 ? null : await archives.get(table)?.catchUp();
    const open = reading?.open ?? null;
    const interrupted = open === null ? null : { version: open.from - 1, state: open.before };
    const byHouse = (line: HostedLine, isFit: (now: Hosted) => boolean) => void this.#byHouse(table, line, isFit);
    const at = new HostedTable({
      table: runner,
      clock,
      interrupted,
      hosted,
      bots,
      seat,
      isBot,
      bySeniority: () => bySeniority(store, table, seatedAt(runner)),
      offer: (to) => byHouse({ type: 'HostOffered', to }, (now) => now.offered === null && now.host !== to),
      withdraw: (from) => byHouse({ type: 'HostDeclined', name: from }, (now) => now.offered === from),
      wasEmpty: () => byHouse({ type: 'ClosingAsked' }, (now) => !now.isClosing),
      closed: () => void this.#close(table),
    });
    this.#tables.set(table, at);
    at.look();
  }

  async #byHouse(table: string, line: HostedLine, isFit: (now: Hosted) => boolean): Promise<void> {
    const written = await this.#tried(table, line, isFit);
    if (written === 'written') this.#settled(table);
  }

  async #tried(table: string, line: HostedLine, isFit: (now: Hosted) => boolean): Promise<Written | null> {
    try {
      return await this.book.write({ table, by: 'house', commandId: houseId(), line }, isFit);
    } catch {
      this.#parts.log.warn({ table }, 'what the house settled about a table was not kept');
      return null;
    }
  }

  /** Everybody has gone: the table is no longer there, and its records stay. */
  async #close(table: string): Promise<void> {
    if ((await this.#tried(table, { type: 'Closed' }, (now) => now.isClosing)) === null) return;
    this.#end(table);
    await this.#parts.room.forget(table);
  }

  #end(table: string): void {
    this.#tables.get(table)?.end();
    this.#tables.delete(table);
  }

  #settled(table: string): void {
    const at = this.#tables.get(table);
    at?.retell();
    at?.look();
  }
}
