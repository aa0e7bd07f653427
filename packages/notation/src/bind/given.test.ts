import { player, type Ruleset } from '@sabot/engine';
import { RULESETS } from '@sabot/regulations';
import { describe, expect, test } from 'vitest';
import { type Entry, print } from '../print/print.ts';
import type { Rules } from '../rules.ts';
import { foldHistory, redecide, validate } from '../run/replay.ts';
import { Table } from '../run/table.ts';
import { formOf } from './given.ts';
import { readAct } from './read.ts';

const [ruleset] = RULESETS as unknown as readonly [Rules & Ruleset];
const play = (table: Table, ...acts: string[]): Entry[] =>
  acts.flatMap((act) => readAct(act, ruleset)).map((command): Entry => ({ command, ...table.play(command) }));

const table = new Table(ruleset);
play(table, 'director eva: open-table minimum 10.00 maximum 1000.00', 'ana: sit 1', 'ana: buy-chips 500.00');
const given = table.state;
const entries = play(table, 'bea: sit 2', 'bea: buy-chips 200.00', 'ana: buy-chips 1.00');
const text = print({ ruleset, title: 'The evening goes on', given, entries });
const givenLine = text.split('\n').find((line) => line.startsWith('given ')) as string;
const altered = (from: string | RegExp, to: string): string => {
  const other = text.replace(from, to);
  expect(other).not.toBe(text);
  return other;
};

describe('a history that begins with a table as it stood', () => {
  test('folds to the table it led to, chips that lay there before included', () => {
    const replayed = foldHistory(text);
    expect(replayed.state).toEqual(table.state);
    expect(replayed.balances).toMatchObject({ 'player:ana': 501_00, 'player:bea': 200_00 });
    expect(replayed.events.map(({ type }) => type)).toEqual(['PlayerSeated', 'ChipsBought', 'ChipsBought']);
  });

  test('is decided again as it was, and an answer that was altered is found', () => {
    expect(redecide(text).difference).toBeNull();
    expect(redecide(altered('seat 2', 'seat 3')).difference).not.toBeNull();
  });

  test('whoever sat there may be named, and nobody else', () => {
    expect(validate(`${text}  = ana 501.00\n`)).toEqual([]);
    expect(validate(`${text}  = eva 501.00\n`)).toMatchObject([
      { message: expect.stringContaining('unknown account') },
    ]);
  });

  test.each([
    ['another form of the table', altered(formOf(ruleset), 'deadbeef'), /the form deadbeef/],
    ['a table of other rules', altered(/"ruleset":"[^"]*"/, '"ruleset":"elsewhere"'), /does not play/],
    ['a table of another edition', altered(/"edition":\d+/, '"edition":77'), /plays by another/],
    ['no table', altered(/`.*`/, '`null`'), /does not play/],
    ['half a table', altered(/`.*`/, `\`{"table":{"ruleset":"${ruleset.id}","edition":1}}\``), /no table/],
    ['somebody who is nowhere', altered(/"n":1/, '"n":null'), /no table/],
    ['chips that nobody brought', altered('50000', '50001'), /do not add up/],
    ['chips that are none', altered('-50000,50000', '-50000,"x"'), /do not add up/],
    ['nothing', altered(givenLine, 'given'), /the form of the table is missing/],
    ['a form alone', altered(givenLine, `given ${formOf(ruleset)}`), /JSON between backticks/],
    ['two tables', altered(givenLine, `${givenLine}\n${givenLine}`), /stands twice/],
  ])('%s is refused in one line', (_, broken, message) => {
    expect(validate(broken)).toMatchObject([{ message: expect.stringMatching(message) }]);
  });

  test('a name with a backtick comes through', () => {
    const odd = new Table(ruleset, given);
    expect(odd.play({ type: 'Sit', seat: 3, by: player('a`b') })).toHaveProperty('events');
    const later = print({ ruleset, given: odd.state, entries: play(odd, 'bea: sit 2') });
    expect(foldHistory(later).state).toEqual(odd.state);
  });
});
