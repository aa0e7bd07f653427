import { readFileSync, writeFileSync } from 'node:fs';
import { foldHistory, validate } from '@sabot/notation';
import { CHEMIN_DE_FER, DOS_PANOS, PUNTO_BANCA } from '@sabot/regulations';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../test/fake-io.ts';
import { inFolder } from '../../test/folder.ts';

/** A name that every object answers to, and that throws wherever it is looked up without asking whose it is. */
const TRAP = 'zanzibar';
const LOOKED_UP = 'was looked up on Object.prototype';

beforeEach(() => {
  Object.defineProperty(Object.prototype, TRAP, {
    configurable: true,
    get: () => {
      throw new Error(`${TRAP} ${LOOKED_UP}`);
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(Object.prototype, TRAP);
});

const sound = ({ out, err }: { readonly out: string; readonly err: string }): void => {
  expect(out + err).not.toContain(LOOKED_UP);
  expect(out + err).not.toMatch(/undefined|NaN|\[object|function |native code/);
};

describe('a guest whose name every object inherits', () => {
  it.each([...PUNTO_BANCA.slice(0, 1), ...CHEMIN_DE_FER, ...DOS_PANOS].map(({ id }) => id))(
    'plays %s in the terminal, and takes home what the history pays',
    (id) =>
      inFolder(async (path) => {
        const file = path('t.sabot');
        const args = ['play', id, '--auto', '--seed', 'n', '--coups', '1', '--lang', 'en', '--name', TRAP];
        const played = await call([...args, '--save', file]);
        expect({ exit: played.exit, err: played.err }).toEqual({ exit: 0, err: '' });
        sound(played);
        const text = readFileSync(file, 'utf8');
        expect(text).toContain(`player-seated player ${TRAP} `);
        expect(validate(text)).toEqual([]);
        const { balances } = foldHistory(text);
        expect(Object.values(balances).reduce<number>((sum, amount) => sum + (amount ?? 0), 0)).toBe(0);
        sound(await call(['replay', file]));
      }),
  );

  it('may type that name where a bet is asked for, and is asked again', async () => {
    const played = await call(['play', '--seed', '2', '--coups', '1', '--name', TRAP, '--lang', 'en'], {
      stdin: `\n${TRAP} 50\n50 ${TRAP}\nvalueOf\nb 50\n`,
    });
    expect(played.exit).toBe(0);
    sound(played);
    expect(played.out).toContain(`${TRAP}  banca 50`);
  });

  it.each([
    ['play', TRAP],
    ['rules', TRAP],
    ['rule', TRAP],
    ['odds', TRAP],
    [TRAP],
    ['play', `--${TRAP}`, '5'],
    ['help', TRAP],
    ['serve', '--clocks', `${TRAP}=5`],
    ['serve', '--limits', `${TRAP}=5`],
    ['serve', '--tables', `${TRAP}=1`],
    ['play', '--lang', TRAP],
  ])('is no command, table, rule, option or setting: sabot %s %s', async (...args) => {
    const refused = await call(args);
    expect(refused.exit).not.toBe(0);
    sound(refused);
  });

  it('is no setting, act, field or bet of a written history either', () =>
    inFolder(async (path) => {
      const opened = 'director eva: open-table';
      for (const lines of [
        [`${opened} ${TRAP} 5`],
        [`${opened} minimum ${TRAP}`],
        [opened, `ana: ${TRAP}`],
        [opened, `ana: sit ${TRAP} 3`],
        [opened, 'ana: sit 1', 'ana: buy-chips 100.00', `ana: set-stakes ${TRAP} 50.00`],
        [opened, `${TRAP}: sit 1`, `  * ${TRAP} player ${TRAP}`],
        [opened, `${TRAP}: sit 1`, `${TRAP}: buy-chips 100.00`, `expect ${TRAP} 5`],
        [`${TRAP} eva: open-table`],
      ]) {
        const file = path('n.sabot');
        writeFileSync(file, `sabot 1\nruleset asturias-2011/mini\n\n${lines.join('\n')}\n`);
        for (const command of ['scenario', 'replay']) {
          const refused = await call([command, file]);
          expect(refused.exit).not.toBe(0);
          sound(refused);
        }
      }
    }));
});
