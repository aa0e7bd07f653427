import { STAFF_ROLES, type StaffRole } from '@sabot/engine';
import type { Journal as Told } from '@sabot/protocol';
import type { Envelope, Store } from '../ports/store.ts';
import { tableStream } from '../table/kept-table.ts';
import { DESK_STREAM } from './desk-book.ts';

type Entry = Told['entries'][number];
/** An entry and the number of its append: the order in which things were done. */
interface Numbered {
  readonly commit: number;
  readonly entry: Entry;
}
interface Known {
  readonly entries: Numbered[];
  version: number;
}
interface Asked {
  readonly table?: string | undefined;
  readonly name?: string | undefined;
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

/** What is told at once. */
const MOST_TOLD = 500;
/** Of whom a journal is kept in mind: the tables that somebody asked for last. */
const MOST_STREAMS = 300;
/** Where the house itself keeps what its staff have done, beside the tables. */
const STAFF_STREAM = 'staff';
/** Nothing that a guest did, and no secret. */
const UNTOLD: readonly string[] = ['ClaimMade'];
const HIDDEN: readonly string[] = ['hash', 'type', 'by'];

/** `inspector:luis`, `staff:luis`: somebody who works here; null: anybody else. */
function workerIn(actor: string): { readonly name: string; readonly role: StaffRole | null } | null {
  const at = actor.indexOf(':');
  const kind = actor.slice(0, at);
  const role = STAFF_ROLES.find((one) => one === kind) ?? null;
  return at > 0 && (role !== null || kind === STAFF_STREAM) ? { name: actor.slice(at + 1), role } : null;
}

const plain = (value: unknown): string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)
    ? (value as string | number | boolean | null)
    : JSON.stringify(value);

const plainFields = (fields: object): Entry['fields'] =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !HIDDEN.includes(name))
      .map(([name, value]) => [name, plain(value)]),
  );

function entryOf({ actor, at, act, type, data }: Envelope, table: string | null): Entry | null {
  const worker = workerIn(actor);
  if (worker === null || (table !== null && act === null) || UNTOLD.includes(type)) return null;
  const done = JSON.parse(table === null ? data : (act as string)) as { readonly type?: string };
  const { grounds = [] } = (table === null ? {} : JSON.parse(data)) as { readonly grounds?: unknown };
  return {
    at,
    table: table ?? (done as { readonly table?: string | null }).table ?? null,
    ...worker,
    act: table === null ? type : String(done.type),
    fields: plainFields(done),
    grounds: Array.isArray(grounds) ? grounds.map(String) : [],
  };
}

/** What those who work here have done, read from the store once and then only on from there: a table and a day are found at once. */
export class Journal {
  readonly #store: Store;
  readonly #tables: () => Iterable<string>;
  readonly #known = new Map<string, Known>();

  constructor(store: Store, tables: () => Iterable<string>) {
    this.#store = store;
    this.#tables = tables;
  }

  async told({ table, name, from = 0, until = Number.MAX_SAFE_INTEGER }: Asked): Promise<Told> {
    const isWanted = ({ entry }: Numbered): boolean =>
      entry.at >= from && entry.at < until && (name === undefined || entry.name === name);
    const entries: Numbered[] = [];
    for (const stream of [STAFF_STREAM, DESK_STREAM]) {
      const own = await this.#upToDate(stream, null);
      entries.push(...own.filter(({ entry }) => table === undefined || entry.table === table));
    }
    for (const one of table === undefined ? this.#tables() : [table]) {
      entries.push(...(await this.#upToDate(tableStream(one), one)));
    }
    const wanted = entries.filter(isWanted).sort((a, b) => b.commit - a.commit);
    return { entries: wanted.slice(0, MOST_TOLD).map(({ entry }) => entry), isCut: wanted.length > MOST_TOLD };
  }

  async #upToDate(stream: string, table: string | null): Promise<readonly Numbered[]> {
    const known = this.#known.get(stream) ?? { entries: [], version: 0 };
    this.#known.delete(stream);
    this.#known.set(stream, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_STREAMS && oldest !== undefined) this.#known.delete(oldest);
    for await (const envelope of this.#store.read(stream, known.version + 1)) {
      // Two who ask at once read the same lines; each is kept once.
      if (envelope.version <= known.version) continue;
      known.version = envelope.version;
      const entry = entryOf(envelope, table);
      if (entry !== null) known.entries.push({ commit: envelope.commit, entry });
    }
    return known.entries;
  }
}
