import { randomBytes } from 'node:crypto';
import { CROUPIER, isNamedIn, type Result, type StaffRole } from '@sabot/engine';
import type { IncidentFacts, Notice } from '@sabot/protocol';
import type { Clock } from '../ports/clock.ts';
import { refuse } from '../refusals.ts';
import type { Room } from '../room.ts';
import type { TableRunner } from '../table/table-runner.ts';
import { isAttended } from './cases.ts';
import { preview } from './preview.ts';
import type { StaffBook } from './staff-book.ts';
import type { StaffSaid } from './staff-command.ts';
import { HOUSE } from './staff-lines.ts';

export interface FloorParts {
  readonly room: Room;
  readonly book: StaffBook;
  readonly clock: Clock;
  readonly pace: number;
}

export interface Reported {
  readonly incident: string;
  readonly facts: IncidentFacts;
}

/** So long a table waits for an answer to a claim, at pace 1. */
const CLAIM_MS = 60_000;
const REPORT = 'ReportIncident';
const RULINGS: readonly string[] = ['GiveRuling', 'RuleFreely'];

/** What is done beside the game: a table is stopped and goes on, and what a player claims is looked into. */
export class Floor {
  readonly #parts: FloorParts;
  /** Of each table, the coups in which somebody has claimed something. */
  readonly #claimed = new Map<string, string>();
  readonly #clocks = new Map<string, () => void>();

  constructor(parts: FloorParts) {
    this.#parts = parts;
    const { room, book } = parts;
    for (const { table, ...stop } of book.staff.stops) room.tables.get(table)?.aside.stop({ why: 'staff', ...stop });
  }

  /** Claims that were open when the house stopped were answered by nobody. */
  async begin(): Promise<void> {
    for (const { id } of this.#parts.book.staff.claims) await this.#parts.book.answerClaim(id, HOUSE, 'unheard', null);
  }

  end(): void {
    for (const stop of this.#clocks.values()) stop();
    this.#clocks.clear();
  }

  async stopTable(table: TableRunner, by: string, role: StaffRole): Promise<boolean> {
    const { book, clock } = this.#parts;
    if (!(await book.stopTable(table.scene.table, by, role))) return false;
    table.aside.stop({ why: 'staff', by, role, since: clock.now() });
    return true;
  }

  async letTableGoOn(table: TableRunner, by: string): Promise<boolean> {
    if (table.aside.stopped?.why === 'staff' && !(await this.#parts.book.letTableGoOn(table.scene.table, by)))
      return false;
    table.aside.goOn();
    return true;
  }

  /** A player says that something went wrong. Whoever is on duty looks into it; where nobody is, the croupier does. */
  async claim(table: TableRunner, player: string, { incident, facts }: Reported): Promise<Result<string>> {
    const { book, clock, pace } = this.#parts;
    const refused = this.#refuses(table, player, { incident, facts });
    if (refused !== null) return refused;
    const name = table.scene.table;
    const id = randomBytes(9).toString('base64url');
    this.#claimed.set(`${name}:${player}`, coupOf(table));
    if (!(await book.claim({ id, table: name, player, incident, facts }))) return refuse('not-written');
    const notice: Notice = { id, kind: 'claim', incident, facts, by: player, answered: null, reason: null };
    table.aside.tell(notice);
    if (!isAttended(book, 'inspector', name) && !isAttended(book, 'croupier', name)) {
      await this.#lookedIntoByNobody(table, notice);
      return { ok: true, value: id };
    }
    table.aside.stop({ why: 'claim', by: player, role: null, since: clock.now() });
    const over = (): void => void this.#unheard(table, notice, 'lapsed');
    this.#clocks.set(id, clock.after(CLAIM_MS * pace, over));
    return { ok: true, value: id };
  }

  #refuses(table: TableRunner, player: string, { incident, facts }: Reported): Result<never> | null {
    const { ruleset, state } = table.forStaff;
    const heard = ruleset.claims(state);
    if (heard === null) return refuse('no-claims-here');
    if (!heard.ok) return heard;
    if (!isNamedIn(table.summary.people, player)) return refuse('not-at-this-table');
    if (this.#claimed.get(`${table.scene.table}:${player}`) === coupOf(table)) return refuse('claim-once');
    const tried = preview(asCroupier({ incident, facts }), table.forStaff);
    return tried.ok ? null : tried;
  }

  /** The house's croupier has seen it, or not. */
  async #lookedIntoByNobody(table: TableRunner, claim: Notice): Promise<void> {
    const { incident } = claim;
    const seen = table.aside.notices.find((one) => one.kind === 'seen' && one.incident === incident);
    if (seen === undefined) return this.#unheard(table, claim, 'nobody-on-duty');
    const done = await table.actOfStaff(`claim:${claim.id}`, asCroupier({ incident, facts: seen.facts }));
    if (!done.ok) return this.#unheard(table, claim, 'nobody-on-duty');
    await this.#answer(table, claim, 'heard', HOUSE, null, null);
    table.aside.keep(({ id }) => id !== seen.id);
  }

  async #unheard(table: TableRunner, claim: Notice, reason: string): Promise<void> {
    await this.#answer(table, claim, 'unheard', HOUSE, null, reason);
  }

  /** Somebody on duty has looked into a claim and finds nothing in it. */
  async dismiss(table: TableRunner, id: string, name: string, role: StaffRole, reason: string): Promise<Result<null>> {
    const claim = table.aside.notices.find((one) => one.id === id && one.kind === 'claim');
    if (claim === undefined) return refuse('no-such-claim');
    const isDone = await this.#answer(table, claim, 'dismissed', name, role, reason);
    return isDone ? { ok: true, value: null } : refuse('no-such-claim');
  }

  async #answer(
    table: TableRunner,
    claim: Notice,
    outcome: 'heard' | 'dismissed' | 'unheard',
    by: string,
    role: StaffRole | null,
    reason: string | null,
  ): Promise<boolean> {
    if (!(await this.#parts.book.answerClaim(claim.id, by, outcome, reason))) return false;
    this.#clocks.get(claim.id)?.();
    this.#clocks.delete(claim.id);
    table.aside.tell({ ...claim, kind: outcome, answered: role === null ? null : { name: by, role }, reason });
    if (table.aside.stopped?.why === 'claim') table.aside.goOn();
    return true;
  }

  /** Somebody of the staff has acted: what they reported or ruled is told, a claim of it is answered, and the table goes on. */
  async acted(table: TableRunner, { name, role, act, fields }: StaffSaid): Promise<void> {
    if (act !== REPORT && !RULINGS.includes(act)) return;
    const { aside } = table;
    const incident = String(fields.incident ?? aside.notices.findLast(({ kind }) => kind === 'ruled')?.incident ?? '');
    const claim = aside.notices.find((one) => one.kind === 'claim' && one.incident === incident);
    if (act === REPORT && claim !== undefined) await this.#answer(table, claim, 'heard', name, role, null);
    aside.keep((one) => one.kind !== 'seen' || one.incident !== incident);
    const id = `ruled:${table.scene.version}`;
    const reason = typeof fields.reason === 'string' ? fields.reason : null;
    aside.tell({ id, kind: 'ruled', incident, facts: {}, by: null, answered: { name, role }, reason });
    const isReferred = table.scene.awaits.some(({ acts }) => acts.includes('GiveRuling'));
    if (!isReferred) await this.letTableGoOn(table, name);
  }
}

/** The coup a table is in, or has before it. */
export const coupOf = ({ summary: { talla, coups, phase } }: TableRunner): string =>
  `${talla}:${coups}:${phase === 'pack'}`;

/** As the croupier of the house would report it. */
export const asCroupier = ({ incident, facts }: Reported): StaffSaid => ({
  name: CROUPIER.kind,
  role: 'croupier',
  act: REPORT,
  fields: { ...facts, incident },
});
