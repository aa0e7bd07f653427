import { balance, namesIn, onDuty, RIGHTS, type Shape, STAFF_ROLES, type StaffRole, seatOf } from '@sabot/engine';
import type { Offered, Pit, PitTable, RightsTable, StaffMember, StaffTableSheet } from '@sabot/protocol';
import { offeredText } from '../broadcast/offers.ts';
import type { Room } from '../room.ts';
import type { TableRunner } from '../table/table-runner.ts';
import { caseAt } from './cases.ts';
import type { StaffBook } from './staff-book.ts';
import type { Member } from './staff-lines.ts';

/** What a text calls those who work at its tables. */
export type Titles = (ruleset: string) => { readonly croupier: string | null; readonly inspector: string | null };

export const titlesOf =
  (rulesets: readonly { readonly id: string; readonly terms: object }[]): Titles =>
  (ruleset) => {
    const terms: { readonly croupier?: string; readonly inspector?: string } =
      rulesets.find(({ id }) => id === ruleset)?.terms ?? {};
    return { croupier: terms.croupier ?? null, inspector: terms.inspector ?? null };
  };

export const memberSheet = (book: StaffBook, { name, roles }: Member): StaffMember => ({
  name,
  roles: [...roles],
  shifts: book.staff.shifts.filter((shift) => shift.name === name),
});

/** The table of rights as data: every act with those who may ever do it. */
export const rightsTable = (): RightsTable =>
  Object.entries(RIGHTS).map(([act, kinds]) => ({ act, kinds: [...kinds] }));

export const pitSheet = (room: Room, book: StaffBook): Pit =>
  [...room.tables.values()].map((one) => pitLine(one, book));

function pitLine(runner: TableRunner, book: StaffBook): PitTable {
  const { scene, summary, results } = runner;
  const { table, ruleset, bots, awaits, version } = scene;
  const [wait] = awaits;
  const { books } = summary;
  const held = (prefix: string): number =>
    books.accounts.reduce((sum, account) => sum + (account.startsWith(prefix) ? balance(books, account) : 0), 0);
  const isAmongPeople = books.accounts.some((account) => account === 'cagnotte' || account.startsWith('bank:'));
  const referred = caseAt(runner, book);
  return {
    table,
    ruleset: ruleset.id,
    game: ruleset.game.id,
    phase: summary.phase,
    people: namesIn(summary.people).length - bots.length,
    bots: bots.length,
    seats: summary.seats,
    talla: summary.talla,
    coups: summary.coups,
    results: results.results.slice(-6).map(({ winner }) => winner),
    bank: isAmongPeople ? held('bank:') : null,
    cagnotte: isAmongPeople ? held('cagnotte') : null,
    clock: wait === undefined ? null : { name: wait.clock, until: wait.until },
    isPaused: runner.isPaused,
    isByHand: runner.isByHand,
    croupiers: book.onDuty('croupier', table).map(({ name }) => name),
    inspectors: book.onDuty('inspector', table).map(({ name }) => name),
    referred,
    alarms: [
      ...(referred === null ? [] : [{ id: `referred:${table}:${version}`, kind: 'referred' as const }]),
      ...(referred === null || referred.isAttended
        ? []
        : [{ id: `unattended:${table}:${version}`, kind: 'unattended' as const }]),
      ...(runner.isPaused ? [{ id: `paused:${table}:${version}`, kind: 'paused' as const }] : []),
    ].map((alarm) => ({ ...alarm, clearedBy: book.staff.cleared.get(alarm.id) ?? null })),
  };
}

interface Lying {
  readonly no: number;
  readonly card: string;
  readonly hand: string;
}

/** What somebody on duty may do at a table, and what they need to say it: nothing an onlooker could not see. */
export function tableSheet(runner: TableRunner, book: StaffBook, member: Member, titles: Titles): StaffTableSheet {
  const { scene, summary } = runner;
  const { table, ruleset, state, version } = scene;
  const duties = STAFF_ROLES.filter((role) => book.mayAct(member.name, role, table));
  const view = ruleset.game.view(state, null) as { readonly coup?: { readonly drawn?: readonly Lying[] } | null };
  const report: Shape = ruleset.game.commands.ReportIncident ?? {};
  return {
    table,
    ruleset: ruleset.id,
    game: ruleset.game.id,
    version,
    isByHand: runner.isByHand,
    duties,
    titles: titles(ruleset.id),
    acts: duties.flatMap((role) => lawfulFor(runner, role, member.name).map((act) => ({ role, act }))),
    incidents: Array.isArray(report.incident) ? [...report.incident] : [],
    facts: Object.keys(report).filter((field) => field !== 'incident'),
    people: namesIn(summary.people).map((name) => ({ name, seat: seatOf(summary.people, name) })),
    cards: (view.coup?.drawn ?? []).map(({ no, card, hand }) => ({ no, card, hand })),
    referred: caseAt(runner, book),
  };
}

/** What the law offers somebody in this role now. */
function lawfulFor({ scene: { ruleset, state } }: TableRunner, role: StaffRole, name: string): readonly Offered[] {
  return ruleset.game.acts.flatMap(({ name: act }) => {
    const by = onDuty(role, name, act);
    const lawful = by === null ? undefined : ruleset.legal(state, by).find((one) => one.act === act);
    return lawful === undefined ? [] : [JSON.parse(offeredText(lawful)) as Offered];
  });
}
