import { expect, test } from 'vitest';
import { commandKey } from './command-key.ts';

test('an id with a time-ordered UUID is found by its time, any other by its hash alone', () => {
  const [early, late] = ['018bcfe5-6800-7000-8000-000000000001', '018bcfe5-6801-7000-8000-000000000000'] as const;
  const keys = [`act:zoe:${early}`, `act:ana:${late}`].map(commandKey);
  expect(keys[0]!.subarray(0, 6).readUIntBE(0, 6)).toBe(0x018bcfe56800);
  expect(Buffer.compare(keys[0]!, keys[1]!)).toBe(-1);
  for (const id of ['lapse:table:7:1', `act:ana:${early}-`, early.replace('-7', '-4'), early.toUpperCase()]) {
    expect(commandKey(id).subarray(0, 6).readUIntBE(0, 6), id).toBe(0);
  }
  expect(new Set(['a', 'b', 'constructor', '__proto__'].map((id) => commandKey(id).toString('hex'))).size).toBe(4);
  expect(commandKey('a')).toHaveLength(16);
});
