import { balances } from '@sabot/engine';
import { describe, expect, test } from 'vitest';
import { till, tillFile } from '../../test/till.ts';
import { readAct } from '../bind/read.ts';
import { formatError } from '../error.ts';
import { type Entry, print } from '../print/print.ts';
import { foldHistory, redecide, validate } from './replay.ts';
import { Table } from './table.ts';

/** Plays the acts and writes down what came of them. */
function played(...acts: string[]): { table: Table; text: string } {
  const table = new Table(till);
  const entries = acts
    .flatMap((act) => readAct(act, till))
    .map((command): Entry => ({ command, ...table.play(command) }));
  return { table, text: print({ ruleset: till, entries }) };
}

const { table, text } = played(
  'director eva: open-till minimum 5.00',
  'ana: pay amount 1.00',
  'ana: pay amount 10.00 note "first"',
  'shoe: show-card Kd',
  'ana: close',
);
const differs = (altered: string) => redecide(altered, [till]).difference;
const alter = (from: string, to: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

describe('folding a history', () => {
  test('gives the state, the events and the books of the table that was played', () => {
    expect(foldHistory(text, [till])).toMatchObject({
      state: table.state,
      events: table.events,
      balances: balances(table.books),
    });
  });

  test('asks no law: what is written is what happened, under whatever edition', () => {
    const altered = alter('edition 2', 'edition 1').replaceAll('10.01', '99.00');
    expect(foldHistory(altered, [till]).balances).toMatchObject({ 'player:ana': 8900 });
  });

  test('a setting that did not exist when it was written is not put into it', () => {
    const old = tillFile('ana: open-till', '  * till-opened high-cards yes [TILL-A-1]');
    const { events } = foldHistory(old, [till]);
    expect(events).toEqual([{ type: 'TillOpened', highCards: true, grounds: ['TILL-A-1'] }]);
    const [command] = readAct('ana: open-till', till);
    expect(print({ ruleset: till, entries: [{ command: command as never, events }] })).toContain(
      '\n  * till-opened high-cards yes [TILL-A-1]\n',
    );
  });

  test.each([
    [tillFile('ana: open-till'), '3:1 a history tells what came of every act; nothing is told here'],
    [tillFile('ana: open-till', '  * till-opened minimum 1.00'), '4:3 a history tells all: "grounds" is missing'],
    [tillFile('house auto', 'cards 5h'), '4:1 a history tells every act; this file lets the house act by itself'],
    [tillFile('shoe: show-card Kd 2h', '  ! no-card-owed'), '3:1 a history gives a refused act a line of its own'],
    [tillFile('ana: close', '  $ house -> ana 1 [A-1]'), '4:3 no event above this moves money'],
    [
      tillFile('ana: close', '  * till-closed [A-1]', '  $ house -> ana 1 [A-1]'),
      '5:3 no event above this moves money',
    ],
    [
      tillFile('ana: pay', '  * paid player ana [A-1]', '  $ house -> ana 1'),
      '5:3 a history gives the ground of every posting: [ID]',
    ],
  ])('needs the whole of it: %j', (broken, message) => {
    expect(validate(broken, [till]).map((problem) => formatError(problem, 'f').slice(2))).toEqual([message]);
    expect(() => foldHistory(broken, [till])).toThrow(message.replace(/^\S+ /, ''));
  });
});

test('a history whose books do not add up is refused where they fail', () => {
  const overdrawn = alter('house 10.00', 'house 99.00');
  const line = overdrawn.split('\n').findIndex((written) => written.includes('house 99.00')) + 1;
  const message = 'this cannot have happened: posting of 99.00 from player:ana to house would overdraw';
  expect(() => foldHistory(overdrawn, [till])).toThrow(
    expect.objectContaining({ name: 'ImpossibleHistory', line, column: 5, message }),
  );
});

test('what a game cannot even read is refused in words', () => {
  const evolve = (_: unknown, event: object): unknown => (event as { readonly among: readonly [] }).among.length;
  const message = 'this cannot have happened: what is told does not fit the table as it stands';
  const blind = { ...till, game: { ...till.game, evolve } };
  expect(() => foldHistory(text, [blind])).toThrow(expect.objectContaining({ name: 'ImpossibleHistory', message }));
});

test('a heading that names another edition than the opening is not believed', () => {
  const events = { ...till.game.events, TillOpened: { ...till.game.events.TillOpened, edition: 'number' } } as const;
  const dated = { ...till, game: { ...till.game, events } };
  const lines = ['edition 3', 'ana: open-till', '  * till-opened minimum 5 high-cards no edition 2 [TILL-A-1]'];
  const message = 'the heading says edition 3, till-opened says 2';
  expect(validate(tillFile(...lines), [dated])).toMatchObject([{ line: 3, column: 9, message }]);
  expect(() => foldHistory(tillFile(...lines), [dated])).toThrow(message);
});

describe('deciding a history again', () => {
  test('finds nothing in a true one', () => {
    expect(redecide(text, [till])).toMatchObject({ difference: null, events: table.events, state: table.state });
    expect(validate(text, [till])).toEqual([]);
  });

  test.each([
    ['  * till-opened minimum 5.00', '  * till-opened minimum 4.00', 6, 'the law decides: * till-opened minimum 5.00'],
    ['amount 10.00 note', 'amount 11.00 note', 10, 'the law decides: * paid player ana amount 11.00'],
    ['$ player:ana -> house 10.00', '$ player:ana -> house 9.00', 10, 'the law decides: * paid'],
    ['no 1 card Kd [TILL-B-1]', 'no 1 card Kd [TILL-A-1]', 14, 'the law decides: * card-shown no 1 card Kd [TILL-B-1]'],
    ['shoe: show-card Kd', 'shoe: show-card Qd', 14, 'the law decides: * card-shown no 1 card Qd'],
    ['ana: close', 'shoe: show-card 2h', 16, 'the law refuses this with no-card-owed [TILL-B-1]'],
    ['pay amount 1.00', 'pay amount 5.00', 8, 'the law accepts this act'],
    ['! below-the-minimum', '! too-little', 8, 'the law refuses this with below-the-minimum [TILL-A-1 TILL-A-2~OM-99]'],
    ['[TILL-A-1 TILL-A-2~OM-99]', '[TILL-B-1]', 8, 'the law refuses this with below-the-minimum'],
    ['  > card total 1 "card 1" "Kd" [TILL-B-1 TILL-B-2]\n', '', 13, 'the law also decides: > card total 1 "card 1"'],
    ['  * till-closed [TILL-A-1]\n', '  * till-closed [TILL-A-1]\n  > "bye"\n', 0, ''],
    ['  * till-closed [TILL-A-1]\n', '  * till-closed [TILL-A-1]\n  = ana 7\n', 18, 'player:ana holds 0.01, not 7.00'],
    ['  * till-closed [TILL-A-1]\n', '  * till-closed [TILL-A-1]\n  ? ana: pay\n', 18, 'awaited: nobody'],
    [
      '  * till-closed [TILL-A-1]\n',
      '  * till-closed [TILL-A-1]\n  > speech "bye" [A-1]\n',
      18,
      'the law does not decide this called',
    ],
  ])('finds the first line that was altered: %s to %s', (from, to, line, message) => {
    const altered = alter(from, to);
    if (line === 0) expect(() => differs(altered)).toThrow('a history tells all: "occasion" is missing');
    else
      expect(differs(altered)).toMatchObject({
        line,
        column: expect.any(Number),
        message: expect.stringContaining(message),
      });
  });

  test('stops where the game itself cannot go on', () => {
    const act = 'ana: fill word w text "t" count 1 flag no cards () colour red extra `0`';
    const lines = [
      'ana: open-till',
      '  * till-opened minimum 5 high-cards no [TILL-A-1]',
      act,
      '  * till-closed [A-1]',
    ];
    expect(differs(tillFile(...lines))).toMatchObject({
      line: 5,
      message: 'the law cannot be asked: the till cannot Fill',
    });
  });

  test('needs the edition it was played under', () => {
    expect(validate(alter('edition 2', 'edition 1'), [till])).toMatchObject([
      { line: 3, column: 9, message: 'edition 1 of made-up/till is not here to be asked; edition 2 is' },
    ]);
  });
});
