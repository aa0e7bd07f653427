import type { Comparison, Reading, RuleSheet } from '@sabot/protocol';
import { describe, expect, test } from 'vitest';
import { cellsOf } from './comparison-cells.ts';
import { inOrder } from './example-order.ts';
import { found, searchable } from './search.ts';

const sheetOf = (rule: string, locator: string, es: string, reading: string | null = null): RuleSheet => ({
  rule,
  ruleset: 'law/one',
  source: '000',
  locator,
  lines: 'l.1',
  kind: 'computation',
  wording: { es, en: 'in English' },
  setAside: null,
  grounds: [{ ref: reading === null ? rule : `${rule}~${reading}`, basis: 'text', reading }],
  scenarios: [],
});
const reading: Reading = {
  id: 'AMB-09',
  question: { es: '¿Quién corta?', en: 'Who cuts?' },
  answer: { es: 'Quien esté sentado.', en: 'Whoever is seated.' },
  reason: { es: '', en: '' },
  strength: 'house',
  rules: ['X-PB-B-1'],
};
const sheets = [
  sheetOf('X-PB-A2-5', 'A.2', 'Con 3, la banca pide carta.'),
  sheetOf('X-PB-A2-6', 'A.2', 'El jugador se plantó con seis.'),
  sheetOf('X-PB-B-1', 'B', 'Se baraja y se corta; véase A.2.', 'AMB-09'),
];
const names = (asked: string): string[] => found(searchable(sheets, [reading], 'es'), asked).map(({ rule }) => rule);

describe('a search', () => {
  test.each([
    ['words in any order, without accents or capitals', 'planto JUGADOR', ['X-PB-A2-6']],
    ['the name of a rule', 'a2-5', ['X-PB-A2-5']],
    ['an article, before a rule that merely mentions it', 'a.2', ['X-PB-A2-5', 'X-PB-A2-6', 'X-PB-B-1']],
    ['a reading by its name', 'amb-09', ['X-PB-B-1']],
    ['what a reading answers', 'sentado', ['X-PB-B-1']],
    ['nothing that is not there', 'ruleta', []],
    ['everything when nothing is asked', '  ', ['X-PB-A2-5', 'X-PB-A2-6', 'X-PB-B-1']],
  ])('finds %s', (_, asked, rules) => {
    expect(names(asked)).toEqual(rules);
  });
});

test('regulations side by side share a cell with a neighbour that answers alike', () => {
  const given = (answer: string) => [{ answer, facts: [], table: null, grounds: ['X-1'], bases: ['text' as const] }];
  const row: Comparison['rows'][number] = {
    point: 'decks',
    question: 'how many decks',
    same: false,
    columns: [
      { ruleset: 'a', given: given('6') },
      { ruleset: 'b', given: given('6') },
      { ruleset: 'c', given: given('8') },
      { ruleset: 'd', given: given('6') },
    ],
  };
  const cells = (...shown: string[]) => cellsOf(row, shown).map(({ rulesets }) => rulesets.join('+'));
  expect(cells('a', 'b', 'c', 'd')).toEqual(['a+b', 'c', 'd']);
  expect(cells('a', 'd')).toEqual(['a+d']);
});

test('the examples written for a rule come first', () => {
  const paths = ['law/one/a1-1-cards', 'law/one/a2-5-three', 'law/one/a2-50-other'];
  expect(inOrder(paths, 'X-PB-A2-5')).toEqual(['law/one/a2-5-three', 'law/one/a1-1-cards', 'law/one/a2-50-other']);
});
