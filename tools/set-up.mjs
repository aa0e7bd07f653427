// Runs before start and test, on whatever Node the machine has: keep it to plain JavaScript for Node 20.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPage } from './build-page.mjs';

const NEEDED = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = join(root, 'node_modules', '.bin');
const shell = process.platform === 'win32';

// npm is run by the machine's own Node: the one in node_modules disappears while npm ci works.
const outsidePath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => folder !== binaries)
  .join(delimiter);

if (isStale()) install();
requireNode();
if (['prestart', 'pretest'].includes(process.env.npm_lifecycle_event)) page();

function isStale() {
  const installed = modified(join(root, 'node_modules', '.package-lock.json'));
  return installed === undefined || installed < (modified(join(root, 'package-lock.json')) ?? 0);
}

function modified(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

function install() {
  console.log('Installing the dependencies (once, about half a minute) …');
  const { status, error } = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell,
    env: { ...process.env, PATH: outsidePath },
  });
  if (error || status !== 0) fail(`npm ci did not succeed (${error?.message ?? `exit code ${status}`}).`);
}

function requireNode() {
  const PATH = [binaries, outsidePath].join(delimiter);
  const { stdout } = spawnSync('node', ['--version'], { encoding: 'utf8', shell, env: { ...process.env, PATH } });
  const version = stdout?.trim() || 'none';
  if (Number.parseInt(version.slice(1), 10) >= NEEDED) return;
  fail(
    `Node ${NEEDED} or newer is needed, npm scripts find ${version}: let npm run the install script of the package ` +
      `"node", delete node_modules and try again, or install Node ${NEEDED} on this machine.`,
  );
}

function page() {
  // Tables can be played without it.
  if (buildPage() !== null)
    console.error('The page could not be built, going on without it: "npm run build" says why.');
}

function fail(message) {
  console.error(`Set-up failed: ${message}`);
  // Whoever reads the last line of a test run finds a count there, even when no test could start.
  if (process.env.npm_lifecycle_event === 'pretest') console.log('0 passed, 1 failed');
  process.exit(1);
}
