import type { Offered } from '@sabot/protocol';
import { describe, expect, it } from 'vitest';
import { choiceIn } from './choice-typed.ts';
import type { Choice } from './choices.ts';

const offer = (act: string, fields: Offered['fields'] = {}): Offered => ({ act, fields, joint: [], grounds: [] });
const amount = {
  kind: 'amount' as const,
  min: 1000,
  max: 90_000,
  step: 100,
  orNothing: false,
  grounds: { min: 'X', max: 'X', step: 'X' },
};
const choice = (act: string, keys: readonly string[], fields: Offered['fields'] = {}): Choice => ({
  offer: offer(act, fields),
  label: act,
  keys,
  settled: {},
});
const front = [
  choice('TakeBank', ['take', 'yes'], { amount }),
  choice('DeclineBank', ['decline', 'no']),
  choice('Deal', ['deal']),
];
const more = [choice('BuyChips', ['chips'], { amount }), choice('AskRules', ['rules'])];
const read = (line: string, language: 'en' | 'es' = 'en'): unknown => {
  const typed = choiceIn(line, { front, more }, language);
  return 'choice' in typed ? [typed.choice.offer.act, typed.number] : typed.unclear.map(({ label }) => label);
};

describe('what is typed for a choice', () => {
  it.each([
    ['1', ['TakeBank', null]],
    ['2', ['DeclineBank', null]],
    ['1 50', ['TakeBank', 5000]],
    ['take', ['TakeBank', null]],
    ['T 1,200', ['TakeBank', 120_000]],
    ['yes 20.50', ['TakeBank', 2050]],
    ['50', ['TakeBank', 5000]],
    ['dec', ['DeclineBank', null]],
    ['5', ['AskRules', null]],
    ['ru', ['AskRules', null]],
  ])('%s', (line, meant) => {
    expect(read(line)).toEqual(meant);
  });
  it('in another language amounts are written as that language writes them', () => {
    expect(read('1 1.200,50', 'es')).toEqual(['TakeBank', 120_050]);
    expect(read('1 1,200.50', 'es')).toEqual([]);
  });
  it('what fits two is asked again, and what fits none is not guessed', () => {
    expect(read('de')).toEqual(['DeclineBank', 'Deal']);
    expect(read('what')).toEqual([]);
    expect(read('decline 50')).toEqual([]);
    expect(read('1 what')).toEqual([]);
  });
});
