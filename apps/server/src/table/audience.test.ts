import { expect, test } from 'vitest';
import { Audience } from './audience.ts';
import type { Scene } from './scene.ts';

const event = (no: number) => ({ no, text: String(no), own: null });
/** A table of which only the version matters. */
const at = (version: number) =>
  ({ version, eyesOf: () => null, opening: () => '', ending: () => '', acts: () => '[]' }) as unknown as Scene;
const told = (text: string): string => /"events":\[(.*)\],"acts"/.exec(text)?.[1] ?? '';

test('whoever comes back is told what came since, as long as nothing of it is missing', () => {
  const audience = new Audience();
  audience.note([1, 2, 3].map(event));
  expect([0, 1, 2, 3].map((have) => told(audience.greet(at(3), null, have)))).toEqual(['1,2,3', '2,3', '3', '']);
  expect(told(audience.greet(at(3), null, 7))).toBe('');
  expect(told(audience.greet(at(3), null, null))).toBe('');
});

test('where somebody else has written meanwhile, no event is told in the place of another', () => {
  const audience = new Audience();
  audience.note([1, 2, 3].map(event));
  audience.note([event(6)]);
  expect([1, 3, 4, 5].map((have) => told(audience.greet(at(6), null, have)))).toEqual(['', '', '', '6']);
  expect(told(audience.greet(at(9), null, 3))).toBe('');
});
