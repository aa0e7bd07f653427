import { describe, expect, test } from 'vitest';
import { hint, nearest } from './suggest.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';

const ACTS = ['set-stakes', 'close-stakes', 'take-shoe', 'sit'];

describe('what was probably meant', () => {
  test.each([
    ['set-stake', 'set-stakes'],
    ['set-staeks', 'set-stakes'],
    ['SIT', 'sit'],
    ['sti', 'sit'],
    ['take-the-shoe', 'take-shoe'],
    ['abatir', null],
    ['x'.repeat(61), null],
  ])('%s: %s', (written, meant) => {
    expect(nearest(written, ACTS)).toBe(meant);
  });

  test('a suggestion, else a short list, else nothing', () => {
    expect(hint('sti', ACTS)(en)).toBe('; did you mean "sit"?');
    expect(hint('abatir', ACTS)(en)).toBe('; known: set-stakes, close-stakes, take-shoe, sit');
    expect(hint('sti', ACTS)(es)).toBe('; ¿quería decir «sit»?');
    expect(hint('abatir', [...ACTS, 'a', 'b', 'c', 'd', 'e'])(en)).toBe('');
    expect(hint('abatir', [])(en)).toBe('');
  });
});
