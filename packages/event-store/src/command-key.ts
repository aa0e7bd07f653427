import { hash } from 'node:crypto';

/** A UUID of version 7 at the end of an id; its first 48 bits are the milliseconds since 1970. */
const TIMED = /([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const UNTIMED = '000000000000';

/**
 * Under which key a command is found again: the time in its id (zero where there is none), then ten bytes of the SHA-256 of the
 * id. Keys of one time lie side by side, so that commands of now dirty few pages, however many there ever were.
 */
export function commandKey(id: string): Buffer {
  const [, high, low] = TIMED.exec(id) ?? [];
  const time = high === undefined || low === undefined ? UNTIMED : high + low;
  return Buffer.from(time + hash('sha256', id, 'hex').slice(0, 20), 'hex');
}
