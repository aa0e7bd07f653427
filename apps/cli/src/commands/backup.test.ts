import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { openStore } from '@sabot/event-store';
import { describe, expect, it } from 'vitest';
import { call } from '../../test/fake-io.ts';
import { inFolder } from '../../test/folder.ts';
import { SABOT, startHouse } from '../../test/house-process.ts';

const START = Date.parse('2026-11-17T20:00:00Z');

/** A folder with so many appends, one a minute. */
async function kept(data: string, count: number, from = 0): Promise<void> {
  const store = await openStore(`${data}/sabot.db`);
  for (let n = from; n < from + count; n += 1) {
    const events = [{ type: 'Said', data: String(n) }];
    const writes = [{ stream: 'wallet:ana', expected: n, ruleset: '', edition: 0, events }];
    await store.append({ commandId: `c${n}`, actor: 'ana', at: START + n * 60_000, writes });
  }
  await store.close();
}
const english = (...args: readonly string[]) => call([...args, '--lang', 'en']);
const oneLine = (text: string) => ({
  exit: 2,
  out: '',
  err: expect.stringMatching(new RegExp(`^[^\\n]*${text}[^\\n]*\\n$`)),
});

/** Files may grow to 64 KiB and no further: what a full disk does, without filling one. */
const limited = (...args: readonly string[]) => {
  const under = ['-c', `ulimit -f 64; trap '' XFSZ; exec "$@"`, 'bash', process.execPath];
  return spawnSync('bash', [...under, SABOT, ...args, '--lang', 'en'], { encoding: 'utf8', timeout: 60_000 });
};

describe('backup and restore', () => {
  it('copy a house, go on from there, and put it back as it was at any moment', async () => {
    await inFolder(async (path) => {
      await kept(path('data'), 3);
      const [data, copy] = [['--data', path('data')], path('copy')];
      expect(await english('backup', copy, ...data)).toMatchObject({
        exit: 0,
        out: expect.stringMatching(/sabot-000000000001\.backup: 3 appends up to number 3, with 3 events, in 1 KB\.\n$/),
      });
      expect((await english('backup', copy, ...data)).out).toBe(
        `Nothing is new since append 3; all of it is in ${copy}.\n`,
      );
      await kept(path('data'), 1, 3);
      expect((await english('backup', copy, ...data)).out).toContain('1 append up to number 4, with 1 event,');
      expect(await english('restore', copy, '--to', path('all'))).toEqual({
        exit: 0,
        out: `${path('all')}: 4 events of 1 stream, up to append 4 of 2026-11-17T20:03:00.000Z. All are as they were written.\nOpen it with: npx sabot serve --data ${path('all')}\n`,
        err: '',
      });
      const before = await english('restore', copy, '--to', path('before'), '--before', '2026-11-17T21:01:30+01:00');
      expect(before.out).toContain('2 events of 1 stream, up to append 2');
      expect(before.out).toContain('2 later appends are left out. What was acknowledged in them is not there.');
      const json = await call(['restore', copy, '--to', path('json'), '--commit', '3', '--json']);
      expect(JSON.parse(json.out)).toEqual({ last: 3, at: START + 120_000, events: 3, streams: 1, end: 4, seen: [] });
      expect(await english('verify', '--data', path('json'))).toMatchObject({ exit: 0 });
      // The heads the house had noted know more than an older copy has.
      writeFileSync(path('heads'), (await english('heads', ...data)).out);
      expect(await english('verify', '--data', path('json'), '--heads', path('heads'))).toMatchObject({ exit: 1 });
      expect(await english('verify', '--data', path('all'), '--heads', path('heads'))).toMatchObject({ exit: 0 });
    });
  });

  it('say in one line what cannot be, and leave nothing behind', async () => {
    await inFolder(async (path) => {
      await kept(path('data'), 3);
      const [data, copy, to] = [['--data', path('data')], path('copy'), ['--to', path('new')]];
      expect(await english('backup', ...data)).toEqual(oneLine('needs DIR'));
      expect(await english('backup', copy, '--data', path('nowhere'))).toEqual(oneLine('no such file'));
      expect(await english('restore', copy, ...to)).toEqual(oneLine('there is no backup here'));
      writeFileSync(path('file'), 'x');
      expect(await english('backup', path('file'), ...data)).toEqual(oneLine('file: cannot be written'));
      await english('backup', copy, ...data);
      expect(await english('restore', copy)).toEqual(oneLine('needs --to FOLDER'));
      for (const [options, line] of [
        [['--commit', '4'], 'append 4 is not in the backup; it has 1 to 3'],
        [['--commit', '0'], 'whole number'],
        [['--commit', '1e3'], 'whole number'],
        [['--commit', 'constructor'], 'whole number'],
        [['--commit', '1', '--before', '2026-11-17'], 'do not go together'],
        [['--before', 'yesterday'], 'is no time'],
        [['--before', '2026-02-30'], 'is no time'],
        [['--before', '2026-11-17T25:00Z'], 'is no time'],
        [['--before', '9999-01-01'], 'lies in the future'],
        [['--before', '2026-11-17T20:00:00Z'], 'it begins at 2026-11-17T20:00:00.000Z'],
      ] as const)
        expect(await english('restore', copy, ...to, ...options), options.join(' ')).toEqual(oneLine(line));
      expect(await english('restore', copy, '--to', 'mysql://u@h/d')).toEqual(oneLine('neither a path nor a URL'));
      expect(await english('restore', copy, '--to', 'postgres://u:hunter2@127.0.0.1:1/d')).toEqual(
        oneLine('127.0.0.1'),
      );
      expect((await english('restore', copy, '--to', 'postgres://u:hunter2@127.0.0.1:1/d')).err).not.toContain(
        'hunter2',
      );
      expect(existsSync(path('new'))).toBe(false);
      const file = `${copy}/sabot-000000000001.backup`;
      writeFileSync(file, readFileSync(file).subarray(0, 40));
      expect(await english('restore', copy, ...to)).toEqual(oneLine('cut short or was changed'));
      expect(await english('backup', copy, ...data)).toEqual(oneLine('cut short or was changed'));
      mkdirSync(path('empty'));
      const store = await openStore(path('empty/sabot.db'));
      await store.close();
      expect(await english('backup', path('copy-2'), '--data', path('empty'))).toEqual(oneLine('nothing to back up'));
      expect(readdirSync(path('copy-2'))).toEqual([]);
    });
  });

  it.skipIf(process.platform === 'win32')(
    'say in one line that the disk is full, and leave nothing half done',
    async () => {
      await inFolder(async (path) => {
        const store = await openStore(path('data/sabot.db'));
        const noise = (): string => JSON.stringify(randomBytes(20_000).toString('base64'));
        const events = Array.from({ length: 20 }, () => ({ type: 'Said', data: noise() }));
        const writes = [{ stream: 'wallet:ana', expected: 0, ruleset: '', edition: 0, events }];
        await store.append({ commandId: 'c', actor: 'ana', at: START, writes });
        await store.close();
        const full = limited('backup', path('copy'), '--data', path('data'));
        expect(full).toMatchObject({ status: 2, stdout: '', stderr: `${path('copy')}: cannot be written (EFBIG)\n` });
        expect(readdirSync(path('copy'))).toEqual([]);
        await english('backup', path('copy'), '--data', path('data'));
        const half = limited('restore', path('copy'), '--to', path('new'));
        expect(half).toMatchObject({
          status: 2,
          stdout: '',
          stderr: expect.stringMatching(/^[^\n]*sabot\.db[^\n]*\n$/),
        });
        expect(readdirSync(path('new')).filter((name) => name.startsWith('sabot.db'))).toEqual([]);
        expect(await english('restore', path('copy'), '--to', path('new'))).toMatchObject({ exit: 0 });
      });
    },
  );

  it('say it in Spanish too', async () => {
    await inFolder(async (path) => {
      await kept(path('data'), 1);
      const made = await call(['backup', path('copy'), '--data', path('data'), '--lang', 'es']);
      expect(made.out).toContain('1 anotación hasta la 1, con 1 evento, en 1 KB.');
      const taken = await call(['restore', path('copy'), '--to', path('data'), '--lang', 'es']);
      expect(taken).toMatchObject({ exit: 2, err: expect.stringContaining('aquí ya hay algo guardado') });
    });
  });

  it('copy a house that is open, and never restore over it', async () => {
    await inFolder(async (path) => {
      const house = await startHouse(path('data'), '--port', '0', '--pace', '0.01');
      const table = 'asturias-2011.punto-y-banca.1';
      const store = await openStore(path('data/sabot.db'));
      await expect.poll(async () => (await store.head(`table:${table}`))?.version ?? 0).toBeGreaterThan(150);
      await store.close();
      const copied = await english('backup', path('copy'), '--data', path('data'));
      expect(copied).toMatchObject({ exit: 0, err: '' });
      const held = await english('restore', path('copy'), '--to', path('data'));
      expect(held).toMatchObject({
        exit: 2,
        err: expect.stringContaining(`another house has this store open: ${house.address}`),
      });
      await house.end('SIGKILL');
      expect(await english('restore', path('copy'), '--to', path('data'))).toMatchObject({
        exit: 2,
        err: expect.stringContaining('something is kept here already'),
      });
      const { last } = JSON.parse((await english('restore', path('copy'), '--to', path('whole'), '--json')).out);
      expect(await english('verify', '--data', path('whole'))).toMatchObject({ exit: 0, err: '' });
      // Back to the middle of the shoe, and play on: with the secret it had then.
      const half = Math.floor(last / 2);
      const back = await english('restore', path('copy'), '--to', path('half'), '--commit', String(half));
      expect(back).toMatchObject({
        exit: 0,
        out: expect.stringMatching(/The shoe in play had gone on after that at: .*cards, which have been seen\./),
      });
      expect(await english('verify', '--data', path('half'))).toMatchObject({
        exit: 0,
        out: expect.stringContaining('what the house has committed to'),
        err: '',
      });
      const again = await startHouse(path('half'), '--port', '0', '--pace', '0.01');
      const reopened = await openStore(path('half/sabot.db'));
      const stood = (await reopened.head(`table:${table}`))!.version;
      await expect.poll(async () => (await reopened.head(`table:${table}`))?.version).toBeGreaterThan(stood + 50);
      await reopened.close();
      expect(await again.end('SIGTERM')).toBe(0);
      expect(await english('verify', '--data', path('half'))).toMatchObject({ exit: 0, err: '' });
    });
  });
});
