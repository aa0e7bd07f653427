import { en as dictionary } from '@sabot/words';
import type { LawWords, RuleWords } from '../words.ts';

const rulesOf = (count: number): string => `${count} ${count === 1 ? 'rule' : 'rules'}`;

export const rules: RuleWords = {
  games: { 'punto-banca': 'punto y banca' },
  text: 'text',
  locator: (locator) => locator,
  count: rulesOf,
  inOrder: (count) => `${rulesOf(count)} in the order of the text`,
  refersTo: (ruleset) => `For the rest as ${ruleset}.`,
  source: 'source',
  kind: 'kind',
  kinds: {
    computation: 'computation',
    discretionary: 'left to somebody’s discretion',
    'error/infraction': 'error or infraction',
    'rights/priority': 'right or priority',
    'state/flow': 'course of play',
    'table parameter': 'parameter of the table',
  },
  answers: 'answers',
  supports: 'supports',
  unmodelled: 'not modelled',
  question: 'question',
  resolution: 'resolved',
  missing: 'missing',
  chosen: 'chosen',
  reason: 'reason',
  elsewhere: 'elsewhere',
  basis: dictionary.bases,
  marks: 'AMB, OM: a reading settled what the words leave open; what follows says how strongly.',
  more: (command) => `One rule in full: ${command}`,
};

export const law: LawWords = {
  headline: (covered, total) => `${covered} of ${total}`,
  how: (tested, unmodelled) =>
    unmodelled === 0
      ? 'every rule modelled, and proved by a scenario that ran and passed'
      : `${tested} modelled and proved by scenarios, ${unmodelled} set aside with a reason`,
  parts: (proved, aside) => `${proved} proved, ${aside} set aside with a reason`,
  apart: (decide, support, cited) =>
    `${decide} ${decide === 1 ? 'decides' : 'decide'}, ${support} ${support === 1 ? 'supports' : 'support'} another, ${cited} only cited`,
  cited: (count) => `Only cited (${count})`,
  altogether: 'altogether',
  missing: (count) => `Missing (${count})`,
  unmodelled: (count) => `Set aside (${count})`,
};
