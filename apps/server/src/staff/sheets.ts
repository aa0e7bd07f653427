import {
  balance,
  CROUPIER,
  HOUSE_RIGHTS,
  type LawfulAct,
  lookUp,
  namesIn,
  onDuty,
  RIGHTS,
  type Shape,
  STAFF_ROLES,
  type StaffRole,
  seatOf,
  WITH_THE_CARDS,
} from '@sabot/engine';
import type { Offered, Pit, PitTable, ReportSheet, RightsTable, StaffMember, StaffTableSheet } from '@sabot/protocol';
import { offeredText } from '../broadcast/offers.ts';
import type { Room } from '../room.ts';
import type { TableRunner } from '../table/table-runner.ts';
import type { Alarms } from './alarms.ts';
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
  Object.entries<readonly string[]>({ ...RIGHTS, ...HOUSE_RIGHTS }).map(([act, kinds]) => ({ act, kinds: [...kinds] }));

export const pitSheet = (room: Room, book: StaffBook, alarms: Alarms): Pit =>
  [...room.tables.values()].map((one) => pitLine(one, book, alarms));

function pitLine(runner: TableRunner, book: StaffBook, alarms: Alarms): PitTable {
  const { scene, summary, results } = runner;
  const { table, ruleset, bots, awaits } = scene;
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
    duties: [...book.onDuty('croupier', table), ...book.onDuty('inspector', table)],
    closing: runner.aside.closing?.by ?? null,
    referred,
    alarms: alarms.at(runner, referred),
  };
}

interface Lying {
  readonly no: number;
  readonly card: string;
  readonly hand: string;
}

/** What can be said of an error at a table now: nothing an onlooker could not see. */
export function reportSheet(runner: TableRunner): ReportSheet {
  const { scene, summary } = runner;
  const { table, ruleset, state } = scene;
  const view = ruleset.game.view(state, null) as { readonly coup?: { readonly drawn?: readonly Lying[] } | null };
  const report: Shape = ruleset.game.commands.ReportIncident ?? {};
  const lawful = ruleset.legal(state, CROUPIER).find(({ act }) => act === 'ReportIncident');
  return {
    table,
    ruleset: ruleset.id,
    game: ruleset.game.id,
    report: lawful === undefined ? null : told(lawful),
    incidents: Array.isArray(report.incident) ? [...report.incident] : [],
    facts: Object.keys(report).filter((field) => field !== 'incident'),
    people: namesIn(summary.people).map((name) => ({ name, seat: seatOf(summary.people, name) })),
    cards: (view.coup?.drawn ?? []).map(({ no, card, hand }) => ({ no, card, hand })),
  };
}

/** The same for somebody on duty there, with what else they may do. */
export function tableSheet(
  runner: TableRunner,
  book: StaffBook,
  member: Member,
  titles: Titles,
): Omit<StaffTableSheet, 'reported'> {
  const { table, ruleset, version } = runner.scene;
  const duties = STAFF_ROLES.filter((role) => book.mayAct(member.name, role, table));
  const { commands } = ruleset.game;
  return {
    ...reportSheet(runner),
    version,
    isByHand: runner.isByHand,
    duties,
    titles: titles(ruleset.id),
    acts: duties.flatMap((role) =>
      lawfulFor(runner, role, member.name).map((act) => ({
        role,
        act,
        fields: fieldsOf(lookUp(commands, act.act) ?? {}),
      })),
    ),
    referred: caseAt(runner, book),
    said: runner.aside.told,
    ...standing(runner),
  };
}

interface MayHaveList {
  readonly waitingList?: readonly string[];
  readonly packSteps?: readonly string[];
  readonly checkAsked?: boolean;
}

/** What whoever works at a table sees of it beside the play: money that is no player’s, who waits, what becomes of the pack. */
function standing({ scene, summary: { books } }: TableRunner): Pick<StaffTableSheet, 'money' | 'waiting' | 'pack'> {
  const { waitingList = [], packSteps = [], checkAsked = false } = scene.state as MayHaveList;
  const isOfTable = (account: string): boolean => !/^(player|stake):|^outside$/.test(account);
  return {
    money: books.accounts.filter(isOfTable).map((account) => ({ account, amount: balance(books, account) })),
    waiting: [...waitingList],
    pack: { steps: [...packSteps], isCheckAsked: checkAsked },
  };
}

const told = (lawful: LawfulAct): Offered => JSON.parse(offeredText(lawful)) as Offered;

const fieldsOf = (shape: Shape): Record<string, string | string[]> =>
  Object.fromEntries(Object.entries(shape).map(([name, kind]) => [name, typeof kind === 'string' ? kind : [...kind]]));

/** What the law offers somebody in this role now. */
function lawfulFor(runner: TableRunner, role: StaffRole, name: string): readonly Offered[] {
  const { ruleset, state } = runner.scene;
  return ruleset.game.acts.flatMap(({ name: act }) => {
    // The shoe of any other table is sealed: nobody is offered what it does by itself.
    const isSealed = !runner.isByHand && (WITH_THE_CARDS as readonly string[]).includes(act);
    const by = isSealed ? null : onDuty(role, name, act);
    const lawful = by === null ? undefined : ruleset.legal(state, by).find((one) => one.act === act);
    return lawful === undefined ? [] : [told(lawful)];
  });
}
