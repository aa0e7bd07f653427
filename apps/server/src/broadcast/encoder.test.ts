import { expect, test } from 'vitest';
import { Frame } from './encoder.ts';

test('a message is one unmasked text frame, whatever its length', () => {
  const heads = { 0: '8100', 125: '817d', 126: '817e007e', 65535: '817effff', 65536: '817f0000000000010000' };
  for (const [length, head] of Object.entries(heads)) {
    const text = 'x'.repeat(Number(length));
    expect(new Frame(text).bytes.toString('latin1')).toBe(Buffer.from(head, 'hex').toString('latin1') + text);
  }
  expect(new Frame('ñ').bytes).toEqual(Buffer.from([0x81, 2, 0xc3, 0xb1]));
});

test('it is written and framed once, and not at all where nobody reads it', () => {
  let written = 0;
  const frame = new Frame(() => {
    written += 1;
    return '{}';
  });
  expect(written).toBe(0);
  expect(frame.bytes).toBe(frame.bytes);
  expect([frame.text, written]).toEqual(['{}', 1]);
});
