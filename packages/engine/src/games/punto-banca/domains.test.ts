import { expect, it } from 'vitest';
import { plainLaw } from '../../../test/plain-law.ts';
import type { Finite } from '../../law/question.ts';
import { DOMAINS } from './domains.ts';
import type { PuntoBancaLaw } from './questions.ts';

type Domain = Finite<unknown> | ((law: PuntoBancaLaw) => Finite<unknown>) | null;

const keyed = Object.entries(DOMAINS as Readonly<Record<string, Domain>>).flatMap(([point, given]) => {
  const domain = typeof given === 'function' ? given(plainLaw()) : given;
  return domain?.key === undefined ? [] : [{ point, facts: domain.facts, key: domain.key }];
});

const isPlace = (key: unknown): boolean => typeof key === 'number' && Number.isInteger(key) && key >= 0;

it.each(keyed)('no two facts of $point share an answer', ({ facts, key }) => {
  expect(new Set(facts.map(key)).size).toBe(facts.length);
});

// Answers are kept in a list by these: a name or a number below nought would make it a slow one.
it.each(keyed)('every fact of $point has a place in a list', ({ facts, key }) => {
  for (const one of facts) expect(isPlace(key(one)), JSON.stringify(one)).toBe(true);
});

it('the facts of a stake are those of the bets the law names', () => {
  const law = plainLaw({ bets: () => [{ name: 'lucky-six', on: null }] });
  const domain = DOMAINS.stakeMinimum as (law: PuntoBancaLaw) => Finite<{ readonly bet: string }>;
  expect(domain(law).facts).toEqual([{ bet: 'lucky-six' }]);
});
