// Plain JavaScript for Node 20: installs what the command needs, checks Node, builds the page.
import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasPage, isStale as isPageStale } from '../build-page.mjs';
import { install } from './install.mjs';
import { missing } from './missing.mjs';
import { runMoving } from './moving-line.mjs';

/** From here on argon2 is part of Node; sources in TypeScript it runs since 23.6. */
const NEEDED = [24, 7];
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const binaries = join(root, 'node_modules', '.bin');
const shell = process.platform === 'win32';
const event = process.env.npm_lifecycle_event;

// npm is run by the machine's own Node: the one in node_modules disappears while npm ci works.
const outsidePath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => folder !== binaries)
  .join(delimiter);

export async function prepare() {
  // A house runs on less than its tests; what is there already stays.
  const wanted = { dev: event !== 'prestart', node: !isEnough(versionOf(outsidePath)) };
  const lacks = missing(root, wanted);
  if (lacks.length > 0) {
    const fault = await install(root, { ...wanted, PATH: outsidePath });
    if (fault !== null) fail(fault);
  }
  requireNode();
  if (['prestart', 'pretest', 'precluster'].includes(event)) await page();
}

function versionOf(PATH) {
  const { stdout } = spawnSync('node', ['--version'], { encoding: 'utf8', shell, env: { ...process.env, PATH } });
  return stdout?.trim() || 'none';
}

function isEnough(version) {
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

function requireNode() {
  const version = versionOf([binaries, outsidePath].join(delimiter));
  if (isEnough(version)) return;
  const needed = NEEDED.join('.');
  fail(
    `Node ${needed} or newer is needed, npm scripts find ${version}: let npm run the install script of the package ` +
      `"node", delete node_modules and try again, or install Node ${needed} on this machine.`,
  );
}

async function page() {
  if (!hasPage() || !isPageStale()) return;
  const PATH = [binaries, outsidePath].join(delimiter);
  const built = await runMoving('Building the page', 'node', [join(root, 'tools', 'build-page.mjs')], { PATH, root });
  // Tables can be played without it.
  if (built.status !== 0) console.error('The page could not be built, going on without it: "npm run build" says why.');
}

function fail(message) {
  console.error(`Set-up failed: ${message}`);
  // Whoever reads the last line of a test run finds a count there, even when no test could start.
  if (event === 'pretest') console.log('0 passed, 1 failed');
  process.exit(1);
}
