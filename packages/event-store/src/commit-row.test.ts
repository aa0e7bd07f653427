import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CommitRow, commitBytes, commitFrom } from './commit-row.ts';

/** What `store-on.ts` lets through: any text without half surrogates and zero bytes. */
const text = fc.string({ unit: 'grapheme' }).filter((one) => one.isWellFormed() && !one.includes('\0'));
const event = fc.record({ type: text, data: text, act: fc.option(text), hash: text });
const write = fc.record({
  stream: text,
  version: fc.nat(),
  prev: text,
  ruleset: text,
  edition: fc.nat(),
  events: fc.array(event, { maxLength: 4 }),
});
const row: fc.Arbitrary<CommitRow> = fc.record({
  commandId: text,
  actor: text,
  at: fc.maxSafeNat(),
  answer: fc.option(text),
  writes: fc.array(write, { maxLength: 3 }),
});

test('a row is read as it was written, whatever its texts say', () => {
  fc.assert(
    fc.property(row, (one) => {
      expect(commitFrom(1, commitBytes(one))).toEqual(one);
    }),
  );
});

test('a row that is cut, goes on, or is changed in its form is refused as damaged, and never takes the memory', () => {
  const damaged = expect.objectContaining({ code: 'damaged', message: expect.stringContaining('Append 7 ') });
  const sound = commitBytes({ commandId: 'c', actor: 'a', at: 1, answer: null, writes: [] });
  const other = (change: (text: string) => string) => Buffer.from(change(sound.toString()));
  for (const broken of [
    'not bytes',
    null,
    Buffer.alloc(0),
    sound.subarray(0, -1),
    Buffer.concat([sound, Buffer.from('\0')]),
    other((one) => one.replace('-1', '-2')),
    other((one) => one.replace(/0$/, '9999999')),
    other((one) => one.replace(/0$/, '-1')),
    other((one) => one.replace(/0$/, '')),
    other((one) => one.replace('\x001\0', '\0one\0')),
    other((one) => one.replace(/\0\0(.)$/, '\0?\0$1')),
  ]) {
    expect(() => commitFrom(7, broken)).toThrow(damaged);
  }
});
