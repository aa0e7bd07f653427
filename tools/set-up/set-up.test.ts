import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const TOOLS = fileURLToPath(new URL('..', import.meta.url));

/** What npm would have installed, by the flags it was given. */
const FAKE_NPM = `#!${process.execPath}
const { appendFileSync, mkdirSync, readFileSync, writeFileSync, existsSync, rmSync } = require('node:fs');
const args = process.argv.slice(2);
if (args[0] === 'config') { if (existsSync('config')) console.log(readFileSync('config', 'utf8')); process.exit(); }
appendFileSync('npm.log', args.join(' ') + '\\n');
if (existsSync('says')) { process.stderr.write(readFileSync('says', 'utf8')); process.exit(1); }
if (args[0] === 'ci') rmSync('node_modules', { recursive: true, force: true });
const names = ['fastify', ...(args.includes('--include=dev') ? ['vitest', 'node'] : []),
  ...(args.includes('--include-workspace-root') ? ['node'] : [])];
for (const name of names) {
  mkdirSync('node_modules/' + name, { recursive: true });
  writeFileSync('node_modules/' + name + '/package.json', '{}');
}
if (existsSync('interrupt')) { process.stderr.write(readFileSync('interrupt', 'utf8')); process.exit(Number(readFileSync('interrupt-code', 'utf8'))); }
writeFileSync('node_modules/.package-lock.json', '{}');
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sabot set-up '));
  for (const name of ['set-up.mjs', 'build-page.mjs', 'set-up']) {
    cpSync(join(TOOLS, name), join(root, 'tools', name), { recursive: true });
  }
  write('package.json', {
    workspaces: ['apps/*'],
    dependencies: { node: '24.21.0' },
    devDependencies: { vitest: '5.1.0' },
  });
  write('apps/cli/package.json', { name: 'sabot-cli', dependencies: { fastify: '5' } });
  write('apps/web/package.json', { name: 'sabot-web' });
  write('package-lock.json', {});
  // Older than whatever is installed now.
  utimesSync(join(root, 'package-lock.json'), 1, 1);
  program('npm', FAKE_NPM);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: object): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
}
function program(name: string, text: string): void {
  mkdirSync(join(root, 'bin'), { recursive: true });
  writeFileSync(join(root, 'bin', name), text);
  chmodSync(join(root, 'bin', name), 0o755);
}
/** The machine's Node says this version of itself; scripts find the installed one, if any, which is new enough. */
function machineHas(version: string): void {
  program('node', `#!/bin/sh\nif [ -e node_modules/node ]; then echo v24.21.0; else echo ${version}; fi\n`);
}
function setUp(event: 'prestart' | 'pretest'): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [join(root, 'tools', 'set-up.mjs')], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'bin')}:/usr/bin:/bin`, npm_lifecycle_event: event },
  });
}
/** Leaves this process free to be the proxy meanwhile. */
async function setUpBeside(event: 'prestart' | 'pretest'): Promise<{ status: number; stderr: string }> {
  const child = spawn(process.execPath, [join(root, 'tools', 'set-up.mjs')], {
    cwd: root,
    env: { ...process.env, PATH: `${join(root, 'bin')}:/usr/bin:/bin`, npm_lifecycle_event: event },
  });
  const stderr = text(child.stderr);
  const [status] = await once(child, 'close');
  return { status, stderr: await stderr };
}
const asked = (): readonly string[] => {
  const log = join(root, 'npm.log');
  if (!existsSync(log)) return [];
  return readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replace(/ --no-audit.*/, ''));
};

describe('what is installed', () => {
  it('npm start: what the house runs on, with the package node where the machine has an older one', () => {
    machineHas('v20.20.2');
    expect(setUp('prestart')).toMatchObject({ status: 0 });
    expect(asked()).toEqual(['ci --omit=dev --workspace=apps/cli --workspace=apps/web --include-workspace-root']);
  });

  it.each(['v24.7.0', 'v25.0.1'])('npm start on %s: the package node is left out', (version) => {
    machineHas(version);
    expect(setUp('prestart')).toMatchObject({ status: 0 });
    expect(asked()).toEqual(['ci --omit=dev --workspace=apps/cli --workspace=apps/web']);
  });

  it('npm start on Node 24.6, which lacks argon2: with the package node', () => {
    machineHas('v24.6.0');
    expect(setUp('prestart')).toMatchObject({ status: 0 });
    expect(asked()[0]).toContain('--include-workspace-root');
  });

  it('npm test afterwards adds what is missing and removes nothing; then neither installs anything', () => {
    machineHas('v20.20.2');
    setUp('prestart');
    expect(setUp('pretest')).toMatchObject({ status: 0 });
    expect(setUp('prestart')).toMatchObject({ status: 0, stderr: '' });
    expect(setUp('pretest')).toMatchObject({ status: 0, stderr: '' });
    expect(asked().slice(1)).toEqual(['install --no-save --include=dev']);
  });

  it('npm start after a change of the lockfile keeps what tests need', () => {
    machineHas('v20.20.2');
    setUp('pretest');
    utimesSync(join(root, 'package-lock.json'), new Date(), new Date(Date.now() + 60_000));
    setUp('prestart');
    expect(asked()).toEqual(['ci --include=dev', 'install --no-save --include=dev']);
  });

  // Some npm ends as a shell would, some says so and ends with 1.
  it.each([
    [130, ''],
    [1, 'npm error process terminated\nnpm error A complete log of this run can be found in: /root/x.log\n'],
  ])('an installation that was interrupted is begun anew (%i)', (code, said) => {
    machineHas('v20.20.2');
    setUp('prestart');
    writeFileSync(join(root, 'interrupt'), said);
    writeFileSync(join(root, 'interrupt-code'), String(code));
    const { status, stderr } = setUp('pretest');
    expect({ status, line: stderr.trim().split('\n').at(-1) }).toEqual({
      status: 1,
      line: 'Set-up failed: interrupted. The next try begins anew.',
    });
    rmSync(join(root, 'interrupt'));
    expect(setUp('pretest')).toMatchObject({ status: 0 });
    expect(asked().at(-1)).toBe('ci --include=dev');
  });
});

describe('what goes wrong is said in one line, with what to do, and the next try works', () => {
  it.each([
    [
      'no network',
      'npm error code EAI_AGAIN\nnpm error request failed\n',
      /could not reach its registry \(EAI_AGAIN\)/,
    ],
    ['a port where nobody listens', 'npm error code ECONNREFUSED\n', /could not reach its registry \(ECONNREFUSED\)/],
    ['a proxy that refuses', 'npm error code E403\nnpm error 403 Forbidden\n', /refused npm \(E403\)/],
    ['a certificate of a proxy', 'npm error code SELF_SIGNED_CERT_IN_CHAIN\n', /NODE_EXTRA_CA_CERTS/],
    ['a full disk', 'npm error code ENOSPC\nnpm error nospc\n', /The disk is full \(ENOSPC\)/],
    ['a folder of somebody else', 'npm error code EACCES\n', /may not write here \(EACCES\)/],
    ['anything else', 'npm error code EWHAT\nnpm error Something new\n', /exit code 1 \(Something new\)/],
  ])('%s', (_, says, line) => {
    machineHas('v20.20.2');
    writeFileSync(join(root, 'says'), says);
    const failed = setUp('pretest');
    expect(failed.status).toBe(1);
    const [, last, ...more] = failed.stderr.trim().split('\n');
    expect(last).toMatch(line);
    expect(more).toEqual([]);
    expect(failed.stdout.trim()).toBe('0 passed, 1 failed');
    rmSync(join(root, 'says'));
    expect(setUp('pretest')).toMatchObject({ status: 0 });
  });

  // npm itself would go on asking: here a proxy that really refuses is asked.
  it('a proxy that wants a password', async () => {
    machineHas('v20.20.2');
    const proxy = createServer()
      .on('connect', (_, socket) => socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n'))
      .listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const { port } = proxy.address() as AddressInfo;
    const settings = ['registry=https://registry.invalid/', `https-proxy=http://127.0.0.1:${port}`, 'noproxy='];
    writeFileSync(join(root, 'config'), settings.join('\n'));
    const { status, stderr } = await setUpBeside('prestart');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Set-up failed: The registry or a proxy refused npm \(E407\)[^\n]*\n$/);
    expect(asked()).toEqual([]);
    writeFileSync(join(root, 'config'), [...settings.slice(0, 2), 'noproxy=.invalid'].join('\n'));
    expect(await setUpBeside('prestart')).toMatchObject({ status: 0 });
    proxy.close();
  });

  it('no npm', () => {
    machineHas('v24.21.0');
    rmSync(join(root, 'bin', 'npm'));
    symlinkSync('/bin/sh', join(root, 'bin', 'sh'));
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools', 'set-up.mjs')], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: join(root, 'bin'), npm_lifecycle_event: 'prestart' },
    });
    expect(status).toBe(1);
    expect(stderr).toContain('there is no npm in the PATH');
  });

  it('a Node that is too old and a package that npm was not allowed to set up', () => {
    program('node', '#!/bin/sh\necho v20.20.2\n');
    const { status, stderr } = setUp('prestart');
    expect(status).toBe(1);
    expect(stderr).toContain('Node 24.7 or newer is needed, npm scripts find v20.20.2');
  });
});
