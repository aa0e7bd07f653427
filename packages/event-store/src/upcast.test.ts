import { expect, test } from 'vitest';
import { NO_HASH } from './envelope.ts';
import { type Upcaster, upcasters } from './upcast.ts';

const event = (type: string, data: unknown) => ({
  stream: 'table',
  version: 1,
  commit: 1,
  act: null,
  commandId: 'c',
  actor: 'ana',
  at: 0,
  ruleset: '',
  edition: 0,
  type,
  data: JSON.stringify(data),
  prev: NO_HASH,
  hash: NO_HASH,
});

/** The test pair: a stake that was a number of chips became cents, and then got a side. */
const cents: Upcaster = {
  from: 'StakeSet',
  to: 'StakeSet/2',
  up: (data) => ({ cents: (data as { chips: number }).chips * 500 }),
  pair: { before: { chips: 3 }, after: { cents: 1500 } },
};
const side: Upcaster = {
  from: 'StakeSet/2',
  to: 'StakeSet/3',
  up: (data) => ({ ...(data as object), side: 'punto' }),
  pair: { before: { cents: 1500 }, after: { cents: 1500, side: 'punto' } },
};

test('an old event is read as the newest, step by step', () => {
  const { apply } = upcasters([side, cents]);
  const old = event('StakeSet', { chips: 2 });
  expect(apply(old)).toEqual({ ...old, type: 'StakeSet/3', data: '{"cents":1000,"side":"punto"}' });
  expect(apply(event('StakeSet/2', { cents: 7 })).data).toBe('{"cents":7,"side":"punto"}');
});

test('other events are left as they are', () => {
  const { apply } = upcasters([cents]);
  const other = event('CardDealt', { card: 'As' });
  expect(apply(other)).toBe(other);
});

test('pairs are proved', () => {
  expect(upcasters([cents, side]).brokenPairs()).toEqual([]);
  const wrong = { ...cents, up: () => ({ cents: 1 }) };
  const throwing = { ...side, up: () => JSON.parse('{') };
  expect(upcasters([wrong, throwing]).brokenPairs()).toEqual(['StakeSet → StakeSet/2', 'StakeSet/2 → StakeSet/3']);
});

test('two for one type, and circles, are refused', () => {
  expect(() => upcasters([cents, { ...cents, to: 'Other' }])).toThrow('Two upcasters for StakeSet');
  expect(() => upcasters([cents, { ...side, to: 'StakeSet' }])).toThrow('circle');
  expect(() => upcasters([{ ...cents, to: 'StakeSet' }])).toThrow('circle');
  expect(() =>
    upcasters([
      { ...cents, from: 'Older', to: 'StakeSet/2' },
      { ...side, to: 'StakeSet/2' },
    ]),
  ).toThrow('circle');
});
