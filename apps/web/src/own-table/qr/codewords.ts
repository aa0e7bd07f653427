import { correctionOf } from './error-correction.ts';

/** Of the versions 1 to 10 at level M: all codewords, those for correction in each block, and how many blocks. */
const VERSIONS: readonly (readonly [total: number, correction: number, blocks: number])[] = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
];

const roomIn = (version: number): number => {
  const [total, correction, blocks] = VERSIONS[version - 1] as (typeof VERSIONS)[number];
  return total - correction * blocks;
};
/** Mode and length take 12 bits up to version 9, 20 bits after it. */
const headBits = (version: number): number => (version < 10 ? 12 : 20);

/** The smallest version that holds so many bytes; null: none of ours does. */
export function versionFor(bytes: number): number | null {
  const found = VERSIONS.findIndex((_, i) => roomIn(i + 1) * 8 >= headBits(i + 1) + bytes * 8);
  return found === -1 ? null : found + 1;
}

function dataOf(bytes: Uint8Array, version: number): readonly number[] {
  const room = roomIn(version);
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, headBits(version) - 4);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, -bits.length & 7);
  const data = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  );
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

/** The bytes in the order in which they are laid out: block by block, interleaved, and then what corrects them. */
export function codewordsOf(bytes: Uint8Array, version: number): readonly number[] {
  const [total, correction, blocks] = VERSIONS[version - 1] as (typeof VERSIONS)[number];
  const data = dataOf(bytes, version);
  const short = Math.floor(total / blocks) - correction;
  const longFrom = blocks - (total % blocks);
  let at = 0;
  const parts = Array.from({ length: blocks }, (_, i) => {
    const length = short + (i < longFrom ? 0 : 1);
    at += length;
    return data.slice(at - length, at);
  });
  const corrections = parts.map((part) => correctionOf(part, correction));
  const laid: number[] = [];
  for (let i = 0; i <= short; i++) for (const part of parts) if (i < part.length) laid.push(part[i] as number);
  for (let i = 0; i < correction; i++) for (const one of corrections) laid.push(one[i] as number);
  return laid;
}
