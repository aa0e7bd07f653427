import type { Chance } from './chance.ts';

/** Names that mean something to a runtime, a path or a table. */
export const NASTY_NAMES = [
  'constructor',
  '__proto__',
  'prototype',
  'valueOf',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
  'length',
  '',
  'ñ',
  '../../etc/passwd',
  'table:',
  'player:ana',
  'croupier',
  'house',
  'outside',
  'x'.repeat(300),
  'a\u0000b',
  '\ud800',
  '‮',
  '1e9',
  'NaN',
] as const;

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
};

/** Values that no field of any act expects. */
export function nastyValue(chance: Chance): unknown {
  return chance.oneOf<() => unknown>([
    () => null,
    () => true,
    () => -1,
    () => -0,
    () => 0.5,
    () => 2 ** 53,
    () => 2 ** 31,
    () => 1e308,
    () => chance.oneOf(NASTY_NAMES),
    () => '100',
    () => [],
    () => [1, 2, 3],
    () => ({}),
    () => ({ toString: 1 }),
    () => ({ valueOf: 'x', toString: null }),
    () => JSON.parse('{"then":1}'),
    () => ({ length: 1e9 }),
    () => JSON.parse('{"__proto__":{"by":"croupier"}}'),
    () => nested(1 + chance.below(60)),
    () => 'x'.repeat(chance.below(5000)),
    () => Array.from({ length: chance.below(200) }, (_, i) => i),
  ])();
}
