import { describe, expect, it } from 'vitest';
import { type Field, misfit } from './shape.ts';

const cases: readonly (readonly [Field, unknown, string | null])[] = [
  ['amount', 100, null],
  ['amount', -1, 'amount-not-whole-cents'],
  ['amount', 0.5, 'amount-not-whole-cents'],
  ['amount', 2 ** 53, 'amount-not-whole-cents'],
  ['amount', '100', 'amount-not-whole-cents'],
  ['card', 'Kd', null],
  ['card', 'K', null],
  ['card', 'Kx', 'unknown-card'],
  ['card?', null, null],
  ['card?', undefined, 'unknown-card'],
  ['cards', ['Kd', '2s'], null],
  ['cards', ['Kd', 2], 'malformed'],
  ['player', 'ana', null],
  ['player', 'Ñusta-3', null],
  ['player', 'croupier', 'unfit-name'],
  ['player', 'a b', 'unfit-name'],
  ['player', '', 'unfit-name'],
  ['player', 'x'.repeat(33), 'unfit-name'],
  ['number', 3, null],
  ['number', 3.5, 'malformed'],
  ['flag', true, null],
  ['flag', 'yes', 'malformed'],
  ['text', 'a reason', null],
  ['text', '   ', 'text-missing'],
  ['text', 'x'.repeat(501), 'text-missing'],
  ['word', 'a-word', null],
  ['word', 'two words', 'malformed'],
  ['words', ['one'], null],
  ['words', [], 'malformed'],
  ['grounds', ['X-1'], null],
  ['grounds', [], 'malformed'],
  ['postings', [], null],
  ['postings', 'none', 'malformed'],
  ['data', null, null],
  ['data', undefined, 'malformed'],
  [['up', 'down'], 'up', null],
  [['up', 'down'], 'sideways', 'unknown-word'],
];

describe('misfit', () => {
  it.each(cases)('%s given %s', (field, value, code) => {
    expect(misfit(field, value)).toBe(code);
  });
});
