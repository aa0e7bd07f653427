import { hash } from 'node:crypto';
import { type CommitRow, commitBytes, type NumberedRow } from '../commit-row.ts';
import { StoreError } from '../store-error.ts';
import { type PackedBlock, packBlock, unpackBlock } from './block.ts';
import type { SealRequest } from './sealing.ts';

/** A block that is ready to take the place of rows. */
export interface PreparedBlock extends PackedBlock {
  readonly sum: string;
  readonly lastAt: number;
  readonly mayArchive: boolean;
}

/** So many bytes of rows go into one block at most; what is longer becomes several. */
export const MOST_BYTES = 32 * 1024 * 1024;

/** An append as it lies in the store, and the bytes that a row of a log has for it. */
export interface StoredRow extends NumberedRow {
  readonly body: Uint8Array;
}

/** Packs appends, but for what they wrote to streams that are not asked for. Null: there is nothing to pack. */
export function prepareBlock(rows: readonly StoredRow[], { streams, mayArchive }: SealRequest): PreparedBlock | null {
  if (rows.length === 0) return null;
  const taken = new Set(streams.map(({ stream }) => stream));
  const packed = packBlock(rows, (stream) => taken.has(stream));
  compare(packed, rows, taken);
  const lastAt = rows.reduce((last, { row }) => Math.max(last, row.at), 0);
  return { ...packed, sum: hash('sha256', packed.body, 'hex'), lastAt, mayArchive };
}

/** Everything it wrote to streams that are taken is asked for. */
export const isOver = ({ writes }: CommitRow, to: ReadonlyMap<string, number>): boolean =>
  writes.every(({ stream, version, events }) => {
    const last = to.get(stream);
    return last === undefined || events.length === 0 || version + events.length <= last;
  });

/** Nothing leaves the rows that does not come out of the block just as it was: not even what somebody changed. */
function compare({ body, size }: PackedBlock, rows: readonly StoredRow[], taken: ReadonlySet<string>): void {
  const block = unpackBlock(body, size, 'A block was not sealed, because it');
  for (const { commit, row, body: logged } of rows) {
    const left = row.writes.filter(({ stream, events }) => events.length > 0 && !taken.has(stream));
    const again = block.row(commit, left);
    if (again === null || !commitBytes(again).equals(logged))
      throw new StoreError(
        'damaged',
        `Append ${commit} is not as it was written, and was not sealed; verify the store.`,
      );
  }
}
