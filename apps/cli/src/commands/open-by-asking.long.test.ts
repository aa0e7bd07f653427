import { readFileSync } from 'node:fs';
import type { HostedSheet } from '@sabot/protocol';
import { expect, it } from 'vitest';
import { call } from '../../test/fake-io.ts';
import { inFolder } from '../../test/folder.ts';
import { withHouse } from '../../test/house-process.ts';

const MINI = 'asturias-2011/mini';
const NODS = '\n'.repeat(60);

it('whoever has asked plays once let in, whoever was sent away does not come back, and wrong codes are soon too many', async () => {
  await inFolder((path) =>
    withHouse(path('data'), ['--port', '0', '--pace', '0.02'], async ({ address }) => {
      const world = (who: string) => ({ env: { XDG_DATA_HOME: path(who) }, stdin: NODS });
      const by = (who: string, ...args: readonly string[]) =>
        call([...args, '--name', who, '--url', address, '--lang', 'en'], world(who));
      const opened = await by('Ana', 'open', MINI, '--bots', '3', '--admission', 'asking', '--json');
      const { table, code } = JSON.parse(opened.out) as HostedSheet;
      const sessions = JSON.parse(readFileSync(path('Ana/sabot/sessions.json'), 'utf8')) as Record<string, string>;
      const headers = { cookie: sessions[address] ?? '', 'content-type': 'application/json' };
      let no = 0;
      const does = async (act: object): Promise<void> => {
        const body = () => JSON.stringify({ commandId: `host-${++no}`, ...act });
        const said = () => fetch(`${address}/api/tables/${table}/host`, { method: 'POST', headers, body: body() });
        while (!(await said()).ok) await new Promise((resolve) => setTimeout(resolve, 100));
      };
      const coming = (who: string, given = code ?? '') => by(who, 'play', '--table', given, '--coups', '1');
      const [eva] = await Promise.all([coming('Eva'), does({ act: 'admit', name: 'Eva' })]);
      expect({ exit: eva.exit, err: eva.err }).toEqual({ exit: 0, err: '' });
      expect(eva.out).toMatch(/Ana has been told\.[\s\S]*You are let in\./);
      await does({ act: 'remove', name: 'Eva' });
      const back = await coming('Eva');
      expect(back).toMatchObject({
        exit: 2,
        err: expect.stringMatching(/^sabot: The host of this table has sent you away/),
      });
      const wrong: string[] = [];
      for (let tried = 0; tried < 12; tried += 1)
        wrong.push((await coming('Cid', `AAAA-BBBB-CCCC-00${tried + 10}`)).err);
      expect(wrong.slice(0, 10).every((err) => err.startsWith('sabot: This link does not count'))).toBe(true);
      expect(wrong.at(-1)).toMatch(/^sabot: (?!This link)\S.*\n$/);
      // Not even the right code counts then.
      expect((await coming('Cid')).err).toBe(wrong.at(-1));
    }),
  );
});
