import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { call } from '../../test/fake-io.ts';
import { inFolder } from '../../test/folder.ts';
import { withHouse } from '../../test/house-process.ts';

const FAST = ['--port', '0', '--pace', '0.02'];

describe('serve and watch', () => {
  it('open a house, follow a table of it, and close', async () => {
    await inFolder(async (path) => {
      await withHouse(path('data'), FAST, async ({ address, said }) => {
        const tables = (await (await fetch(`${address}/api/tables`)).json()) as { table: string }[];
        expect(tables).toHaveLength(10);
        expect(said[0]).toBe(`10 tables are open at ${address}`);
        expect(said.join('\n')).toContain('Bots keep you company');
        expect(JSON.parse(readFileSync(path('data/house.json'), 'utf8')).address).toBe(address);
        const { exit, out } = await call(['watch', address, tables[1]?.table ?? '', '--coups', '1', '--lang', 'en']);
        expect(exit).toBe(0);
        expect(out).toMatch(/wins|tie/);
        expect(out).toMatch(/The house commits to [0-9a-f]{64}/);
        expect(await call(['watch', address, 'elsewhere', '--lang', 'en'])).toMatchObject({
          exit: 2,
          err: expect.stringMatching(/^sabot: There is no such table\..*\n$/),
        });
        const there = `sabot: a house is open already at ${address}; close it first, or choose another --port and --data\n`;
        const port = ['--port', new URL(address).port];
        expect(await call(['serve', ...port, '--data', path('other')])).toMatchObject({ exit: 2, err: there });
        expect(existsSync(path('other'))).toBe(false);
        const again = await call(['serve', '--data', path('data'), '--lang', 'en']);
        expect(again).toMatchObject({
          exit: 0,
          out: expect.stringContaining(`A house is open already at ${address}\n`),
        });
      });
      expect(existsSync(path('data/house.json'))).toBe(false);
      expect(await call(['verify', '--data', path('data')])).toMatchObject({ exit: 0 });
    });
  });

  it('opens the tables a file asks for, on its terms', async () => {
    await inFolder(async (path) => {
      const [first, second] = ['asturias-2011/punto-y-banca', 'asturias-2011/mini'];
      const tables = [
        { ruleset: first, count: 2, settings: { minimum: 2500, maximum: 250_000 } },
        { ruleset: second },
        { ruleset: first, settings: { minimum: 5000, maximum: 500_000 } },
      ];
      writeFileSync(path('house.json'), JSON.stringify({ port: 0, pace: 0.5, bots: false, page: false, tables }));
      await withHouse(path('data'), ['--config', path('house.json')], async ({ address, said }) => {
        expect(said.find((line) => line.includes('Browser'))).toMatch(/npm run build/);
        expect(said.join('\n')).not.toContain('company');
        const open = (await (await fetch(`${address}/api/tables`)).json()) as Record<string, unknown>[];
        expect(open.map(({ ruleset, minimum, bots }) => [ruleset, minimum, bots])).toEqual([
          [first, 2500, 0],
          [first, 2500, 0],
          [first, 5000, 0],
          [second, expect.any(Number), 0],
        ]);
      });
    });
  });

  it('a port that something else uses is named in one line, and nothing is opened', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await inFolder(async (path) => {
      const { exit, err } = await call(['serve', '--port', String(port), '--data', path('data')]);
      expect({ exit, err }).toEqual({
        exit: 2,
        err: `sabot: port ${port} cannot be opened (EADDRINUSE); choose another with --port\n`,
      });
      expect(existsSync(path('data'))).toBe(false);
    });
    other.close();
  });

  it.each([
    [['serve', '--port', 'x'], '--port'],
    [['serve', '--port', '70000'], '70000'],
    [['serve', '--pace', '0'], '--pace'],
    [['serve', '--config', '/no/such.json'], '/no/such.json: no such file'],
    [['serve', 'now'], 'now'],
    [['watch'], 'URL TABLE'],
    [['watch', 'nowhere', 'x'], 'no address'],
    [['watch', 'http://127.0.0.1:1', 'x'], 'no house answers'],
  ])('%j is a bad call', async (args, part) => {
    const { exit, err } = await call([...args, '--lang', 'en']);
    expect(exit).toBe(2);
    expect(err).toContain(part);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('a data file that is not ours is left alone', async () => {
    await inFolder(async (path) => {
      writeFileSync(path('sabot.db'), 'a letter to my mother, which is much longer than a header');
      const { exit, err } = await call(['serve', '--port', '0', '--data', path('.'), '--lang', 'en']);
      expect(exit).toBe(1);
      expect(err.trim().split('\n')).toHaveLength(1);
    });
  });
});
