import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The three kinds of field a hashed message is made of; the label in front says which follow. */

export const UINT32_LIMIT = 2 ** 32;

/** Four bytes, the highest first. */
export function uint32(n: number): Uint8Array {
  if (!Number.isInteger(n) || n < 0 || n >= UINT32_LIMIT) throw new RangeError(`${n} does not fit in 32 bits`);
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, n);
  return bytes;
}

/** The number of its UTF-8 bytes, then the bytes: no two lists of texts look alike. */
export function text(words: string): Uint8Array {
  const bytes = utf8ToBytes(words);
  return concatBytes(uint32(bytes.length), bytes);
}

const MOST_TEXT = 200;

/** A name of a table or a player: some text that has one and only one UTF-8 form. */
export const isName = (name: unknown): name is string =>
  typeof name === 'string' && name !== '' && name.length <= MOST_TEXT && name.isWellFormed();
