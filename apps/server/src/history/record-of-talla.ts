import { StoreError } from '@sabot/event-store';
import type { Entry } from '@sabot/fairness';
import type { Store } from '../ports/store.ts';
import { recordStream } from '../table/kept-table.ts';

/** About as many lines as a talla has. */
const STEP = 64;

interface Line {
  readonly no: number;
  readonly entry: Entry | null;
}

async function* linesFrom(store: Store, table: string, from: number): AsyncIterable<Line> {
  for await (const { version, data } of store.read(recordStream(table), from)) {
    const line = JSON.parse(data) as Entry | { readonly deed?: undefined };
    // Between the lines of the record stand the steps of the ceremony.
    yield { no: version, entry: line.deed === undefined ? null : line };
  }
}

/** The first beginning of a shuffle at or after a place in the stream. */
async function begunAfter(store: Store, table: string, from: number): Promise<{ no: number; talla: number } | null> {
  for await (const { no, entry } of linesFrom(store, table, from)) {
    if (entry?.deed === 'begun') return { no, talla: entry.talla };
  }
  return null;
}

/** Where the record of a talla ends, looked for from a place on: before the next shuffle begins, else with the record. */
export async function recordEndOf(store: Store, table: string, from: number, talla: number): Promise<number> {
  let last = from - 1;
  for await (const { no, entry } of linesFrom(store, table, from)) {
    if (entry?.deed === 'begun' && entry.talla > talla) break;
    last = no;
  }
  return last;
}

/**
 * The first place from which no talla before `from` begins, looked for backwards from the end in growing steps: what is recent is
 * found without the old, which may lie in a file of an archive. What cannot be read there is older.
 */
async function startOf(store: Store, table: string, from: number): Promise<{ no: number; lacking: unknown }> {
  const end = ((await store.head(recordStream(table)))?.version ?? 0) + 1;
  let lacking: unknown = null;
  /** Whether the first shuffle at or after a place is of an earlier talla, and where the next can be. */
  const earlier = async (no: number): Promise<number | null> => {
    try {
      const begun = await begunAfter(store, table, no);
      return begun !== null && begun.talla < from ? begun.no + 1 : null;
    } catch (error) {
      if (!(error instanceof StoreError) || error.code !== 'archive-missing') throw error;
      lacking = error;
      return no + 1;
    }
  };
  let [low, high] = [1, end];
  for (let step = STEP; high > 1; step *= 2) {
    const no = Math.max(1, end - step);
    const next = await earlier(no);
    if (next !== null) {
      low = next;
      break;
    }
    high = no;
  }
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const next = await earlier(middle);
    if (next === null) high = middle;
    else low = next;
  }
  return { no: low, lacking };
}

/** The lines of a table's record from one talla to another: how many came before does not matter. */
export async function recordOfTallas(store: Store, table: string, from: number, to: number): Promise<readonly Entry[]> {
  const { no, lacking } = await startOf(store, table, from);
  const record: Entry[] = [];
  for await (const { entry } of linesFrom(store, table, no)) {
    if (entry === null) continue;
    // It lies in what could not be read.
    if (record.length === 0 && lacking !== null && entry.deed === 'begun' && entry.talla > from) throw lacking;
    if (entry.deed === 'begun' && entry.talla > to) break;
    // What became of the shuffle before stands ahead of the first that is asked for.
    if (record.length > 0 || entry.deed === 'begun') record.push(entry);
  }
  return record;
}
