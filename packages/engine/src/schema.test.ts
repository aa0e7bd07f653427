import { describe, expect, it } from 'vitest';
import { type Field, misfit, readCommand } from './schema.ts';
import { player } from './table/actor.ts';

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
  ['cards', Array(2), 'malformed'],
  ['player', 'ana', null],
  ['player', 'Ñusta-3', null],
  ['player', 'croupier', 'unfit-name'],
  ['player', 'a  b', 'unfit-name'],
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

const COMMANDS = { Sit: { seat: 'number' }, Report: { card: 'card?', note: 'text?' }, Settle: {} } as const;
const ana = player('ana');
const read = (type: string, fields: object) => readCommand(COMMANDS, type, fields, ana);

describe('a command from outside', () => {
  it('is taken with the fields it is described with, and by whom the house says', () => {
    expect(read('Sit', { seat: 3 })).toEqual({ ok: true, value: { type: 'Sit', seat: 3, by: ana } });
    expect(read('Report', { card: '5h', note: null })).toMatchObject({ ok: true });
    expect(read('Settle', {})).toEqual({ ok: true, value: { type: 'Settle', by: ana } });
  });

  it.each<[string, object, string, object]>([
    ['Sit', {}, 'malformed', { field: 'seat', given: 'undefined' }],
    ['Sit', { seat: '3' }, 'malformed', { field: 'seat', given: '3' }],
    ['Sit', { seat: -0 }, 'malformed', { field: 'seat', given: '0' }],
    ['Sit', { seat: { toString: 1 } }, 'malformed', { field: 'seat', given: '{…}' }],
    ['Sit', { seat: [[]] }, 'malformed', { field: 'seat', given: '[…]' }],
    ['Sit', Object.create({ seat: 3 }), 'malformed', { field: 'seat', given: 'undefined' }],
    ['Sit', { seat: 3, by: 'eva' }, 'malformed', { field: 'by', given: 'eva' }],
    ['Settle', { type: 'Sit' }, 'malformed', { field: 'type', given: 'Sit' }],
    ['Settle', { ['x'.repeat(100)]: 1 }, 'malformed', { field: 'x'.repeat(60), given: '1' }],
    ['Settle', JSON.parse('{"__proto__":{"by":1}}'), 'malformed', { field: '__proto__', given: '{…}' }],
    ['Report', { card: '5x', note: null }, 'unknown-card', { field: 'card', given: '5x' }],
    ['toString', {}, 'unknown-command', { given: 'toString' }],
    ['__proto__', {}, 'unknown-command', { given: '__proto__' }],
  ])('%s with %o is refused as %s', (type, fields, code, facts) => {
    expect(read(type, fields)).toEqual({ ok: false, refusal: { code, grounds: [], facts } });
  });
});
