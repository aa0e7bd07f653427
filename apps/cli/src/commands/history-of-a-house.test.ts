import { writeFileSync } from 'node:fs';
import { ONE_OF_EACH_GAME } from '@sabot/testkit';
import { expect, it } from 'vitest';
import { call } from '../../test/fake-io.ts';
import { inFolder } from '../../test/folder.ts';
import { withHouse } from '../../test/house-process.ts';

const RULESETS = [ONE_OF_EACH_GAME.cheminDeFer, ONE_OF_EACH_GAME.dosPanos];

it('what was watched at a house is exported, replayed and found true, whatever is played', () =>
  inFolder((path) =>
    withHouse(path('data'), ['--port', '0', '--pace', '0.02', '--tables', RULESETS.join(',')], async ({ address }) => {
      const tables = (await (await fetch(`${address}/api/tables`)).json()) as { table: string; ruleset: string }[];
      expect(tables.map(({ ruleset }) => ruleset)).toEqual(RULESETS);
      for (const { table, ruleset } of tables) {
        const watched = await call(['watch', address, table, '--coups', '3', '--lang', 'en']);
        expect(watched).toMatchObject({ exit: 0, err: '' });
        expect(watched.out).not.toMatch(/NaN|undefined/);
        const file = path(`${table}.sabot`);
        writeFileSync(file, await (await fetch(`${address}/api/tables/${table}/history.sabot`)).text());
        const { exit, out, err } = await call(['replay', file, '--json']);
        expect({ exit, err }).toEqual({ exit: 0, err: '' });
        const told = JSON.parse(out);
        expect(told).toMatchObject({ ruleset, agrees: true });
        expect(told.coups.length).toBeGreaterThan(1);
        expect((await call(['replay', file])).out).toContain('The log agrees with the law');
      }
      const nowhere = await call(['play', 'asturias-2011/mini', '--url', address, '--quick']);
      expect(nowhere).toMatchObject({ exit: 2, err: expect.stringContaining(`open: ${RULESETS.join(', ')}`) });
    }),
  ));
