import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bytesOf, freshBytes, isHex32 } from './bytes.ts';
import { uint32 } from './encoding.ts';
import { below, shuffle, streamOf } from './stream.ts';

const from =
  (...words: number[]) =>
  () => {
    const word = words.shift();
    if (word === undefined) throw new Error('no words left');
    return word;
  };

describe('a number below n', () => {
  test('is the word modulo n', () => {
    expect(below(10, from(4_000_000_007))).toBe(7);
    expect(below(1, from(4_294_967_295))).toBe(0);
  });

  test('is never taken from beyond the last whole multiple', () => {
    // 2^32 = 429,496,729 × 10 + 6
    expect(below(10, from(4_294_967_289))).toBe(9);
    expect(below(10, from(4_294_967_290, 4_294_967_295, 3))).toBe(3);
  });

  test('uses every word where n divides 2^32', () => {
    expect(below(256, from(4_294_967_295))).toBe(255);
  });
});

describe('the stream', () => {
  test('is HMAC-SHA-256 of context and counter, eight words a block', () => {
    const secret = 'ab'.repeat(32);
    const context = new TextEncoder().encode('context');
    const words = streamOf(secret, context);
    for (const counter of [0, 1, 2]) {
      const message = Buffer.concat([context, uint32(counter)]);
      const block = createHmac('sha256', Buffer.from(secret, 'hex')).update(message).digest();
      for (let i = 0; i < 8; i++) expect(words()).toBe(block.readUInt32BE(4 * i));
    }
  });
});

describe('the shuffle', () => {
  test('swaps from the last place to the second', () => {
    expect(shuffle([...'abcd'], from(0, 1, 1))).toEqual(['d', 'c', 'b', 'a']);
  });

  test('leaves one and none alone', () => {
    expect(shuffle(['a'], from())).toEqual(['a']);
    expect(shuffle([], from())).toEqual([]);
  });
});

describe('32 bytes', () => {
  test('fresh ones differ', () => {
    const some = new Set(Array.from({ length: 100 }, freshBytes));
    expect(some.size).toBe(100);
    expect([...some].every(isHex32)).toBe(true);
  });

  test('are refused in any other form, and not quoted', () => {
    for (const bad of ['', 'AB'.repeat(32), 'ab'.repeat(31), `${'ab'.repeat(32)}\n`, 'zz'.repeat(32)]) {
      expect(() => bytesOf(bad)).toThrow(/^not 32 bytes in lower-case hexadecimal$/);
    }
  });
});
