import { describe, expect, it } from 'vitest';
import { type Clause, LawIsSilent, questionsFrom } from './clause.ts';
import type { Ground, GroundRef } from './ground.ts';
import { refOf } from './ground.ts';
import type { Question } from './question.ts';

interface Points {
  readonly third: { facts: { readonly total: number }; answer: string };
}
type Facts = Points['third']['facts'];
type Row = Clause<string, 'third'>;

const g = (rule: string): Ground => ({ rule: `X-${rule}`, basis: 'text', citation: { source: 'x', locator: '1' } });
const row = (
  rule: string,
  when: (facts: Facts) => boolean,
  answer?: (facts: Facts, settings: string) => string,
): Row => ({
  point: 'third',
  ground: g(rule),
  when,
  ...(answer === undefined ? {} : { answer }),
});
const EVERY = Array.from({ length: 8 }, (_, total) => ({ total }));
const always = () => true;

const asked = (rows: readonly Row[], domain: 'keyed' | 'finite' | 'open' = 'keyed'): Question<Facts, string> => {
  const finite = domain === 'keyed' ? { facts: EVERY, key: ({ total }: Facts) => total } : { facts: EVERY };
  return questionsFrom<Points, string>(rows, { third: domain === 'open' ? null : finite }, 'house').third;
};
const ruling = (question: Question<Facts, string>, total: number): readonly [string, ...GroundRef[]] => {
  const { answer, grounds } = question.ask({ total });
  return [answer, ...grounds.map(refOf)];
};

describe('a question put to the law', () => {
  const rows = [
    row('legend', always),
    row(
      'low',
      ({ total }) => total <= 4,
      ({ total }, house) => `draw on ${total} in the ${house}`,
    ),
    row(
      'five',
      ({ total }) => total <= 5,
      () => 'as you like',
    ),
    row(
      'high',
      ({ total }) => total >= 4 && total < 7,
      () => 'stand',
    ),
  ];

  it.each(['keyed', 'finite', 'open'] as const)('is answered by the first row that decides it: %s', (domain) => {
    const question = asked(rows, domain);
    for (let again = 0; again < 2; again += 1) {
      expect(ruling(question, 3)).toEqual(['draw on 3 in the house', 'X-low', 'X-legend', 'X-five']);
      expect(ruling(question, 2)).toEqual(['draw on 2 in the house', 'X-low', 'X-legend', 'X-five']);
      expect(ruling(question, 4)).toEqual(['draw on 4 in the house', 'X-low', 'X-legend', 'X-five', 'X-high']);
      expect(ruling(question, 5)).toEqual(['as you like', 'X-five', 'X-legend', 'X-high']);
      expect(ruling(question, 6)).toEqual(['stand', 'X-high', 'X-legend']);
    }
  });

  it.each(['keyed', 'finite', 'open'] as const)('that no row decides shows a gap in the law: %s', (domain) => {
    const question = asked(rows, domain);
    for (let again = 0; again < 2; again += 1) {
      expect(() => question.ask({ total: 7 })).toThrow(LawIsSilent);
      expect(() => question.ask({ total: 7 })).toThrow('the regulation does not answer third for {"total":7}');
    }
    expect(() => asked([], domain).ask({ total: 0 })).toThrow(LawIsSilent);
    expect(new LawIsSilent('third', 7).name).toBe('LawIsSilent');
  });

  it('names everything it may be asked with, where that is finite, and all rows that may speak', () => {
    expect(asked(rows, 'keyed').domain).toBe(EVERY);
    expect(asked(rows, 'finite').domain).toBe(EVERY);
    expect(asked(rows, 'open').domain).toBeUndefined();
    expect(asked(rows).grounds.map(refOf)).toEqual(['X-legend', 'X-low', 'X-five', 'X-high']);
  });

  it('is worked out once for the same facts where a key tells them apart', () => {
    const worked: number[] = [];
    const counting = [row('any', always, ({ total }) => `answer ${worked.push(total)}`)];
    const question = asked(counting);
    expect([3, 3, 4, 3].map((total) => question.ask({ total }).answer)).toEqual([
      'answer 1',
      'answer 1',
      'answer 2',
      'answer 1',
    ]);
    expect(worked).toEqual([3, 4]);
  });
});
