import { expect, test } from 'vitest';
import { headsFrom, headsText } from './heads-file.ts';

const HEADS = [
  { stream: 'table:a b', version: 12, hash: 'a'.repeat(64) },
  { stream: 'wallet:__proto__', version: 1, hash: '0'.repeat(64) },
];

test('heads are read as they were written', () => {
  const text = headsText(HEADS, 0);
  expect(text.split('\n')[0]).toBe('sabot-heads-1 1970-01-01T00:00:00.000Z 2');
  expect(headsFrom(text)).toEqual(HEADS);
  expect(headsFrom(text.replaceAll('\n', '\r\n'))).toEqual(HEADS);
});

test.each([
  ['an empty file', ''],
  ['another file', 'Dear diary\n'],
  ['one that was cut', headsText(HEADS, 0).split('\n').slice(0, 2).join('\n')],
  ['one with a line too many', `${headsText(HEADS, 0)}1 ${'b'.repeat(64)} more\n`],
  ['one with a bad line', headsText(HEADS, 0).replace('12 a', '12 g')],
])('%s is refused', (_, text) => {
  expect(() => headsFrom(text)).toThrow(expect.objectContaining({ code: 'bad-input' }));
});
