import { describe, expect, test } from 'vitest';
import { hint, nearest } from './suggest.ts';

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
    expect(hint('sti', ACTS)).toBe('; did you mean "sit"?');
    expect(hint('abatir', ACTS)).toBe('; known: set-stakes, close-stakes, take-shoe, sit');
    expect(hint('abatir', [...ACTS, 'a', 'b', 'c', 'd', 'e'])).toBe('');
    expect(hint('abatir', [])).toBe('');
  });
});
