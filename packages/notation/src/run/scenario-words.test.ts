import { RULESETS } from '@sabot/regulations';
import { describe, expect, test } from 'vitest';
import { till, tillFile } from '../../test/till.ts';
import { formatError } from '../error.ts';
import { foldHistory } from './replay.ts';
import { runScenario } from './scenario.ts';

const told = (text: string, rules = [till] as Parameters<typeof runScenario>[2]) =>
  runScenario(text, 'f', rules).failures.map((failure) => formatError(failure, 'f').slice(2));
const failures = (...lines: string[]) => told(tillFile(...lines));
const wrong = (...lines: string[]) => {
  try {
    runScenario(tillFile(...lines), 'f', [till]);
  } catch (error) {
    return formatError(error as never, 'f').slice(2);
  }
  return 'no error';
};
const OPEN = ['director eva: open-till minimum 5.00', 'ana: pay amount 10.00'];

describe('an event that must not have happened', () => {
  test('is told with a minus, and holds where none like it happened', () => {
    expect(failures(...OPEN, '  - till-closed', '  - paid player bea', '  - paid player ana amount 9.00')).toEqual([]);
  });
  test('fails where one with all its fields and grounds happened', () => {
    expect(failures(...OPEN, '  - paid player ana')).toEqual([
      '5:3 this happened: * paid player ana amount 10.00 [TILL-A-2~OM-99]',
    ]);
    expect(failures(...OPEN, '  - paid [TILL-B-1]')).toEqual([]);
    expect(failures(...OPEN, '  - paid [TILL-A-2]')).toHaveLength(1);
  });
  test('must be an event of the game', () => {
    expect(wrong(...OPEN, '  - payd')).toBe('5:5 unknown event "payd"; did you mean "paid"?');
    expect(wrong(...OPEN, '  -')).toBe('5:4 the name of the event is missing');
    expect(wrong(...OPEN, '- paid')).toBe('5:1 an outcome is indented below its act');
  });
  test('has no place in a history, which tells what happened', () => {
    const text = tillFile(
      'director eva: open-till',
      '  * till-opened minimum 5.00 high-cards no [TILL-A-1]',
      '  - paid',
    );
    expect(() => foldHistory(text, [till])).toThrow('a history tells what happened, not what did not');
  });
});

describe('an act refused with any code', () => {
  test('is told as "! any", with grounds where they matter', () => {
    expect(failures(...OPEN, 'shoe: show-card Kd 2h', '  ! any')).toEqual([]);
    expect(failures(...OPEN, 'bea: pay amount 1.00', '  ! any [TILL-A-2]')).toEqual([]);
    expect(failures(...OPEN, 'bea: pay amount 1.00', '  ! any [TILL-B-1]')).toEqual([
      '6:3 below-the-minimum rests on [TILL-A-1 TILL-A-2~OM-99], not on [TILL-B-1]',
    ]);
  });
  test('fails where the act is accepted', () => {
    expect(failures(...OPEN, 'shoe: show-card Kd', '  ! any')).toEqual(['6:3 this act was accepted, not refused']);
  });
  test('has no place in a history, and is the code of no game', () => {
    const text = tillFile('ana: pay amount 10.00', '  ! any');
    expect(() => foldHistory(text, [till])).toThrow('a history names the code of a refusal');
    for (const { game } of RULESETS) expect(Object.keys(game.refusals)).not.toContain('any');
  });
});

describe('what the house leaves to the file', () => {
  test('is named after "except": there the house waits, and the act is written', () => {
    const lines = ['house auto except show-card', 'cards Kd', ...OPEN, '  ? shoe: show-card', 'shoe: show-card 2h'];
    expect(failures(...lines, '  * card-shown card 2h')).toEqual([]);
    expect(failures('house auto', ...lines.slice(1))[0]).toMatch('awaited: ana, bea');
  });
  test('must be acts of the game, each list once and not empty', () => {
    expect(wrong('house auto except show-cart')).toBe('3:19 unknown act "show-cart"; did you mean "show-card"?');
    expect(wrong('house auto except')).toBe('3:18 the acts are missing after "except"');
    expect(wrong('house auto except also close')).toBe('3:19 the acts are missing after "except"');
    expect(wrong('house auto except close except pay')).toBe('3:25 "except" stands twice');
    expect(wrong('house auto show-card')).toBe('3:12 after "auto" comes "also" or "except", and the acts it is about');
    expect(wrong('house manual')).toBe('3:7 after "house" comes "auto"');
  });

  const COUP = [
    'director eva: open-table',
    'ana: sit 1',
    'ana: buy-chips 500.00',
    'ana: cut-pack 150',
    'ana: take-shoe',
    'ana: set-stakes banca 100.00',
    'croupier: close-stakes',
    'ana: deal',
    'cards 3s Kd 2h 6c Qs',
    'ana: uncover',
  ];
  const at = (ruleset: string, ...lines: readonly string[]) =>
    told(`sabot 1\nruleset ${ruleset}\n${lines.join('\n')}\n`, RULESETS);

  test('can be the settling, so that an error on the last card can be told', () => {
    const error = [
      '  ? croupier: settle',
      'croupier: report-incident incident card-face-up card 5',
      '  * incident-reported card 5',
    ];
    expect(at('asturias-2011/punto-y-banca', 'house auto except settle', 'cards 5h', ...COUP, ...error)).toEqual([]);
    expect(at('asturias-2011/punto-y-banca', 'house auto', 'cards 5h', ...COUP, ...error)[0]).toMatch('awaited: ana');
  });
});

describe('unless it is asked to, the house', () => {
  const at = (ruleset: string, house: string, ...lines: readonly string[]) =>
    told(`sabot 1\nruleset ${ruleset}\n${house}\n${lines.join('\n')}\n`, RULESETS);
  const STANDING = ['cards 5h', 'director eva: open-table', 'bea: stand 1'];

  test.each(RULESETS.map(({ id }) => id))('makes no shoe ready at an empty table: %s', (id) => {
    const result = runScenario(`sabot 1\nruleset ${id}\nhouse auto\ncards 5h\ndirector eva: open-table\n`);
    expect(result.failures).toEqual([]);
    const types = result.events.map(({ type }) => type);
    expect(types.filter((type) => !['TableOpened', 'PackBrought', 'PlaySuspended'].includes(type))).toEqual([]);
  });
  test('does not cut for those who may still sit down', () => {
    const rest = ['  - card-burnt', 'ana: sit 1', '  ? ana: cut-pack', 'ana: cut-pack 150', '  * card-burnt'];
    expect(at('asturias-2011/punto-y-banca', 'house auto', ...STANDING, ...rest)).toEqual([]);
    expect(at('asturias-2011/punto-y-banca', 'house auto also cut-pack', ...STANDING, '  * card-burnt')).toEqual([]);
  });
  test('closes no window, even when everybody has spoken', () => {
    const lines = [
      'director eva: open-table',
      'ana: sit 1',
      'bea: sit 2',
      'cleo: sit 3',
      'dani: sit 4',
      ...['ana', 'bea', 'cleo', 'dani'].map((name) => `${name}: buy-chips 1000.00`),
      'croupier: pass-cards',
      'dani: cut-pack 150',
      'ana: take-bank 100.00',
      'ana: keep-bank',
      ...['bea', 'cleo', 'dani'].map((name) => `${name}: stay-silent`),
    ];
    expect(at('asturias-2011/chemin-de-fer', 'house auto', ...lines, '  ? croupier: close-banco')).toEqual([]);
    const asked = 'house auto also close-banco';
    expect(at('asturias-2011/chemin-de-fer', asked, ...lines, '  ? bea: call-con-la-mesa')).toEqual([]);
  });
});
