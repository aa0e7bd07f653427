import { expect, test } from 'vitest';
import { memo, memoByContent } from './memo.ts';

function counted<Known>(remember: typeof memo, result: (key: object) => Known) {
  const asked: object[] = [];
  const work = (key: object): Known => {
    asked.push(key);
    return result(key);
  };
  return { asked, get: remember(work) };
}

test('the same object is worked out once, another one for itself', () => {
  const { asked, get } = counted(memo, (key) => ({ key }));
  const [a, b] = [{ minimum: 1 }, { minimum: 1 }];
  expect(get(a)).toBe(get(a));
  expect(get(b)).not.toBe(get(a));
  expect(asked).toEqual([a, b]);
});

test('objects that say the same share what was worked out, in whatever order they were written', () => {
  const { asked, get } = counted(memoByContent, (key) => ({ key }));
  const first = get({ minimum: 1, bank: { from: [1, 2], limit: null } });
  expect(get({ bank: { limit: null, from: [1, 2] }, minimum: 1 })).toBe(first);
  expect(asked).toHaveLength(1);
});

test('what differs anywhere is worked out for itself', () => {
  const { get } = counted(memoByContent, (key) => ({ key }));
  const terms = [
    { minimum: 1, bank: { from: [1, 2] } },
    { minimum: 2, bank: { from: [1, 2] } },
    { minimum: 1, bank: { from: [2, 1] } },
    { minimum: '1', bank: { from: [1, 2] } },
    { minimum: 1, bank: null },
  ];
  expect(new Set(terms.map(get)).size).toBe(terms.length);
});

test('however many terms are proposed, only some are remembered', () => {
  const { asked, get } = counted(memoByContent, (key) => ({ key }));
  for (let minimum = 0; minimum < 1000; minimum += 1) get({ minimum });
  get({ minimum: 999 });
  expect(asked).toHaveLength(1000);
  get({ minimum: 0 });
  expect(asked).toHaveLength(1001);
});
