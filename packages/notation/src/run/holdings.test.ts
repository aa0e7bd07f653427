import { RULESETS } from '@sabot/regulations';
import { describe, expect, test } from 'vitest';
import { readAct } from '../bind/read.ts';
import { formatError } from '../error.ts';
import { printAct } from '../print/print.ts';
import { runScenario } from './scenario.ts';

const failures = (ruleset: string, ...lines: readonly string[]) =>
  runScenario(`sabot 1\nruleset ${ruleset}\nhouse auto\ncards 5h\n${lines.join('\n')}\n`).failures.map((failure) =>
    formatError(failure, 'f').slice(2),
  );
const PUNTO_Y_BANCA = 'asturias-2011/punto-y-banca';
const COUP = [
  'director eva: open-table',
  'ana: sit 1',
  'bea: sit 2',
  'ana: buy-chips 500.00',
  'bea: buy-chips 500.00',
  'ana: cut-pack 150',
  'ana: take-shoe',
  'ana: set-stakes banca 100.00',
  'bea: set-stakes punto 50.00',
  'croupier: close-stakes',
  'ana: deal',
  'cards 3s Kd 2h 6c',
];

describe('what lies on the cloth, and who has it', () => {
  test('is told with @: who, how many cards, or which, in any order', () => {
    expect(
      failures(
        PUNTO_Y_BANCA,
        ...COUP,
        '  @ shoe ana 302',
        '  @ punto bea (3s 2h)',
        '  @ banca (Kd 6c) 2 nobody',
        '  @ discard 0',
        'bea: uncover',
        '  @ punto nobody',
        '  @ banca ana',
      ),
    ).toEqual([]);
  });
  test('is told as it is where it is otherwise', () => {
    expect(failures(PUNTO_Y_BANCA, ...COUP, '  @ shoe bea 302')).toEqual(['17:3 shoe: ana 302']);
    expect(failures(PUNTO_Y_BANCA, ...COUP, '  @ shoe 300')).toEqual(['17:3 shoe: ana 302']);
    expect(failures(PUNTO_Y_BANCA, ...COUP, '  @ punto (2h 3s)')).toEqual(['17:3 punto: bea (3s 2h)']);
    expect(failures(PUNTO_Y_BANCA, ...COUP, '  @ banca ana')).toEqual(['17:3 banca: nobody (Kd 6c)']);
  });
  test('must be a thing of this game, and somebody who was at this table', () => {
    expect(failures(PUNTO_Y_BANCA, ...COUP, '  @ sheo ana')).toEqual([
      '17:3 unknown thing "sheo"; did you mean "shoe"?',
    ]);
    expect(failures(PUNTO_Y_BANCA, ...COUP, '  @ shoe anna')).toEqual([
      '17:3 "anna" was never at this table; did you mean "ana"?',
    ]);
    expect(() => failures(PUNTO_Y_BANCA, ...COUP, '  @ shoe')).toThrow('who has it, how many cards has it, or which?');
    expect(() => failures(PUNTO_Y_BANCA, ...COUP, '  @ shoe ana bea')).toThrow('this is said twice');
    expect(() => failures(PUNTO_Y_BANCA, ...COUP, '  @ shoe [X-1]')).toThrow('here stands who has it');
  });
  test.each(RULESETS.map(({ id, game }) => [id, game] as const))(
    'is nobody’s before a table is opened: %s',
    (_, game) => {
      for (const { by, count } of game.holdings(game.initial)) expect([by, count]).toEqual([null, 0]);
    },
  );
});

describe('a bank is raised by so much', () => {
  const rules = RULESETS.find(({ id }) => id === 'asturias-2011/chemin-de-fer')!;
  const raised = [{ type: 'RaiseBank', by: { kind: 'player', id: 'ana' }, amount: 5000 }];

  test('and is written so; the word of older files is still read', () => {
    expect(readAct('ana: raise-bank by 50.00', rules)).toEqual(raised);
    expect(readAct('ana: raise-bank 50.00', rules)).toEqual(raised);
    expect(readAct('ana: raise-bank amount 50.00', rules)).toEqual(raised);
    expect(raised.map((command) => printAct(command as never, rules))).toEqual(['ana: raise-bank by 50.00']);
  });
  test('and not to so much, which is refused with the word that is meant', () => {
    expect(() => readAct('ana: raise-bank to 50.00', rules)).toThrow('unknown field "to"; known: by');
  });
});
