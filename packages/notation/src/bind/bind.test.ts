import { describe, expect, test } from 'vitest';
import { till, tillFile } from '../../test/till.ts';
import { formatError, NotationError } from '../error.ts';
import { read, readAct } from './read.ts';

const bound = (...lines: string[]) => read(tillFile(...lines), [till]);

function complaint(text: string): string {
  try {
    read(text, [till]);
  } catch (error) {
    if (error instanceof NotationError) return formatError(error, 'f').slice(2);
    throw error;
  }
  return 'nothing is wrong';
}

describe('an act becomes a command', () => {
  const by = { kind: 'player', id: 'ana' };

  test('with its fields in any order', () => {
    const line = 'ana: fill colour red count -7 word "a(b" text "t" flag yes cards (3s K) extra `[1]` who bea sum 1.5';
    expect(bound(line).body[0]?.commands).toEqual([
      {
        type: 'Fill',
        by,
        who: 'bea',
        word: 'a(b',
        text: 't',
        count: -7,
        maybe: null,
        flag: true,
        sum: 150,
        cards: ['3s', 'K'],
        colour: 'red',
        extra: [1],
      },
    ]);
  });

  test('an only field needs no name, and several values are several acts', () => {
    expect(bound('shoe: show-card Kd 2h').body[0]?.commands).toMatchObject([{ card: 'Kd' }, { card: '2h' }]);
    expect(bound('shoe: show-card card Kd').body[0]?.commands).toMatchObject([{ card: 'Kd' }]);
    expect(bound('ana: say ("one" "two")').body[0]?.commands).toMatchObject([{ words: ['one', 'two'] }]);
    expect(bound('ana: close').body[0]?.commands).toEqual([{ type: 'Close', by }]);
  });

  test('an amount left out is nothing, an optional field is null', () => {
    expect(bound('ana: pay').body[0]?.commands).toEqual([{ type: 'Pay', by, amount: 0, note: null }]);
    expect(bound('ana: pay note - amount 7').body[0]?.commands).toEqual([{ type: 'Pay', by, amount: 700, note: null }]);
  });

  test('what an opening leaves out is what the regulation provides', () => {
    expect(bound('ana: open-till').body[0]?.commands).toMatchObject([{ minimum: 500, highCards: false }]);
    expect(bound('ana: open-till minimum 0').body[0]?.commands).toMatchObject([{ minimum: 0, highCards: false }]);
  });

  test('one that is to be refused may carry what does not fit', () => {
    const refused = (line: string) => bound(line, '  ! no').body[0]?.commands[0];
    expect(refused('ana: pay amount -5.00')).toMatchObject({ amount: -500 });
    expect(refused('ana: pay amount 0.005')).toMatchObject({ amount: 0.5 });
    expect(refused('ana: pay amount lots')).toMatchObject({ amount: 'lots' });
    expect(refused('shoe: show-card 1x')).toMatchObject({ card: '1x' });
    expect(refused('"director": close')).toMatchObject({ by: { id: 'director' } });
    expect(bound('ana: fly', '  ! unknown-command').body[0]?.commands).toEqual([{ type: 'fly', by }]);
  });

  test('as a person types it, without a file around it', () => {
    expect(readAct('ana: pay amount 5', till)).toEqual([{ type: 'Pay', by, amount: 500, note: null }]);
    expect(() => readAct('ana: pya', till)).toThrow('unknown act "pya"; did you mean "pay"?');
  });
});

describe('outcomes are given their meaning', () => {
  const told = (line: string) => bound('ana: close', line).body[0]?.outcomes[0];

  test.each([
    ['  * paid amount 5 [A-1]', { type: 'Paid', fields: { amount: 500, grounds: ['A-1'] } }],
    ['  * filled why [A-1] flag no', { type: 'Filled', fields: { why: ['A-1'], flag: false } }],
    ['  > "hello"', { type: 'Called', fields: { words: ['hello'] } }],
    [
      '  > speech "a" "b" [A-1]',
      { type: 'Called', fields: { occasion: 'speech', words: ['a', 'b'], grounds: ['A-1'] } },
    ],
    ['  > total total 7 "siete"', { type: 'Called', fields: { occasion: 'total', total: 7, words: ['siete'] } }],
    ['  > occasion card', { type: 'Called', fields: { occasion: 'card' } }],
    ['  > [A-1]', { type: 'Called', fields: { grounds: ['A-1'] } }],
    ['  $ house -> ana 1 [A-1]', { from: 'house', to: 'player:ana', amount: 100, ground: 'A-1' }],
    ['  $ stake:ana:x -> bank:bea 1', { from: 'stake:ana:x', to: 'bank:bea', ground: null }],
    ['  = ana 5', { kind: 'balance', account: 'player:ana', amount: 500 }],
    ['  = outside -5', { kind: 'balance', account: 'outside', amount: -500 }],
    ['  ? bea: pay', { kind: 'awaited', by: { id: 'bea' }, acts: ['Pay'] }],
  ])('%s', (line, meaning) => {
    expect(told(line)).toMatchObject(meaning);
  });

  test('the rules that a title carries are proved too, once', () => {
    const { proves } = read(tillFile('title "[TILL-A-1] pays [not a rule] [TILL-A-2~OM-99]"', 'proves TILL-A-1'), [
      till,
    ]);
    expect(proves.map(({ ref }) => ref)).toEqual(['TILL-A-1', 'TILL-A-2~OM-99']);
  });

  test('the edition is the one in force unless another is named', () => {
    expect(bound().edition).toBe(2);
    expect(bound('edition 1').edition).toBe(1);
  });
});

describe('what has no meaning is refused where it stands', () => {
  test.each([
    ['ana: pya 5', '3:6 unknown act "pya"; did you mean "pay"?'],
    ['ana: dance', '3:6 unknown act "dance"; known: open-till, pay, show-card, say, close, fill'],
    ['ana: pay amuont 5', '3:10 unknown field "amuont"; did you mean "amount"?'],
    ['ana: pay amount 5 amount 6', '3:19 "amount" stands twice'],
    ['ana: pay note', '3:10 "note" has no value'],
    ['ana: pay "x"', '3:10 the name of a field is expected here'],
    ['ana: pay amount 5 [A]', '3:19 no grounds belong here'],
    ['ana: pay amount 5,00', '3:17 "5,00" is not an amount such as 10 or 10.00'],
    ['ana: pay amount 10.000', '3:17 "10.000" is not an amount such as 10 or 10.00'],
    ['ana: pay amount 10.005', '3:17 an amount is not negative and has two decimals at most'],
    ['ana: pay amount -1', '3:17 an amount is not negative and has two decimals at most'],
    ['ana: pay amount 99999999999999999', '3:17 this amount is too large'],
    ['ana: pay amount (5)', '3:17 an amount is expected here'],
    ['ana: pay note hello', '3:15 a text stands between quotation marks'],
    ['ana: pay note " "', '3:15 a text has 1 to 500 characters'],
    ['shoe: show-card 1x', '3:17 unknown card "1x"; a card is a rank A23456789TJQK and a suit shdc'],
    ['shoe: show-card Kd 2x', '3:20 unknown card "2x"; a card is a rank A23456789TJQK and a suit shdc'],
    ['shoe: show-card', '3:7 "show-card" needs "card"'],
    ['ana: say "one"', '3:10 these words stand between parentheses: ("…" "…")'],
    ['ana: say ()', '3:10 this value does not fit here'],
    ['ana: open-till high-cards maybe', '3:27 "maybe" is neither yes nor no'],
    ['ana: fill count 1.5', '3:17 "1.5" is not a whole number'],
    ['ana: fill colour blak', '3:18 "blak" is not known here; did you mean "black"?'],
    ['ana: fill cards 3s', '3:17 cards stand between parentheses: (3s Kd)'],
    ['ana: fill extra 3', '3:17 data stand between backticks: `{"json": true}`'],
    ['ana: fill who house', '3:15 this is not a name a player may bear'],
    ['a/b: close', '3:1 "a/b" is not a name a player may bear'],
    ['ana: close\n  * piad', '4:5 unknown event "piad"; did you mean "paid"?'],
    ['ana: close\n  * paid [A] amount 5', '4:14 nothing more belongs behind the grounds'],
    ['ana: close\n  * paid grounds A', '4:18 grounds stand in brackets: [ID]'],
    ['ana: close\n  * paid postings 5', '4:19 postings stand on lines of their own: $ FROM -> TO AMOUNT [ID]'],
    ['ana: close\n  > sppech "a"', '4:5 "sppech" is not known here; did you mean "speech"?'],
    ['ana: close\n  $ house -> ana -1', '4:18 "-1" is not an amount such as 10 or 10.00'],
    ['ana: close\n  = ana lots', '4:9 "lots" is not an amount such as 10 or 10.00'],
    ['ana: close\n  ? ana: pya', '4:10 unknown act "pya"; did you mean "pay"?'],
    ['ana: close\n  ! a\n  ! b', '5:3 an act is refused once'],
    ['ana: close\n  * till-closed\n  ! a', '4:3 nothing happens when an act is refused'],
    ['edition two', '3:9 "two" is not the number of an edition'],
    ['cards 5h', '3:1 cards are laid ready only where "house auto" stands above'],
    ['house auto\ncards 5h 1x', '4:10 unknown card "1x"; a card is a rank A23456789TJQK and a suit shdc'],
    ['ana: close\n  = ana 99999999999999999', '4:9 this amount is too large'],
    [
      `ana: ${'x'.repeat(99)}`,
      `3:6 unknown act "${'x'.repeat(60)}…"; known: open-till, pay, show-card, say, close, fill`,
    ],
    ['ana:close', '3:5 a space is missing after the colon'],
    ['ana: "\u001b]0;pay\u0007"', expect.stringMatching(/^3:6 unknown act "\\u\{1b\}\]0;pay\\u\{7\}"/)],
    ['house auto\ncards 5h\n  ! a', '5:3 cards are not refused; acts are'],
  ])('%j', (line, message) => {
    expect(complaint(tillFile(line))).toEqual(message);
  });

  test('an unknown ruleset', () => {
    expect(complaint('sabot 1\nruleset made-up/tlil')).toBe(
      '2:9 unknown ruleset "made-up/tlil"; did you mean "made-up/till"?',
    );
    expect(complaint('sabot 1\nruleset whist')).toBe('2:9 unknown ruleset "whist"; known: made-up/till');
  });
});
