import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RULESET } from '../test/fake-io.ts';
import { inFolder } from '../test/folder.ts';

const launcher = fileURLToPath(new URL('../bin/sabot.mjs', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The real command in a process of its own. */
function run(
  args: readonly string[],
  stdin = '',
  act?: (child: ReturnType<typeof spawn>, out: string) => void,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: 'C', NO_COLOR: '1' };
    const child = spawn(process.execPath, [launcher, ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => {
      out += chunk;
      act?.(child, out);
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    if (act === undefined) child.stdin.end(stdin);
    else child.stdin.write(stdin);
  });
}

describe('the launcher', () => {
  it('runs the command', async () => {
    const { code, out, err } = await run(['regulations', '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)[0].id).toBe(RULESET);
  });
  it('ends with 2 and one line for a bad call', async () => {
    expect(await run(['scenario', '/no/such/file'])).toEqual({
      code: 2,
      out: '',
      err: '/no/such/file: no such file\n',
    });
  });
  it('ends with 1 when a scenario fails', async () => {
    const { code, out } = await run(['scenario', '-'], `sabot 1\nruleset ${RULESET}\nhouse auto\nana: sit 1\n`);
    expect(code).toBe(1);
    expect(out).toMatch(/^✗ -\n {2}-:4:1 /);
  });
  it('a table ends with its input', async () => {
    const { code, out } = await run(['play', '--seed', '1'], '\nb 50\n');
    expect(code).toBe(0);
    expect(out).toContain('Goodbye.');
  });
  it('leaves politely when it is interrupted', async () => {
    let sent = false;
    const { code, out } = await run(['play', '--seed', '1'], '\n', (child, soFar) => {
      if (sent || !soFar.includes('Your stake')) return;
      sent = true;
      child.kill('SIGINT');
    });
    expect(code).toBe(0);
    expect(out).toContain('Goodbye.');
  });
  it.skipIf(!existsSync('/dev/full'))('says in one line that its output is lost, and leaves no file', () =>
    inFolder((path) => {
      const full = openSync('/dev/full', 'w');
      const env = { ...process.env, LC_ALL: 'C' };
      const lost = (...args: string[]) => {
        const stdio = ['ignore', full, 'pipe'] as const;
        const { status, stderr } = spawnSync(process.execPath, [launcher, ...args], { env, stdio: [...stdio] });
        return { status, err: stderr.toString() };
      };
      const told = { status: 2, err: 'sabot: cannot write to standard output (ENOSPC)\n' };
      expect(lost('regulations')).toEqual(told);
      expect(lost('play', '--auto', '--coups', '1', '--save', path('new.sabot'))).toEqual(told);
      expect(existsSync(path('new.sabot'))).toBe(false);
      closeSync(full);
    }),
  );
  it('takes it calmly when nobody reads on', async () => {
    const { code, err } = await run(['rules', RULESET], '', (child) => child.stdout?.destroy());
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});
