import { namesIn, seatOf } from '@sabot/engine';
import type { HostedSheet, InvitationSheet, LobbyTable } from '@sabot/protocol';
import { coveredLine, freeSeats, lobbyLine } from '../lobby-line.ts';
import type { Room } from '../room.ts';
import type { TableRunner } from '../table/table-runner.ts';
import type { Hosted } from './hosted-lines.ts';
import { noticeOf } from './hosted-table.ts';
import type { Hosting } from './hosting.ts';
import { relationTo, type Sight } from './sight.ts';
import type { TableDoors } from './table-doors.ts';

const SEES: Readonly<Record<Sight, HostedSheet['sees']>> = {
  now: 'now',
  late: 'one-coup-late',
  nothing: 'nothing',
  'by-asking': 'nothing',
  hidden: 'nothing',
};

export interface SheetParts {
  readonly hosting: Hosting;
  readonly room: Room;
  readonly doors: TableDoors;
  /** The addresses that links carry. */
  readonly addresses: () => readonly string[];
}

const settingsOf = ({ scene }: TableRunner): HostedSheet['settings'] =>
  (scene.state as { readonly table?: { readonly settings?: object } | null }).table
    ?.settings as HostedSheet['settings'];

/** A table that somebody has opened, as one guest may know it; null: they may not know that it is there. */
export async function hostedSheetFor(
  { hosting, room, doors, addresses }: SheetParts,
  table: string,
  name: string | null,
  isDirector: boolean,
): Promise<HostedSheet | null> {
  const hosted = await hosting.book.ever(table);
  if (hosted === null) return null;
  const runner = room.tables.get(table) ?? null;
  const you = relationTo(hosted, name);
  if (runner === null) return you === 'nobody' && !isDirector ? null : closedSheet(table, hosted, you, hosting);
  const sight = doors.sightOf(table, { name, isStaff: isDirector });
  if (sight === 'hidden' && you !== 'removed' && you !== 'asking') return null;
  const seen = sight === 'by-asking' || sight === 'hidden' ? null : doors.lineOf(runner, sight);
  const code = you === 'host' || isDirector ? await hosting.book.code(table) : null;
  const { people } = (seen ?? runner).summary;
  return {
    table,
    ruleset: hosted.ruleset,
    game: runner.scene.ruleset.game.id,
    settings: { ...settingsOf(runner) },
    opened: hosted.opened,
    closed: hosted.closed,
    you,
    sees: SEES[sight],
    notice: noticeOf(hosted, runner),
    seats: runner.summary.seats,
    freeSeats: seen === null ? [] : freeSeats((sight === 'nothing' ? runner : seen).scene),
    people:
      seen === null
        ? []
        : namesIn(people).map((one) => ({
            name: one,
            seat: seatOf(people, one),
            isHere: runner.subscribers.has(one),
          })),
    bots: seen === null ? [] : [...seen.scene.bots],
    code,
    links: code === null ? [] : addresses().map((address) => `${address}/join#${code}`),
  };
}

function closedSheet(table: string, hosted: Hosted, you: HostedSheet['you'], hosting: Hosting): HostedSheet {
  const ruleset = hosting.rulesetOf(hosted.ruleset);
  return {
    table,
    ruleset: hosted.ruleset,
    game: ruleset?.game.id ?? '',
    settings: { ...(ruleset?.regulation.defaults as object), ...hosted.settings },
    opened: hosted.opened,
    closed: hosted.closed,
    you,
    sees: 'nothing',
    notice: null,
    seats: 0,
    freeSeats: [],
    people: [],
    bots: [],
    code: null,
    links: [],
  };
}

/** What a link leads to, for whoever holds it. Of the play it tells nothing. */
export function invitationTo(runner: TableRunner, hosted: Hosted): InvitationSheet {
  const { scene, summary } = runner;
  return {
    ruleset: scene.ruleset.id,
    game: scene.ruleset.game.id,
    host: hosted.host,
    isHostHere: hosted.host !== null && runner.subscribers.has(hosted.host),
    admission: hosted.admission,
    minimum: summary.minimum,
    unit: summary.unit,
    seats: summary.seats,
    freeSeats: freeSeats(scene).length,
    people: namesIn(summary.people).filter((name) => !scene.bots.includes(name)),
    isPaused: hosted.paused !== null,
  };
}

/** The lobby as one guest may know it: tables by link only for whoever was let in. */
export function lobbyFor(
  { hosting, room, doors }: SheetParts,
  name: string | null,
  isStaff: (table: string) => boolean,
): LobbyTable[] {
  const lines: LobbyTable[] = [];
  for (const [table, runner] of room.tables) {
    const hosted = hosting.book.of(table);
    if (hosted === null) {
      lines.push(lobbyLine(runner));
      continue;
    }
    const sight = doors.sightOf(table, { name, isStaff: isStaff(table) });
    if (sight === 'hidden') continue;
    const line = lobbyLine(doors.lineOf(runner, sight));
    const { host, admission, spectators, paused } = hosted;
    const told = { host, admission, spectators, isPaused: paused !== null };
    const isCovered = sight === 'nothing' || sight === 'by-asking';
    lines.push({
      ...(isCovered ? coveredLine(line) : line),
      hosted: { ...told, you: relationTo(hosted, name), sees: SEES[sight] },
    });
  }
  return lines;
}
