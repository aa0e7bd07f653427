import type { Authorisations, HostedSheet, Journal, JournalEntry, Pit, RightsTable } from '@sabot/protocol';
import { commandIdAt } from '@sabot/protocol';
import { momentWritten } from '@sabot/words';
import { actNamed, factWritten, STAFF_DOINGS } from '@sabot/words/staff';
import { BadCall } from '../call/bad-call.ts';
import type { Call, Exit } from '../commands/command.ts';
import { asked, type Desk } from './desk.ts';
import { fieldsIn, momentIn, told } from './in-and-out.ts';

const ASKS = ['let-go', 'authorisations', 'authorise', 'withdraw', 'open', 'close', 'journal', 'rights'] as const;
export type DirectorAsk = (typeof ASKS)[number];
export const isDirectorAsk = (what: string): what is DirectorAsk => (ASKS as readonly string[]).includes(what);

const A_DAY = 24 * 3600_000;
const freshId = (): string => commandIdAt(Date.now(), crypto.getRandomValues(new Uint8Array(10)));

/** The director’s desk from the terminal: authorisations, tables opened and closed, who works here, the journal. */
export async function atTheDesk(call: Call, desk: Desk, what: DirectorAsk): Promise<Exit> {
  const { words, options } = call;
  const [, , first = '', second = ''] = call.args;
  const done = [words.staff.done];
  const get = (path: string): Promise<unknown> => asked(desk, { method: 'GET', path });
  const post = (path: string, body: object): Promise<unknown> => asked(desk, { method: 'POST', path, body });
  switch (what) {
    case 'let-go': {
      const path = `/api/staff/people/${encodeURIComponent(first)}`;
      return told(call, await asked(desk, { method: 'DELETE', path }), done);
    }
    case 'authorisations': {
      const all = (await get('/api/staff/authorisations')) as Authorisations;
      return told(call, all, all.length === 0 ? [words.staff.noAuthorisations] : all.map((one) => lineOf(call, one)));
    }
    case 'authorise': {
      const { from, until = null, ...given } = fieldsIn(call) as { from?: unknown; until?: unknown };
      const dates = { from: momentIn(from) ?? Date.now(), until: momentIn(until) };
      const body = { commandId: freshId(), ruleset: first, terms: {}, ...given, ...dates };
      return told(call, await post('/api/staff/authorisations', body), done);
    }
    case 'withdraw': {
      const path = `/api/staff/authorisations/${encodeURIComponent(first)}/withdraw`;
      return told(call, await post(path, { commandId: freshId(), reason: second }), done);
    }
    case 'open': {
      const body = { commandId: freshId(), as: 'director', ruleset: first, admission: 'everybody' };
      const opened = (await post('/api/tables', { ...body, settings: fieldsIn(call) })) as HostedSheet;
      return told(call, opened, [words.staff.opened(opened.table)]);
    }
    case 'close':
      return told(call, await post(`/api/staff/tables/${encodeURIComponent(first)}/close`, {}), done);
    case 'journal': {
      const from = momentIn(options.day);
      const day = from === null ? [] : [`from=${from}`, `until=${from + A_DAY}`];
      const query = [...day, ...(first === '' ? [] : [`table=${encodeURIComponent(first)}`])].join('&');
      const journal = (await get(`/api/staff/journal?${query}`)) as Journal;
      const pit = (await get('/api/staff/pit')) as Pit;
      const gameOf = (table: string | null) => pit.find((one) => one.table === table)?.game ?? null;
      const lines = journal.entries.map((one) => entryLine(call, one, gameOf(one.table)));
      return told(call, journal, lines.length === 0 ? [STAFF_DOINGS[call.language].nothingDone] : lines);
    }
    case 'rights': {
      const rights = (await get('/api/staff/rights')) as RightsTable;
      const lines = rights.map(({ act, kinds }) => `${actNamed(call.language, act)} (${act}): ${kinds.join(', ')}`);
      return told(call, rights, lines);
    }
    default:
      throw new BadCall((bad) => bad.missing('staff', what satisfies never));
  }
}

const dated = ({ language }: Call, at: number): string => momentWritten(language, at);

function lineOf(call: Call, one: Authorisations[number]): string {
  const { staff } = call.words;
  const dates = staff.dates(dated(call, one.from), one.until === null ? null : dated(call, one.until));
  const standing = one.withdrawn === null ? (one.isInForce ? staff.inForce : '') : staff.withdrawn(one.withdrawn.by);
  const terms = JSON.stringify(one.terms);
  return [`${one.id}. ${one.ruleset}: ${one.reference}`, dates, terms, standing]
    .filter((part) => part !== '')
    .join('; ');
}

function entryLine(
  call: Call,
  { at, table, name, role, act, fields, grounds }: JournalEntry,
  game: string | null,
): string {
  const { staff } = call.words;
  const names = STAFF_DOINGS[call.language].fields;
  const facts = Object.entries(fields).flatMap(([field, value]) =>
    value === null || field === 'table' || !Object.hasOwn(names, field)
      ? []
      : [`${names[field]}: ${factWritten(call.language, field, value, game)}`],
  );
  const who = role === null ? name : `${name} (${staff.roles[role]})`;
  const said = [actNamed(call.language, act), ...facts].join('; ');
  const where = table === null ? '' : ` · ${table}`;
  return `${dated(call, at)} · ${who}${where} · ${said}${grounds.length === 0 ? '' : ` [${grounds.join(', ')}]`}`;
}
