import type { OwnTableFaults, OwnTableWords } from '../own-table-words.ts';

export const ownTable: OwnTableWords = {
  opened: (table, ruleset) => `Your table is open: ${table}, by ${ruleset}.`,
  link: 'Link',
  code: 'Code',
  terminal: 'Terminal',
  watch: 'Watch',
  onlyHere:
    'Only this machine reaches the house, so the link leads nowhere from another. Open it to your network: npm start -- --host 0.0.0.0',
  asked: (host) => `${host ?? 'The house'} has been told. You are seated once let in; Ctrl-C leaves.`,
  letIn: 'You are let in.',
};

const TAKES = { amount: 'an amount such as 10 or 12.50', number: 'a whole number', flag: 'on or off' } as const;

export const ownTableFaults: OwnTableFaults = {
  noHouse: 'no house is open on this machine; open one with "sabot serve", or name one with --url',
  notASetting: (given) => `"${given}" is no term such as minimum=20`,
  unknownSetting: (given, near, known) =>
    `there is no term "${given}" here; ${near === null ? `known: ${known.join(', ')}` : `did you mean "${near}"?`}`,
  unfitSetting: (setting, takes, given) =>
    `${setting} takes ${typeof takes === 'string' ? TAKES[takes] : takes.join(', ')}, not "${given}"`,
  unlawful: (sentence) => `the regulation does not allow this table: ${sentence}`,
  refused: (sentence) => sentence,
  notACode: (given) => `"${given}" is neither a code such as K7QM-2XPR-9FTN-4BWD nor a link with one`,
  turnedAway: 'you were not let in; choose another table, or ask its host first',
  tableAndRuleset: 'a table has its ruleset already: leave the ruleset out, or --table',
};
