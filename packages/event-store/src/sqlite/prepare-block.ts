import type { DatabaseSync } from 'node:sqlite';
import { commitFrom, isRest } from '../commit-row.ts';
import { isOver, MOST_BYTES, type PreparedBlock, prepareBlock, type StoredRow } from '../sealing/prepare-block.ts';
import type { SealRequest } from '../sealing/sealing.ts';

/** Reads the appends that are asked for and packs them; changes nothing. Null: there is nothing left to seal. */
export function blockPreparer(database: DatabaseSync): (request: SealRequest) => PreparedBlock | null {
  const ends = database.prepare('SELECT indexed FROM ends');
  const positions = database.prepare(
    'SELECT DISTINCT commit_no FROM positions WHERE stream = ? AND version <= ? AND commit_no <= ?',
  );
  const one = database.prepare('SELECT body FROM log WHERE commit_no = ?');

  const rowsOf = ({ streams }: SealRequest): readonly StoredRow[] => {
    const to = new Map(streams.map(({ stream, to }) => [stream, to]));
    // What is not in the index yet is held in memory by whoever has the file open, and must stay where it is.
    const indexed = Number(ends.get()?.indexed);
    const commits = new Set(
      streams.flatMap((one) => positions.all(one.stream, one.to, indexed).map(({ commit_no }) => Number(commit_no))),
    );
    const found: StoredRow[] = [];
    let bytes = 0;
    for (const commit of [...commits].sort((a, b) => a - b)) {
      const body = one.get(commit)?.body;
      // What an earlier block left in the log stays there: an append lies in one block at most.
      if (!(body instanceof Uint8Array) || isRest(body)) continue;
      const row = commitFrom(commit, body);
      if (!isOver(row, to)) continue;
      found.push({ commit, row, body });
      bytes += body.length;
      if (bytes > MOST_BYTES) break;
    }
    return found;
  };

  return (request) => {
    database.exec('BEGIN');
    let rows: readonly StoredRow[];
    try {
      rows = rowsOf(request);
    } finally {
      database.exec('COMMIT');
    }
    return prepareBlock(rows, request);
  };
}
