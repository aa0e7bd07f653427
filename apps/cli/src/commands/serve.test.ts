import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { call } from '../../test/fake-io.ts';
import { inFolder } from '../../test/folder.ts';

const SABOT = fileURLToPath(new URL('../../bin/sabot.mjs', import.meta.url));

/** A house of its own process, closed as a service manager closes it. */
async function withHouse<T>(data: string, use: (address: string) => Promise<T>): Promise<T> {
  const house = spawn(process.execPath, [
    SABOT,
    'serve',
    '--port',
    '0',
    '--data',
    data,
    '--pace',
    '0.02',
    '--lang',
    'en',
  ]);
  const gone = once(house, 'exit');
  try {
    for await (const line of createInterface({ input: house.stdout })) {
      const address = /at (http:\S+)/.exec(line)?.[1];
      if (address !== undefined) return await use(address);
    }
    throw new Error('the house did not open');
  } finally {
    house.kill('SIGTERM');
    expect((await gone)[0]).toBe(0);
  }
}

describe('serve and watch', () => {
  it('open a house, follow a table of it, and close', async () => {
    await inFolder((path) =>
      withHouse(path('data'), async (address) => {
        const tables = (await (await fetch(`${address}/api/tables`)).json()) as { table: string }[];
        expect(tables).toHaveLength(7);
        const { exit, out } = await call(['watch', address, tables[1]?.table ?? '', '--coups', '1', '--lang', 'en']);
        expect(exit).toBe(0);
        expect(out).toMatch(/wins|tie/);
        expect(await call(['watch', address, 'elsewhere', '--lang', 'en'])).toMatchObject({
          exit: 2,
          err: 'sabot: There is no such table.\n',
        });
        const second = await call(['serve', '--port', new URL(address).port, '--data', path('other'), '--lang', 'en']);
        expect(second).toMatchObject({ exit: 2, err: expect.stringContaining('cannot be opened (EADDRINUSE)') });
      }),
    );
  }, 60_000);

  it.each([
    [['serve', '--port', 'x'], '--port'],
    [['serve', '--port', '70000'], '70000'],
    [['serve', '--pace', '0'], '--pace'],
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
      expect(exit).toBe(2);
      expect(err.trim().split('\n')).toHaveLength(1);
    });
  });
});
