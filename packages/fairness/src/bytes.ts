import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js';

/** 32 bytes as 64 hexadecimal digits in lower case. */
export type Hex32 = string;

const HEX_32 = /^[0-9a-f]{64}$/;
export const isHex32 = (text: unknown): text is Hex32 => typeof text === 'string' && HEX_32.test(text);

export function bytesOf(hex: Hex32): Uint8Array {
  // never quotes what it was given: it may be a secret
  if (!isHex32(hex)) throw new RangeError('not 32 bytes in lower-case hexadecimal');
  return hexToBytes(hex);
}

export const hexOf = (bytes: Uint8Array): Hex32 => bytesToHex(bytes);

/** A new secret or contribution, from the secure source of the browser or of Node. */
export const freshBytes = (): Hex32 => bytesToHex(randomBytes(32));
