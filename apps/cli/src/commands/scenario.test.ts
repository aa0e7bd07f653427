import { renameSync, writeFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { call, fakeIo, RULESET } from '../../test/fake-io.ts';
import { inFolder } from '../../test/folder.ts';
import { scenarioFiles } from '../call/scenarios-folder.ts';
import { sabot } from '../sabot.ts';

const HEAD = `sabot 1
ruleset ${RULESET}
title "A small table"
house auto

director house: open-table
ana: sit 1
ana: buy-chips 100
`;
const PASSES = `${HEAD}ana: sit 99
  ! seat-not-free
`;
const FAILS = `${HEAD}  = ana 90.00
`;

describe('sabot scenario', () => {
  it('runs from standard input, and says that all is well', async () => {
    const { exit, out, err } = await call(['scenario', '-'], { stdin: PASSES });
    expect({ exit, out, err }).toEqual({ exit: 0, out: '✓ A small table (-)\n', err: '' });
  });
  it('says where and why one fails, and ends with 1', async () => {
    const { exit, out } = await call(['scenario', '-'], { stdin: FAILS });
    expect(exit).toBe(1);
    expect(out).toMatch(/^✗ A small table \(-\)\n {2}-:9:3 player:ana holds 100\.00, not 90\.00\n$/);
  });
  it('gives one JSON object a line', async () => {
    const [passed, failed] = [
      await call(['scenario', '-', '--json'], { stdin: PASSES }),
      await call(['scenario', '-', '--json'], { stdin: FAILS }),
    ];
    const told = JSON.parse(passed.out);
    expect(Object.keys(told)).toEqual(['file', 'passed', 'events', 'balances', 'refusals', 'failures']);
    expect(told).toMatchObject({
      file: '-',
      passed: true,
      balances: { 'player:ana': 10000, outside: -10000 },
      refusals: [{ code: 'seat-not-free', line: 9 }],
    });
    expect(told.refusals[0].grounds.length).toBeGreaterThan(0);
    expect(told.events[0]).toMatchObject({ type: 'TableOpened', ruleset: RULESET });
    expect(passed.out.trimEnd().split('\n')).toHaveLength(1);
    expect(failed.exit).toBe(1);
    expect(JSON.parse(failed.out).passed).toBe(false);
    expect(failed.err).toMatch(/^-:9:3 /);
  });
  it('tells one that cannot be read by line and column, goes on with the others, and ends with 2', async () => {
    const [good] = scenarioFiles(RULESET);
    const { exit, out, err } = await call(['scenario', '-', good as string], { stdin: 'sabot 1\nruleset nowhere\n' });
    expect(exit).toBe(2);
    expect(err).toMatch(/^-:2:9 unknown ruleset "nowhere"/);
    expect(out).toMatch(/^✓ /);
    expect(out).toContain('1 passed, 1 failed');
  });
  it('tells as data what failed, and what could not be read', async () => {
    const stdin = `sabot 1\nruleset ${RULESET}\nhouse auto\nana: sit 1\n`;
    const failed = await call(['scenario', '-', '--json'], { stdin });
    expect(JSON.parse(failed.out).failures).toEqual([
      { line: 4, column: 1, message: expect.any(String), messageEs: expect.any(String) },
    ]);
    const unread = await call(['scenario', '/no/such/file', '--json']);
    expect(JSON.parse(unread.out)).toEqual({
      file: '/no/such/file',
      passed: false,
      events: [],
      balances: {},
      refusals: [],
      failures: [],
      error: '/no/such/file: no such file',
    });
    expect(unread.exit).toBe(2);
  });
  it('shows no character of a file that a terminal would obey', async () => {
    const head = `sabot 1\nruleset ${RULESET}\ntitle "a\u001b]0;b\u0007"\n`;
    const { out, err } = await call(['scenario', '-'], { stdin: `${head}"a\u001b[31m": sit 1\n` });
    expect(out + err).not.toMatch(/(?!\n)\p{Cc}/u);
    const titled = await call(['scenario', '-'], { stdin: `${head}ana: sit 1\n  ! not-now\n` });
    expect(titled.out).toContain('a\\u{1b}]0;b\\u{7} (-)');
    const json = await call(['scenario', '-', '--json'], { stdin: `${head}ana: \u009b31m\n` });
    expect(json.out + json.err).not.toContain('\u009b');
  });
  it('reads no more than it can use', async () => {
    const { exit, err } = await call(['scenario', '/dev/zero']);
    expect({ exit, err }).toEqual({ exit: 2, err: '/dev/zero: is larger than 16 MB\n' });
    const much = await call(['scenario', '-'], { stdin: '#'.repeat(16 * 1024 * 1024 + 1) });
    expect(much.err).toBe('-: is larger than 16 MB\n');
  });
  it('runs those that are shipped', async () => {
    const files = scenarioFiles(RULESET);
    expect(files.length).toBeGreaterThan(50);
    const { exit, out } = await call(['scenario', ...files, '--lang', 'es']);
    expect(exit).toBe(0);
    expect(out).toContain(`${files.length} bien, 0 mal`);
  });
});

describe('sabot scenario --watch', () => {
  /** Waits until the page says it: each run ends with the same hint. */
  const runs = async (out: () => string, count: number): Promise<void> => {
    while (out().split('q and Enter').length - 1 < count) await new Promise((resolve) => setImmediate(resolve));
  };

  it('runs at every save, shows the table, and ends on q with what the last run said', async () => {
    await inFolder(async (path) => {
      const file = path('a.sabot');
      writeFileSync(file, PASSES);
      const stdin = new PassThrough();
      const { io, out, err } = fakeIo({ stdin });
      const over = sabot(['scenario', '--watch', file, '--lang', 'en'], io);
      await runs(out, 1);
      expect(out()).toMatch(/✓ A small table .*Balances\n {2}ana +100 +seat 1/s);
      expect(out()).toMatch(/The table, as a scenario writes it\n( {2}@ .*\n)*( {2}\? ana: .*\n)/);
      writeFileSync(path('new'), FAILS);
      renameSync(path('new'), file);
      await runs(out, 2);
      expect(out()).toContain('player:ana holds 100.00, not 90.00');
      writeFileSync(file, `${HEAD}nonsense\n`);
      await runs(out, 3);
      expect(err()).toMatch(/a\.sabot:9:1 /);
      writeFileSync(file, HEAD);
      await runs(out, 4);
      expect(out()).toMatch(/What the last line brought about\n {2}\* chips-bought player ana amount 100.00 /);
      stdin.write('q\n');
      expect(await over).toBe(0);
    });
  });
  it('follows one file that is there, and no standard input', async () => {
    expect(await call(['scenario', '--watch', '-'])).toMatchObject({ exit: 2 });
    expect(await call(['scenario', '--watch', 'a', 'b'])).toMatchObject({ exit: 2 });
    expect((await call(['scenario', '--watch', '/no/such/file'])).err).toContain('/no/such/file');
  });
});
