// npm run try:installs: both commands from an empty folder, with each Node and npm that can be had, and a table of what came of it.
// --nodes 20,22,24 --npms 10,11,12 --starts-only
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '20,22,24' },
    npms: { type: 'string', default: '10,11,12' },
    'starts-only': { type: 'boolean', default: false },
  },
});
const NODES = values.nodes.split(',');
const NPMS = values.npms.split(',');
/** A few tests of every kind: functions, a house, a browser. */
const SOME_TESTS = ['packages/engine', 'apps/server/test/health.test.ts', 'apps/web/test/offline-check.test.ts'];
const PATIENCE_MS = 15 * 60_000;
/** Nobody, on every Linux. */
const OTHER_USER = 65_534;
const isRoot = process.getuid?.() === 0;

const base = mkdtempSync(join(tmpdir(), 'sabot-installs-'));
// Somebody else must come through to their copy.
chmodSync(base, 0o755);
process.on('exit', () => rmSync(base, { recursive: true, force: true }));

const rows = [];
for (const [i, node] of NODES.entries()) {
  for (const npm of NPMS) {
    const user = isRoot && npm === NPMS[i % NPMS.length] ? 'other' : 'own';
    rows.push(await tryOne({ node, npm, user, path: npm === NPMS[0] ? 'with a space' : 'plain' }));
    console.error(rows.at(-1).join(' | '));
  }
}
const heads = [
  'Node',
  'npm',
  'user',
  'path',
  'to the page',
  'installed',
  'again',
  'npm test adds',
  'tests',
  'start after it',
];
const line = (cells) => `| ${cells.join(' | ')} |`;
console.log([line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n'));
const load = loadavg()[0]?.toFixed(1);
console.log(
  `\n${availableParallelism()} cores, load ${load} at the end. Each from an empty folder; npm's cache was warm after the first.`,
);
process.exitCode = rows.flat().some((cell) => /^failed$|, [1-9]\d* failed/.test(cell)) ? 1 : 0;

async function tryOne({ node, npm, user, path }) {
  const bin = tools(node, npm);
  const folder = join(base, path === 'plain' ? `n${node}-${npm}` : `n${node} and npm ${npm}`);
  copyTree(folder);
  const home = join(base, `home-${user}`);
  mkdirSync(home, { recursive: true });
  if (user === 'other') spawnSync('chown', ['-R', String(OTHER_USER), folder, home]);
  const env = { ...process.env, ...ways(), PATH: `${bin}:/usr/bin:/bin` };
  // Inside npm these would speak of the npm that runs this script.
  for (const name of Object.keys(env))
    if (/^npm_(config_(?!registry|cafile|proxy|https_proxy)|lifecycle|package|node|command|exec)/i.test(name))
      delete env[name];
  if (user === 'other') env.HOME = home;
  const place = { folder, user, env };
  const cells = [versionOf(bin, 'node'), versionOf(bin, 'npm'), user === 'own' ? whoami() : 'nobody', path];
  try {
    cells.push(await start(place), size(folder), await start(place));
    if (values['starts-only']) return [...cells, '', '', ''];
    const from = Date.now();
    const before = size(folder);
    const outcome = await run(place, ['test', '--', ...SOME_TESTS], /(\d+ passed, \d+ failed)\s*$/);
    cells.push(`${before} → ${size(folder)}, ${seconds(from)}`, outcome, await start(place));
  } catch (error) {
    console.error(error.message);
    cells.push('failed');
  }
  rmSync(folder, { recursive: true, force: true });
  while (cells.length < 10) cells.push('');
  return cells;
}

/** How npm gets to its registry from here, for somebody else, too. */
function ways() {
  const found = {};
  for (const name of ['registry', 'cafile', 'proxy', 'https-proxy']) {
    const value = spawnSync('npm', ['config', 'get', name], { encoding: 'utf8', cwd: base }).stdout.trim();
    if (value !== '' && value !== 'null') found[`npm_config_${name.replace('-', '_')}`] = value;
  }
  return found;
}

/** A folder with this Node and this npm, from the registry that npm knows here. */
function tools(node, npm) {
  const bin = join(base, `bin-${node}-${npm}`);
  mkdirSync(bin, { recursive: true });
  const folder = (name, version) => {
    const to = join(base, `${name}-${version}`);
    const flags = ['install', '--no-audit', '--no-fund', '--no-save', '--loglevel=error', '--prefix', to];
    mkdirSync(to, { recursive: true });
    writeFileSync(join(to, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }));
    const { status, stderr } = spawnSync('npm', [...flags, `${name}@${version}`], { encoding: 'utf8', cwd: to });
    if (status !== 0) throw new Error(`${name}@${version} could not be had: ${stderr}`);
    return join(to, 'node_modules', name, 'bin');
  };
  const real = join(folder('node', node), 'node');
  const script = join(folder('npm', npm), 'npm-cli.js');
  for (const [name, call] of [
    ['node', `exec "${real}" "$@"`],
    ['npm', `exec "${real}" "${script}" "$@"`],
  ]) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${call}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  return bin;
}

function copyTree(folder) {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  mkdirSync(folder);
  for (const name of stdout.split('\0').filter((one) => one !== '')) cpSync(join(root, name), join(folder, name));
  // Biome asks git what is ignored.
  spawnSync('git', ['init', '--quiet'], { cwd: folder });
}

/** Opens a house, asks it for its page, and ends it: how long the page took. */
async function start(place) {
  const from = Date.now();
  const data = mkdtempSync(join(base, 'data-'));
  chmodSync(data, 0o777);
  const args = ['start', '--', '--port', '0', '--lang', 'en', '--data', join(data, 'house')];
  const address = await run(place, args, /(http:\/\/127\.0\.0\.1:\d+)/, async (found) => {
    const { status } = await fetch(found);
    if (status !== 200) throw new Error(`the page answers ${status}`);
  });
  return address === '' ? 'failed' : seconds(from);
}

/** Runs npm until it has said something, or has ended. */
function run({ folder, user, env }, args, wanted, then = async () => undefined) {
  const who = user === 'other' ? { uid: OTHER_USER, gid: OTHER_USER } : {};
  // A group of its own, so that npm, its shell and the house end together.
  const child = spawn('npm', args, { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'], ...who });
  let text = '';
  const end = () => {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
  };
  const slow = setTimeout(end, PATIENCE_MS);
  return new Promise((resolve, reject) => {
    let isFound = false;
    const read = (chunk) => {
      text += chunk;
      const found = wanted.exec(text)?.[1];
      if (found === undefined || isFound || !args.includes('--port')) return;
      isFound = true;
      then(found).then(end, (error) => {
        end();
        reject(error);
      });
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read);
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(slow);
      const found = wanted.exec(text)?.[1];
      if (/, [1-9]\d* failed/.test(found ?? '')) console.error(text.slice(-6000));
      if (found === undefined) reject(new Error(`npm ${args[0]}: ${text.slice(-2000)}`));
      else resolve(found);
    });
  });
}

function versionOf(bin, name) {
  const { stdout } = spawnSync(join(bin, name), ['--version'], {
    encoding: 'utf8',
    env: { PATH: `${bin}:/usr/bin:/bin` },
  });
  return stdout.trim().replace(/^v/, '');
}
function whoami() {
  return isRoot ? 'root' : 'own';
}
function size(folder) {
  const { stdout } = spawnSync('du', ['-sm', 'node_modules'], { cwd: folder, encoding: 'utf8' });
  return `${Number.parseInt(stdout, 10)} MB`;
}
function seconds(from) {
  return `${((Date.now() - from) / 1000).toFixed(0)} s`;
}
