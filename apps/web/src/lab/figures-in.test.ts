import { expect, test } from 'vitest';
import { figuresIn } from './figures-in.ts';

const [es, en] = [figuresIn('es'), figuresIn('en')];

test('figures are written as each language writes them', () => {
  expect([es.percent(0.0105790578), en.percent(0.0105790578)]).toEqual(['1,0579\u00a0%', '1.0579%']);
  expect([es.of100(-0.0129155, 2), en.of100(-0.0129155, 2)]).toEqual(['−1,29', '−1.29']);
  expect([es.grouped('4998398275503360'), en.grouped('1144066')]).toEqual(['4.998.398.275.503.360', '1,144,066']);
  expect(es.decimal({ fraction: '-1/8', decimal: '-0.12500000000000', value: -0.125 })).toBe('−0,12500000000000');
  expect([es.tick(-0.5), en.tick(1.5), en.tick(0.30000000000000004)]).toEqual(['−0,5', '1.5', '0.3']);
});

test('nothing is minus nought, and a gain has its sign', () => {
  expect(en.percent(-0.0000001)).toBe('0.0000%');
  expect([en.signed(0.5, 2), en.signed(-0.5, 2), en.signed(-0.0001, 2)]).toEqual(['+0.50', '−0.50', '0.00']);
  expect([en.per100000(0.0000372), en.per100000(0.01349)]).toEqual(['3.7', '1,349']);
});
