import { describe, expect, test } from 'vitest';
import { formatError, NotationError } from '../error.ts';
import { parse } from './parse.ts';

const HEAD = 'sabot 1\nruleset a/b\n';

/** Where and why a text is refused: `line:column message`. */
function complaint(text: string): string {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof NotationError) return formatError(error, 'f').slice(2);
    throw error;
  }
  return 'nothing is wrong';
}

describe('the header', () => {
  test('names ruleset, edition, title, the rules it proves and whether the house acts by itself', () => {
    const { header } = parse('sabot 1\nruleset a/b\nedition 3\ntitle "A [X-1] day"\nproves X-1 X-2~AMB-01\nhouse auto');
    expect(header).toMatchObject({
      ruleset: { text: 'a/b', at: { line: 2, column: 9 } },
      edition: { text: '3' },
      title: { kind: 'text', text: 'A [X-1] day' },
      proves: [{ text: 'X-1' }, { text: 'X-2~AMB-01', at: { line: 5, column: 12 } }],
      house: { also: [], except: [] },
    });
  });

  test('needs only its version and its ruleset', () => {
    expect(parse(HEAD).header).toMatchObject({ edition: null, title: null, proves: [], house: null });
  });

  test.each([
    ['', '1:1 the first line must be "sabot 1"'],
    ['# only a comment\n\n', '3:1 the first line must be "sabot 1"'],
    ['ruleset a/b', '1:1 the first line must be "sabot 1"'],
    ['\uFEFF{"a": "b}', '1:1 the first line must be "sabot 1"'],
    ['  GIF89a\0', '1:3 the first line must be "sabot 1"'],
    ['# Notes\n\nDear Ana, `so', '3:1 the first line must be "sabot 1"'],
    ['sabto 1', '1:1 unknown heading "sabto"; did you mean "sabot"?'],
    ['ana: sit 1', '1:1 the first line must be "sabot 1"'],
    ['sabot', '1:6 the version of the notation is missing: "sabot 1"'],
    ['sabot 2', '1:7 version 2 is not known; this reader knows 1'],
    ['sabot 1 x', '1:9 nothing more belongs on this line'],
    ['sabot 1\n', '2:1 no ruleset is named above'],
    ['sabot 1\nana: sit 1', '2:1 no ruleset is named above'],
    ['sabot 1\nruleset', '2:8 the name of the ruleset is missing'],
    [`${HEAD}ruleset a/b`, '3:1 "ruleset" stands twice'],
    [`${HEAD}edition`, '3:8 the number of the edition is missing'],
    [`${HEAD}title`, '3:6 the title is missing'],
    [`${HEAD}title Coup`, '3:7 a title stands between quotation marks'],
    [`${HEAD}proves   # none`, '3:7 the rule it proves is missing'],
    [`${HEAD}house full`, '3:7 after "house" comes "auto"'],
    [`${HEAD}cards`, '3:6 the cards are missing'],
    [`${HEAD}ana: sit 1\nedition 1`, '4:1 "edition" belongs above the first act'],
    [`${HEAD}editoin 1`, '3:1 unknown heading "editoin"; did you mean "edition"?'],
  ])('%j is refused', (text, message) => {
    expect(complaint(text)).toBe(message);
  });
});

describe('an act', () => {
  const act = (line: string) => parse(`${HEAD}${line}`).body[0];

  test.each([
    ['croupier: x', { kind: 'croupier' }],
    ['shoe: x', { kind: 'shoe' }],
    ['inspector luis: x', { kind: 'inspector', id: 'luis' }],
    ['director "Eva María": x', { kind: 'director', id: 'Eva María' }],
    ['ana: x', { kind: 'player', id: 'ana' }],
    ['"croupier": x', { kind: 'player', id: 'croupier' }],
    ['sabot: x', { kind: 'player', id: 'sabot' }],
    ['Begoña-2: x', { kind: 'player', id: 'Begoña-2' }],
  ])('%s', (line, actor) => {
    expect(act(line)).toMatchObject({ by: { actor, at: { line: 3, column: 1 } }, verb: { text: 'x' }, values: [] });
  });

  test('has values of every form', () => {
    expect(
      act('ana: x 10.00 - "a \\"b\\" \\\\ \\n \\u{1F600}" (3s Kd) () `{"a": [1, null]}` [A-1 B-2~AMB-01]'),
    ).toMatchObject({
      values: [
        { kind: 'word', text: '10.00', at: { line: 3, column: 8 } },
        { kind: 'word', text: '-' },
        { kind: 'text', text: 'a "b" \\ \n 😀' },
        { kind: 'list', items: [{ text: '3s' }, { text: 'Kd', at: { line: 3, column: 46 } }] },
        { kind: 'list', items: [] },
        { kind: 'data', value: { a: [1, null] } },
        { kind: 'grounds', items: [{ text: 'A-1' }, { text: 'B-2~AMB-01' }] },
      ],
    });
  });

  test('is followed by comments and blank lines as one likes, in files of any system', () => {
    const text = '\uFEFFsabot 1 # form\r\nruleset a/b\r\n\r\n# play\r\nana: say "# 1" #2\r\n   # below\r\n\r\n  ! no';
    expect(parse(text).body).toMatchObject([
      { values: [{ text: '# 1' }], outcomes: [{ kind: 'refusal', code: { text: 'no' }, at: { line: 8, column: 3 } }] },
    ]);
  });

  test.each([
    ['ana sit 1', '3:1 an act is written "NAME: act …", with a colon after the name'],
    ['ana:', '3:5 the act is missing'],
    ['inspector: rule', '3:1 the inspector acts under a name: "inspector NAME:"'],
    ['director eva open', '3:14 a colon is missing after the name'],
    ['"Ana" sit', '3:7 a colon is missing after the name'],
    [': sit', '3:3 a colon is missing after the name'],
    ['(3s)', '3:1 a line starts with a heading or with who acts'],
    ['ana: say "oh', '3:10 this quotation mark is never closed'],
    ['ana: say "a\\x"', '3:12 after \\ comes ", \\, n or u{…}'],
    ['ana: say "\\u{110000}"', '3:11 after \\ comes ", \\, n or u{…}'],
    ['ana: say `{', '3:10 this backtick is never closed'],
    ['ana: say `{a}`', '3:10 what stands between the backticks is not JSON'],
    ['ana: say (3s Kd', '3:10 the closing ) is missing'],
    ['ana: say (3s [A])', '3:14 only words stand before the closing )'],
    ['ana: say 3s)', '3:12 nothing is open for this )'],
    ['ana: say [A (', '3:13 only words stand before the closing ]'],
  ])('%s is refused', (line, message) => {
    expect(complaint(`${HEAD}${line}`)).toBe(message);
  });
});

describe('outcomes', () => {
  const outcomes = (...lines: string[]) => parse(`${HEAD}ana: x\n${lines.join('\n')}`).body[0]?.outcomes;

  test('stand indented below their act, each with its mark', () => {
    expect(
      outcomes(
        '  * stakes-closed dealer ana [A-1]',
        '    $ house -> player:ana 1.00 [A-1]',
        '\t> closing "no va más" "cartas"',
        '  = house -5.00',
        '  ? ana: take-shoe decline-shoe',
        '  ? inspector: rule',
        '  ?nobody',
      ),
    ).toMatchObject([
      { kind: 'event', name: { text: 'stakes-closed' }, values: [{}, {}, { kind: 'grounds' }] },
      { kind: 'posting', from: { text: 'house' }, to: { text: 'player:ana' }, amount: {}, ground: { text: 'A-1' } },
      { kind: 'call', values: [{ text: 'closing' }, { text: 'no va más' }, { text: 'cartas' }] },
      { kind: 'balance', account: { text: 'house' }, amount: { text: '-5.00' } },
      { kind: 'awaited', by: { actor: { id: 'ana' } }, verbs: [{ text: 'take-shoe' }, { text: 'decline-shoe' }] },
      { kind: 'awaited', by: { actor: { kind: 'inspector' } } },
      { kind: 'awaited', by: null, verbs: [] },
    ]);
  });

  test('a posting need not give its ground, a refusal need not give its own', () => {
    expect(outcomes('  $ a -> b 1', '  ! no')).toMatchObject([{ ground: null }, { grounds: [] }]);
  });

  test.each([
    ['  bea: sit 2', '4:3 an indented line starts with * - > $ ! = @ or ?; an act starts at the margin'],
    ['* closed', '4:1 an outcome is indented below its act'],
    ['  *', '4:4 the name of the event is missing'],
    ['  $', '4:4 the account that pays is missing'],
    ['  $ house', '4:10 -> is missing'],
    ['  $ house player:ana 1.00', '4:11 -> is missing'],
    ['  $ house ->', '4:13 the account that receives is missing'],
    ['  $ house -> ana', '4:17 the amount is missing'],
    ['  $ house -> ana 1.00 [A B]', '4:23 a posting rests on one ground'],
    ['  $ house -> ana 1.00 A', '4:23 nothing more belongs on this line'],
    ['  !', '4:4 the code of the refusal is missing'],
    ['  ! no [A] B', '4:12 nothing more belongs on this line'],
    ['  =', '4:4 the player or account is missing'],
    ['  = ana', '4:8 the amount is missing'],
    ['  ?', '4:4 who acts?'],
    ['  ? ana:', '4:9 the awaited act is missing'],
    ['  ? ana sit', '4:9 a colon is missing after the name'],
  ])('%s is refused', (line, message) => {
    expect(complaint(`${HEAD}ana: x\n${line}`)).toBe(message);
  });

  test('nothing can be told before anything was done', () => {
    expect(complaint(`${HEAD}  ! no`)).toBe('3:3 an indented line belongs to the act above it, and there is none');
  });
});
