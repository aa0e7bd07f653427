import { readFileSync } from 'node:fs';
import type { HostedSheet } from '@sabot/protocol';
import { describe, expect, it } from 'vitest';
import { call } from '../../test/fake-io.ts';
import { inFolder } from '../../test/folder.ts';
import { withHouse } from '../../test/house-process.ts';

const MINI = 'asturias-2011/mini';
const CHEMIN = 'asturias-2011/chemin-de-fer';
const NODS = '\n'.repeat(60);

describe('a table of one’s own, from the terminal', () => {
  it('is opened on one’s own terms, and a friend plays there by its link, its code, and nobody by another', async () => {
    await inFolder((path) =>
      withHouse(
        path('data'),
        ['--port', '0', '--pace', '0.02', '--own-tables', 'each=2,all=9'],
        async ({ address }) => {
          const world = (who: string) => ({ env: { XDG_DATA_HOME: path(who) }, stdin: NODS });
          const by = (who: string, ...args: readonly string[]) => call([...args, '--name', who], world(who));
          const opened = await by('Ana', 'open', MINI, 'minimum=10', '--bots', '3', '--url', address, '--lang', 'en');
          expect({ exit: opened.exit, err: opened.err }).toEqual({ exit: 0, err: '' });
          expect(opened.out).toContain(`Your table is open: asturias-2011.mini.`);
          expect(opened.out).toContain('Only this machine reaches the house');
          const link = /npx sabot play --table (\S+)/.exec(opened.out)?.[1] ?? '';
          expect(link).toMatch(new RegExp(`^${address}/join#[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$`));
          expect(opened.out).toContain(`Link       ${link}\n`);
          const [, code = ''] = link.split('#');
          // The host plays there too, and is known by their session.
          const hosting = await by('Ana', 'play', '--table', code, '--url', address, '--coups', '1', '--lang', 'en');
          expect({ exit: hosting.exit, err: hosting.err }).toEqual({ exit: 0, err: '' });
          const spoken = code.toLowerCase().replaceAll('-', ' ');
          for (const given of [link, spoken]) {
            const playing = ['play', '--table', given, '--coups', '1', '--data', path('data'), '--lang', 'es'];
            const played = await by('Bea', ...playing);
            expect({ exit: played.exit, err: played.err }).toEqual({ exit: 0, err: '' });
            expect(played.out).toContain(`En la casa ${address}, con el nombre Bea.`);
          }
          const other = `${address}/join#AAAA-BBBB-CCCC-DDDD`;
          expect(await by('Cid', 'play', '--table', other, '--lang', 'en')).toMatchObject({
            exit: 2,
            err: expect.stringMatching(/^sabot: This link .*\n$/),
          });
          expect((await by('Cid', 'play', '--table', other, '--lang', 'es')).err).toMatch(/^sabot: Este enlace /);
          const json = await by('Ana', 'open', CHEMIN, '--sit', '--coups', '1', '--url', address);
          expect(json).toMatchObject({ exit: 2, err: expect.stringContaining('--coups') });
          const sheet = await by('Ana', 'open', CHEMIN, '--admission', 'asking', '--json', '--url', address);
          const { table, code: asked, notice, links } = JSON.parse(sheet.out) as HostedSheet;
          expect([notice?.host, notice?.admission, links.length]).toEqual(['Ana', 'asking', 1]);
          const sessions = JSON.parse(readFileSync(path('Ana/sabot/sessions.json'), 'utf8')) as Record<string, string>;
          const headers = { cookie: sessions[address] ?? '', 'content-type': 'application/json' };
          const answer = async (act: 'admit' | 'turn-away', name: string): Promise<void> => {
            for (let no = 0; ; no += 1) {
              const body = JSON.stringify({ commandId: `${act}-${no}`, act, name });
              if ((await fetch(`${address}/api/tables/${table}/host`, { method: 'POST', headers, body })).ok) return;
              await new Promise((resolve) => setTimeout(resolve, 100));
            }
          };
          const coming = (who: string) => by(who, 'play', '--table', asked ?? '', '--url', address, '--lang', 'en');
          const [away] = await Promise.all([coming('Eva'), answer('turn-away', 'Eva')]);
          expect(away).toMatchObject({ exit: 2, err: expect.stringMatching(/^sabot: you were not let in/) });
          expect(away.out).toContain('Ana has been told.');
          const third = await by('Ana', 'open', CHEMIN, '--url', address, '--lang', 'en');
          expect({ exit: third.exit, lines: third.err.trim().split('\n').length }).toEqual({ exit: 2, lines: 1 });
        },
      ),
    );
  });

  it('is refused in one line: terms that are not lawful, words that are none, a house that opens none', async () => {
    await inFolder((path) =>
      withHouse(path('data'), ['--port', '0', '--own-tables', 'off'], async ({ address }) => {
        const saying = async (args: readonly string[], lang = 'en') => {
          const { exit, err } = await call([...args, '--url', address, '--name', 'Ana', '--lang', lang], {
            env: { XDG_DATA_HOME: path('home') },
          });
          expect([args, exit, err.trim().split('\n').length]).toEqual([args, 2, 1]);
          return err.trim();
        };
        const open = (...terms: readonly string[]) => ['open', MINI, ...terms];
        expect(await saying(open('minimum=3'))).toMatch(/^sabot: the regulation does not allow this table: /);
        expect(await saying(open('minimum=3'), 'es')).toMatch(/^sabot: el reglamento no permite esta mesa: /);
        expect(await saying(open('minimun=30'))).toBe(
          'sabot: there is no term "minimun" here; did you mean "minimum"?',
        );
        expect(await saying(open('constructor=1'))).toMatch(/^sabot: there is no term "constructor" here; known: /);
        expect(await saying(open('minimum=lots'))).toBe(
          'sabot: minimum takes an amount such as 10 or 12.50, not "lots"',
        );
        expect(await saying(open('thirty'))).toBe('sabot: "thirty" is no term such as minimum=20');
        expect(await saying(open('--bots', '13'))).toBe('sabot: --bots takes 0 … 12, not "13"');
        expect(await saying(open('--admission', 'friends'))).toBe(
          'sabot: --admission takes everybody | link | asking, not "friends"',
        );
        expect(await saying(open())).toMatch(/^sabot: \S.*\.$/);
        expect(await saying(['play', '--table', 'K7QM'])).toMatch(/^sabot: "K7QM" is neither a code such as/);
        expect(await saying(['play', MINI, '--table', 'K7QM-2XPR-9FTN-4BWD'])).toMatch(/has its ruleset already/);
        expect(await saying(['play', '--alone', '--table', 'K7QM-2XPR-9FTN-4BWD'])).toMatch(/do not go together/);
      }),
    );
  });

  it('needs a house that is open', async () => {
    const { exit, err } = await call(['open', MINI, '--url', 'http://127.0.0.1:1', '--lang', 'en']);
    expect({ exit, err }).toEqual({ exit: 2, err: 'sabot: no house answers at http://127.0.0.1:1\n' });
  });
});
