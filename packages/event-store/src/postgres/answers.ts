import { commandKey } from '../command-key.ts';

/** Where the answer to a command in a block is noted. */
export interface AnswerPlace {
  readonly bucket: number;
  /** Hexadecimal, as long for every command. */
  readonly key: string;
}

const [TIME_BYTES, BUCKET_BYTES, KEY_BYTES] = [6, 4, 6];

/**
 * Commands of the same 65 seconds (by the time in their ids) share a bucket, and what a block has of it is one row: a row for each
 * command would take more than the rest of the block. An id without a time has a bucket below zero, as good as its own. Two
 * commands may have one key: the block says which it holds.
 */
export function answerPlace(id: string): AnswerPlace {
  const key = commandKey(id);
  const isTimed = key.readUIntBE(0, TIME_BYTES) > 0;
  return {
    bucket: isTimed ? key.readUInt32BE(0) : -1 - key.readUInt32BE(TIME_BYTES),
    key: key.toString('hex', BUCKET_BYTES, BUCKET_BYTES + KEY_BYTES),
  };
}

/** The rows that note the commands of a block, by bucket. */
export function answerRows(ids: readonly string[]): readonly { readonly bucket: number; readonly keys: string }[] {
  const byBucket = Map.groupBy(ids.map(answerPlace), ({ bucket }) => bucket);
  return [...byBucket]
    .sort(([a], [b]) => a - b)
    .map(([bucket, places]) => ({ bucket, keys: places.map(({ key }) => key).join('') }));
}
