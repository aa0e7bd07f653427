import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

it('suggests what was probably meant, and nothing far-fetched', () => {
  const known = ['play', 'regulations', 'rules', 'law', 'scenario', 'replay'];
  expect(nearest('paly', known)).toBe('play');
  expect(nearest('scenarios', known)).toBe('scenario');
  expect(nearest('regul', known)).toBe('regulations');
  expect(nearest('xyzzy', known)).toBeNull();
  expect(nearest('', known)).toBeNull();
  expect(nearest('x'.repeat(10_000), known)).toBeNull();
});
