import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesOf, type Hex32 } from './bytes.ts';
import { UINT32_LIMIT, uint32 } from './encoding.ts';

/** A source of whole numbers below 2^32. */
export type Words = () => number;

/** HMAC-SHA-256 under the secret of the context and a counter, block after block, eight words a block. */
export function streamOf(secret: Hex32, context: Uint8Array): Words {
  const keyed = hmac.create(sha256, bytesOf(secret)).update(context);
  const block = new Uint8Array(32);
  const view = new DataView(block.buffer);
  let counter = 0;
  let at = block.length;
  return () => {
    if (at === block.length) {
      keyed.clone().update(uint32(counter)).digestInto(block);
      counter += 1;
      at = 0;
    }
    const word = view.getUint32(at);
    at += 4;
    return word;
  };
}

/**
 * A whole number from 0 up to, and not including, `n`. Words beyond the largest multiple of `n` are thrown away, so
 * that each number is exactly as likely as any other.
 */
export function below(n: number, words: Words): number {
  const fair = UINT32_LIMIT - (UINT32_LIMIT % n);
  let word = words();
  while (word >= fair) word = words();
  return word % n;
}

/** Fisher–Yates, from the last place to the second. Changes the list. */
export function shuffle<T>(list: T[], words: Words): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(i + 1, words);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
  return list;
}
