import { RULESETS } from '@sabot/regulations';
import { describe, expect, test } from 'vitest';
import { till, tillFile } from '../../test/till.ts';
import { formatError } from '../error.ts';
import { runScenario } from './scenario.ts';

const run = (...lines: string[]) => runScenario(tillFile(...lines), 'till.sabot', [till]);
const failures = (...lines: string[]) => run(...lines).failures.map((failure) => formatError(failure, 'f').slice(2));

const OPEN = ['director eva: open-till minimum 5.00', 'ana: pay amount 10.00'];

describe('a scenario that tells the truth passes', () => {
  test('with every kind of expectation', () => {
    const result = run(
      'title "A card for every payment [TILL-B-1]"',
      'proves TILL-A-2',
      'director eva: open-till minimum 5.00',
      '  * till-opened minimum 5.00 [TILL-A-1]',
      '  ? ana: pay close',
      '  ? bea: pay',
      '  ? inspector: close',
      'ana: pay amount 1.00',
      '  ! below-the-minimum [TILL-A-1 TILL-A-2]',
      '  = outside 0',
      'ana: pay amount 10.00',
      '  * paid player ana [TILL-A-2~OM-99]',
      '    $ outside -> ana 10.01 [TILL-A-2]',
      '    $ player:ana -> house 10.00',
      '  = ana 0.01',
      '  = house 10.00',
      '  = outside -10.01',
      '  ? shoe: show-card',
      'shoe: show-card Kd',
      '  * card-shown no 1',
      '  > "card 1" "Kd" [TILL-B-2]',
      'ana: close',
      '  ? nobody',
    );
    expect(result.failures).toEqual([]);
    expect(result).toMatchObject({
      file: 'till.sabot',
      ruleset: 'made-up/till',
      passed: true,
      title: 'A card for every payment [TILL-B-1]',
      proves: ['TILL-A-2', 'TILL-B-1'],
      refusals: [{ line: 10, code: 'below-the-minimum', grounds: ['TILL-A-1', 'TILL-A-2~OM-99'] }],
      balances: { house: 1000, 'player:ana': 1, outside: -1001 },
      grounds: ['TILL-A-1', 'TILL-A-2~OM-99', 'TILL-B-1', 'TILL-B-2'],
    });
    expect(result.events.map(({ type }) => type)).toEqual(['TillOpened', 'Paid', 'CardShown', 'Called', 'TillClosed']);
  });

  test('several values are several acts, and only the last may be refused', () => {
    expect(failures(...OPEN, 'shoe: show-card Kd 2h', '  ! no-card-owed')).toEqual([]);
    expect(failures(...OPEN, 'shoe: show-card Kd 2h 3s', '  ! no-card-owed')).toEqual([
      '5:1 "shoe: show-card 2h" was refused: no-card-owed [TILL-B-1]; awaited: ana, bea: pay close; inspector house: close',
    ]);
  });

  test('an act that is refused changes nothing', () => {
    expect(
      failures(...OPEN, 'ana: pay amount 1', '  ! below-the-minimum', '  = house 10', '  ? shoe: show-card'),
    ).toEqual([]);
  });

  test('a refusal can be of what the form itself would not let through', () => {
    expect(failures(...OPEN, 'ana: pay amount -1', '  ! amount-not-whole-cents')).toEqual([]);
    expect(failures(...OPEN, 'ana: fly', '  ! unknown-command')).toEqual([]);
  });
});

describe('a scenario fails', () => {
  test.each([
    [['ana: pay amount 10'], '3:1 "ana: pay amount 10.00" was refused: not-open [TILL-A-1]'],
    [[...OPEN, '  ! below-the-minimum'], '5:3 this act was accepted, not refused with below-the-minimum'],
    [[...OPEN, 'ana: open-till', '  ! not-open'], '6:3 refused with already-open [TILL-A-1], not not-open'],
    [
      [...OPEN, 'ana: pay', '  ! below-the-minimum [TILL-A-2 TILL-A-2~AMB-01 X-1]'],
      '6:3 below-the-minimum rests on [TILL-A-1 TILL-A-2~OM-99], not on [TILL-A-2~AMB-01 X-1]',
    ],
    [[...OPEN, '  * till-closed'], '5:3 till-closed did not happen; what happened: paid'],
    [[...OPEN, '  * paid player bea'], '5:3 paid has player ana, not bea'],
    [[...OPEN, '  * paid amount 9.00'], '5:3 paid has amount 10.00, not 9.00'],
    [[...OPEN, '  * paid [TILL-A-1]'], '5:3 paid rests on [TILL-A-2~OM-99], not on [TILL-A-1]'],
    [[...OPEN, '  * paid [TILL-A-2~AMB-01]'], '5:3 paid rests on [TILL-A-2~OM-99], not on [TILL-A-2~AMB-01]'],
    [[...OPEN, '  * paid', '  * paid'], '6:3 this comes before the line above it'],
    [[...OPEN, '  $ ana -> house 10', '  $ outside -> ana 10.01'], '6:3 this comes before the line above it'],
    [
      [...OPEN, '  $ ana -> house 9'],
      '5:3 no such posting; made: $ outside -> player:ana 10.01 [TILL-A-2~OM-99]; $ player:ana -> house 10.00 [TILL-A-1]',
    ],
    [[...OPEN, '  $ ana -> house 10 [TILL-B-1]'], expect.stringContaining('no such posting')],
    [[...OPEN, 'shoe: show-card Kd', '  $ ana -> house 1'], '6:3 no money moved'],
    [[...OPEN, 'shoe: show-card Kd', '  > "card 2"'], '6:3 called has words ("card 1" "Kd"), not ("card 2")'],
    [[...OPEN, '  = ana 1.00'], '5:3 player:ana holds 0.01, not 1.00'],
    [[...OPEN, '  = bea 0.00'], '5:3 unknown account "player:bea"; did you mean "player:ana"?'],
    [[...OPEN, '  = playr:ana 0.01'], '5:3 unknown account "playr:ana"; did you mean "player:ana"?'],
    [[...OPEN, '  = stake:ana:amonut 0'], '5:3 unknown account "stake:ana:amonut"; known: outside, player:ana, house'],
    [[...OPEN, '  ? ana: pay'], '5:3 awaited: shoe: show-card'],
    [[...OPEN, '  ? nobody'], '5:3 awaited: shoe: show-card'],
    [[OPEN[0] ?? '', '  ? cleo: pay'], '4:3 awaited: ana, bea: pay close; inspector house: close'],
    [[...OPEN, 'shoe: show-card Kd', 'ana: close', '  ? ana: close'], '7:3 awaited: nobody'],
    [['proves TILL-A-1 TILL-B-1', ...OPEN], '3:17 nothing here rested on TILL-B-1'],
    [['title "Refused [TILL-B-1]"', ...OPEN], '3:7 nothing here rested on TILL-B-1'],
    [['proves TILL-A-2~AMB-01', ...OPEN], '3:8 nothing here rested on TILL-A-2~AMB-01'],
    [[...OPEN, 'ana: fill word w text "t" count 1 flag no cards () colour red extra `0`'], '5:1 the till cannot Fill'],
  ])('%j', (lines, message) => {
    const result = run(...lines);
    expect(result.passed).toBe(false);
    expect(result.failures.map((failure) => formatError(failure, 'f').slice(2))).toEqual([message]);
  });

  test('telling all that is not so on one act, and stopping where play cannot go on', () => {
    expect(failures(...OPEN, '  = ana 5', '  * till-closed', 'ana: open-till', '  = ana 7', 'ana: open-till')).toEqual([
      '6:3 till-closed did not happen; what happened: paid',
      '5:3 player:ana holds 0.01, not 5.00',
      '7:1 "ana: open-till minimum 5.00 high-cards no" was refused: already-open [TILL-A-1]; awaited: shoe: show-card',
    ]);
  });

  test('a refusal that the game does not declare is turned away when the file is read', () => {
    expect(() => run('bea: open-till', '  ! not-opened')).toThrow(
      'unknown refusal "not-opened"; did you mean "not-open"?',
    );
    for (const code of ['constructor', '__proto__', 'toString']) {
      expect(() => run('bea: open-till', `  ! ${code}`)).toThrow(`unknown refusal "${code}"`);
    }
  });

  test('an edition that is not in force cannot be asked', () => {
    expect(() => run('edition 1')).toThrow('edition 1 of made-up/till is not here to be asked; edition 2 is');
  });
});

test('an account may be empty, and who was refused may have nothing', () => {
  const lines = ['  = stake:ana:amount 0', '  = bank:ana 0', '  = cagnotte 0', 'bea: open-till', '  ! already-open'];
  expect(failures(...OPEN, ...lines, '  = bea 0')).toEqual([]);
});

test('a rule that the ruleset does not have is not just unproved', () => {
  const { id } = RULESETS[0] as (typeof RULESETS)[number];
  const text = `sabot 1\nruleset ${id}\nproves AST-PB-D-2 AST-PB-A2-77\nana: sit 1\n  ! not-now\n`;
  const messages = runScenario(text).failures.map(({ message }) => message);
  expect(messages).toContain('unknown rule "AST-PB-A2-77"; did you mean "AST-PB-A2-7"?');
  expect(messages).toContain('nothing here rested on AST-PB-D-2');
});

describe('under "house auto" croupier and shoe act by themselves', () => {
  const AUTO = ['house auto', 'cards 5h', 'cards 3s'];

  test('while the cards laid ready last', () => {
    const result = run(...AUTO, ...OPEN, '  * paid', '  > "card 1" "5h"', 'ana: pay amount 6', '  > "card 2" "3s"');
    expect(result.failures).toEqual([]);
  });

  test('and go on when more are laid ready, with outcomes of their own', () => {
    const lines = ['house auto', ...OPEN, '  ? shoe: show-card', 'cards Kd', '  > "card 1" "Kd"', '  ? ana: pay'];
    expect(failures(...lines)).toEqual([]);
  });

  test('a game of the registry is prepared for play without a line of the croupier', () => {
    const text = [
      'sabot 1',
      `ruleset ${RULESETS[0]?.id}`,
      'house auto',
      'cards 5h',
      'director eva: open-table',
      'ana: sit 1',
      'ana: cut-pack 100',
      '  * card-burnt card 5h',
    ].join('\n');
    expect(runScenario(text).failures).toEqual([]);
  });
});

test('an account on which nothing has ever stood holds nothing', () => {
  const empty = ['stake:ana:amount', 'bank:ana', 'deposit:ana'].map((account) => `  = ${account} 0.00`);
  expect(runScenario(tillFile(...OPEN, ...empty), '-', [till]).failures).toEqual([]);
});
