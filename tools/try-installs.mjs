// npm run try:installs: both commands from an empty folder, with each Node and npm that can be had, and a table of what came of it.
// --nodes 20,22,24 --npms 10,11,12: others. --write: the table goes into bench/results.md, too.
// npm test is tried once with each Node and each npm; --starts-only tries it never, --tests with every pair.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { assemble, sectionFile } from '../bench/assemble.mjs';
import { copyTree, tools, ways } from './installs/places.mjs';
import { OTHER_USER, run, start } from './installs/run.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '20,22,24' },
    npms: { type: 'string', default: '10,11,12' },
    'starts-only': { type: 'boolean', default: false },
    tests: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const NODES = values.nodes.split(',');
const NPMS = values.npms.split(',');
/** A few tests of every kind: functions, a house, a browser. */
const SOME_TESTS = ['packages/engine', 'apps/server/test/health.test.ts', 'apps/web/test/offline-check.test.ts'];
const isRoot = process.getuid?.() === 0;

const base = mkdtempSync(join(tmpdir(), 'sabot-installs-'));
// Somebody else must come through to their copy.
chmodSync(base, 0o755);
process.on('exit', () => rmSync(base, { recursive: true, force: true }));
const heads = ['Node', 'npm', 'user', 'path', 'to the page', 'installed', 'again'];
heads.push('`npm test` adds', 'browser', 'tests', 'start after it');
const rows = [];
const begun = Date.now();
for (const [i, node] of NODES.entries()) {
  for (const [j, npm] of NPMS.entries()) {
    // In each row of pairs something else is unusual: who runs it, what the folder is called, whose browser it is.
    const [user, path] = [isRoot && j === i % 2 ? 'other' : 'own', j === 0 ? 'with a space' : 'plain'];
    const isTested = values.tests || (!values['starts-only'] && j === (i + 1) % NPMS.length);
    rows.push(await tryOne({ node, npm, user, path, isTested, browser: i % 2 === 0 ? 'system' : 'npm' }));
    console.error(rows.at(-1).join(' | '));
  }
}
const line = (cells) => `| ${cells.join(' | ')} |`;
const table = [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
const load = loadavg()[1].toFixed(1);
const note =
  `Taken on ${new Date().toISOString().slice(0, 10)} with \`npm run try:installs\` in ${spelled(begun)}: ${availableParallelism()} cores, load ${load} in the ` +
  `last five minutes, its own included. Each row is a folder of its own with nothing installed; npm’s cache was warm but for the first row and, where it is not ` +
  `root’s, the first of \`nobody\`. A start is over when the page has answered.`;
console.log(`${table}\n\n${note}`);
if (values.write) write();
process.exitCode = rows.flat().some((cell) => /^failed|, [1-9]\d* failed/.test(cell)) ? 1 : 0;

function write() {
  const file = sectionFile('set-up');
  const [before, , after] = readFileSync(file, 'utf8').split(
    /(?<=<!-- try:installs -->\n)|(?=<!-- \/try:installs -->)/,
  );
  if (after === undefined) throw new Error(`${file} has no place for the table`);
  writeFileSync(file, `${before}\n${table}\n\n${note}\n\n${after}`);
  assemble();
  console.error('Written to bench/results.md.');
}

async function tryOne({ node, npm, user, path, isTested, browser }) {
  const bin = tools(base, node, npm);
  const folder = join(base, path === 'plain' ? `n${node}-${npm}` : `n${node} and npm ${npm}`);
  copyTree(root, folder);
  const home = join(base, `home-${user}`);
  mkdirSync(home, { recursive: true });
  if (user === 'other') spawnSync('chown', ['-R', String(OTHER_USER), folder, home]);
  const env = { ...process.env, ...ways(base), PATH: `${bin}:/usr/bin:/bin` };
  // Inside npm these would speak of the npm that runs this script.
  for (const name of Object.keys(env))
    if (/^npm_(config_(?!registry|cafile|proxy|https_proxy)|lifecycle|package|node|command|exec)/i.test(name))
      delete env[name];
  if (user === 'other') env.HOME = home;
  const place = { folder, user, env };
  const cells = [
    versionOf(bin, 'node'),
    versionOf(bin, 'npm'),
    user === 'other' ? 'nobody' : isRoot ? 'root' : 'own',
    path,
  ];
  try {
    cells.push(await start(place), size(folder), await start(place));
    if (isTested) {
      const before = size(folder);
      if (browser === 'npm') env.PLAYWRIGHT_CHROMIUM = 'npm';
      const { found, text } = await run(place, ['test', '--', ...SOME_TESTS], /(\d+ passed, \d+ failed)\s*$/);
      if (!found.endsWith(' 0 failed')) console.error(text.slice(-6000));
      const took = /Installed in (\d+ s)/.exec(text)?.[1] ?? 'nothing';
      cells.push(`${before} → ${size(folder)} in ${took}`, browser, found, await start(place));
    }
  } catch (error) {
    console.error(error.message);
    cells.push('failed');
  }
  rmSync(folder, { recursive: true, force: true });
  while (cells.length < heads.length) cells.push('');
  return cells;
}

function versionOf(bin, name) {
  const env = { PATH: `${bin}:/usr/bin:/bin` };
  return spawnSync(join(bin, name), ['--version'], { encoding: 'utf8', env }).stdout.trim().replace(/^v/, '');
}

function size(folder) {
  const { stdout } = spawnSync('du', ['-sm', 'node_modules'], { cwd: folder, encoding: 'utf8' });
  return `${Number.parseInt(stdout, 10)} MB`;
}

function spelled(from) {
  return `${Math.round((Date.now() - from) / 60_000)} min`;
}
