import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore, verifyChain } from '@sabot/event-store';
import { afterAll, expect, it } from 'vitest';
import { SABOT } from './kit/house-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'sabot-bad-place-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const place = (name: string): string => {
  mkdirSync(join(folder, name));
  return join(folder, name);
};
const ARGS = [SABOT, 'serve', '--port', '0', '--lang', 'en'];

/** A house that cannot open says why in one line, and that it did not. */
function expectOneLine({ status, stdout, stderr }: { status: number | null; stdout: string; stderr: string }): string {
  expect(status, stderr).toBeGreaterThan(0);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n'), stderr).toHaveLength(1);
  return stderr;
}
const serve = (data: string) =>
  spawnSync(process.execPath, [...ARGS, '--data', data], { encoding: 'utf8', timeout: 60_000, killSignal: 'SIGKILL' });

it('a data file that is not ours is left as it is', () => {
  const data = place('letter');
  const letter = 'a letter to my mother, which is much longer than a header\n'.repeat(50);
  writeFileSync(join(data, 'sabot.db'), letter);
  expect(expectOneLine(serve(data))).toContain('not a data file of Sabot');
  expect(readFileSync(join(data, 'sabot.db'), 'utf8')).toBe(letter);
});

it("somebody else's database is left as it is", () => {
  const data = place('theirs');
  const theirs = new DatabaseSync(join(data, 'sabot.db'));
  theirs.exec('CREATE TABLE recipes (name TEXT)');
  theirs.close();
  const before = readFileSync(join(data, 'sabot.db'));
  expect(expectOneLine(serve(data))).toContain('not a data file of Sabot');
  expect(readFileSync(join(data, 'sabot.db'))).toEqual(before);
});

it('a folder that cannot be made is named', () => {
  writeFileSync(join(folder, 'in-the-way'), 'x');
  expect(expectOneLine(serve(join(folder, 'in-the-way', 'data')))).toContain('in-the-way');
});

it('a database server that is not there, and one that has no such name, are named without the password', () => {
  for (const url of ['postgres://sabot:hunter2@127.0.0.1:1/house', 'postgres://sabot:hunter2@nowhere.invalid/house']) {
    const env = { ...process.env, DATABASE_URL: url };
    const line = expectOneLine(
      spawnSync(process.execPath, ARGS, { encoding: 'utf8', env, timeout: 60_000, killSignal: 'SIGKILL' }),
    );
    expect(line).toContain(new URL(url).hostname);
    expect(line).not.toContain('hunter2');
  }
});

/** Whoever is root may write everything, unless that right is taken away. */
const isRoot = process.getuid?.() === 0;
const WITHOUT_THE_RIGHT = isRoot ? ['setpriv', '--bounding-set=-dac_override', '--inh-caps=-dac_override'] : [];
const canBeLocked = !isRoot || spawnSync('setpriv', [...WITHOUT_THE_RIGHT.slice(1), 'true']).status === 0;

it('a data file that may only be read is said, and left as it is', async () => {
  const data = place('read-only');
  await (await openStore(join(data, 'sabot.db'))).close();
  const before = readFileSync(join(data, 'sabot.db'));
  chmodSync(join(data, 'sabot.db'), 0o444);
  const [program = '', ...args] = [...WITHOUT_THE_RIGHT, process.execPath, ...ARGS, '--data', data];
  if (canBeLocked) {
    expect(
      expectOneLine(spawnSync(program, args, { encoding: 'utf8', timeout: 60_000, killSignal: 'SIGKILL' })),
    ).toContain('sabot.db');
  } else {
    expect(spawnSync('setpriv', ['--version']).status, 'root without setpriv: nothing is closed to us').not.toBe(0);
  }
  expect(readFileSync(join(data, 'sabot.db'))).toEqual(before);
});

/** Files may grow to so many KiB and no further: what a full disk does to a house, without filling one. */
const limited = (kibibytes: number, data: string) =>
  spawnSync(
    'bash',
    [
      '-c',
      `ulimit -f ${kibibytes}; trap '' XFSZ; exec "$@"`,
      'bash',
      process.execPath,
      ...ARGS,
      '--data',
      data,
      '--pace',
      '0.005',
    ],
    {
      encoding: 'utf8',
      timeout: 60_000,
      killSignal: 'SIGKILL',
    },
  );

it('a disk that is full at the start is said, and the house opens when there is room again', async () => {
  const data = place('full');
  expect(expectOneLine(limited(8, data))).toContain('sabot.db');
  const store = await openStore(join(data, 'sabot.db'));
  expect(await verifyChain(store)).toEqual({ ok: true, streams: 0, events: 0 });
  await store.close();
});

it('a disk that fills while the house is open closes it with one line, and what was kept is sound', async () => {
  const data = place('filling');
  const { status, stderr, stdout } = limited(1500, data);
  expect(status, stderr).toBe(1);
  expect(stdout).toContain('tables are open');
  const told = stderr
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('{'));
  expect(told, stderr).toHaveLength(1);
  expect(told[0]).toContain('nothing more can be kept');
  const store = await openStore(join(data, 'sabot.db'));
  const verified = await verifyChain(store);
  expect(verified).toMatchObject({ ok: true });
  expect(verified.ok && verified.events).toBeGreaterThan(100);
  await store.close();
});
