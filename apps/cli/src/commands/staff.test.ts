import { expect, it } from 'vitest';
import { call } from '../../test/fake-io.ts';
import { inFolder } from '../../test/folder.ts';
import { withHouse } from '../../test/house-process.ts';

const TABLE = 'asturias-2011.mini.1';
const OTHER = { incident: 'other', card: null, drawn: null, upturned: null, player: null, note: 'a glass fell over' };

it('the staff of a house do from the terminal what they do on the page', () =>
  inFolder(async (path) => {
    await withHouse(
      path('data'),
      ['--port', '0', '--tables', 'asturias-2011/mini', '--pace', '100', '--lang', 'en'],
      async ({ address, said }) => {
        for (let i = 0; i < 200 && !said.some((line) => line.includes('/staff#')); i += 1)
          await new Promise((resolve) => setTimeout(resolve, 20));
        const code = /\/staff#(\S+)/.exec(said.join('\n'))?.[1] ?? '';
        const desk = async (who: string, ...args: string[]) =>
          call(['staff', address, ...args, '--lang', 'en'], {
            env: { XDG_DATA_HOME: path(who), SABOT_PASSWORD: 'ten letters or more' },
          });
        expect(await desk('eva', 'me')).toMatchObject({ exit: 0, out: expect.stringContaining('Nobody is signed in') });
        expect(await desk('eva', 'pit')).toMatchObject({ exit: 2, err: expect.stringContaining('sign in') });
        expect(await desk('eva', 'join', code, 'eva')).toMatchObject({ exit: 0, out: 'eva: director\n' });
        expect(await desk('luis', 'join', code, 'luis')).toMatchObject({ exit: 2 });
        const { out } = await desk('eva', 'invite', 'inspector');
        const invited = /#(\S+)/.exec(out)?.[1] ?? '';
        expect(await desk('luis', 'join', invited, 'luis')).toMatchObject({ exit: 0 });
        expect(await desk('luis', 'people')).toMatchObject({ exit: 2 });
        const stop = () => desk('luis', 'stop', TABLE);
        expect(await stop()).toMatchObject({ exit: 2, err: expect.stringContaining('not on duty') });
        expect(await desk('luis', 'on-duty', 'inspector', TABLE)).toMatchObject({ exit: 0, out: 'Done.\n' });
        expect(await stop()).toMatchObject({ exit: 0 });
        expect((await desk('eva', 'pit')).out).toContain('! stopped (');
        const report = (act: string, fields: object) =>
          desk('luis', act, TABLE, 'ReportIncident', '--fields', JSON.stringify(fields));
        expect(await report('try', OTHER)).toMatchObject({ exit: 0, out: expect.stringContaining('RulingReferred') });
        const impossible = { ...OTHER, incident: 'shoe-exhausted' };
        const refused = await report('act', impossible);
        expect(refused.exit).toBe(1);
        expect(refused.out).toMatch(/^Refused\. .+ \[AST-PB-A2-11\]/);
        expect(await report('act', OTHER)).toMatchObject({ exit: 0, out: 'Done.\n' });
        expect((await desk('eva', 'pit')).out).toContain('a case waits for the inspector');
        const ruling = ['GiveRuling', '--fields', JSON.stringify({ choice: 1, reason: 'the glass was empty' })];
        expect(await desk('eva', 'act', TABLE, ...ruling)).toMatchObject({ exit: 1 });
        expect(await desk('luis', 'act', TABLE, ...ruling)).toMatchObject({ exit: 0 });
        expect(await desk('luis', 'act', TABLE, ...ruling)).toMatchObject({ exit: 1 });
        const { out: json } = await desk('luis', 'me', '--json');
        expect(JSON.parse(json)).toMatchObject({ name: 'luis', roles: ['inspector'] });
        expect(await desk('luis', 'go-on', TABLE)).toMatchObject({ exit: 0 });
        expect(await desk('luis', 'off-duty', 'inspector')).toMatchObject({ exit: 0 });
        expect(await desk('luis', 'constructor')).toMatchObject({ exit: 2 });
        expect(await desk('luis', 'act', TABLE, 'GiveRuling', '--fields', 'nonsense')).toMatchObject({ exit: 2 });
      },
    );
  }));
