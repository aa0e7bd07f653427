import type { Entry } from '@sabot/fairness';
import type { Store } from '../ports/store.ts';
import { recordStream } from '../table/kept-table.ts';

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

/** The lines of a table's record from one talla to another, found by halves: how many came before does not matter. */
export async function recordOfTallas(store: Store, table: string, from: number, to: number): Promise<readonly Entry[]> {
  let low = 1;
  let high = ((await store.head(recordStream(table)))?.version ?? 0) + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const begun = await begunAfter(store, table, middle);
    if (begun !== null && begun.talla < from) low = begun.no + 1;
    else high = middle;
  }
  const record: Entry[] = [];
  for await (const { entry } of linesFrom(store, table, low)) {
    if (entry === null) continue;
    if (entry.deed === 'begun' && entry.talla > to) break;
    // What became of the shuffle before stands ahead of the first that is asked for.
    if (record.length > 0 || entry.deed === 'begun') record.push(entry);
  }
  return record;
}
