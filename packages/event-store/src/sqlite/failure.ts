import { StoreError, type StoreErrorCode } from '../store-error.ts';

/** The primary result codes of SQLite; https://sqlite.org/rescode.html */
const BUSY = [5, 6];
const DAMAGED = [11];
const NOT_OURS = [26];
const CANNOT_OPEN = [3, 8, 14, 23];
/** The transaction is rolled back, and the next may succeed. */
const FULL = [13];

export function storeErrorOf(error: unknown, path: string): StoreError {
  if (error instanceof StoreError) return error;
  const { message, errcode } = error as Error & { errcode?: number };
  const primary = (errcode ?? 0) & 0xff;
  const [code, what] = meaning(primary);
  return new StoreError(code, `${path}: ${what} (${message}).`);
}

function meaning(primary: number): [StoreErrorCode, string] {
  if (BUSY.includes(primary)) return ['busy', 'another process holds the file locked'];
  if (DAMAGED.includes(primary)) return ['damaged', 'the file is damaged'];
  if (NOT_OURS.includes(primary))
    return ['not-ours', 'not a data file of Sabot, nor any database; it was left as it is'];
  if (CANNOT_OPEN.includes(primary)) return ['cannot-open', 'the data file cannot be opened or written'];
  if (FULL.includes(primary)) return ['cannot-open', 'the disk is full'];
  return ['storage-failed', 'reading or writing failed'];
}
