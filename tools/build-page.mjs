// Builds the page when it is missing or older than its sources. Plain JavaScript for Node 20; Vite runs on the Node installed here.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const web = join(root, 'apps', 'web');
const dist = join(web, 'dist');
const binaries = join(root, 'node_modules', '.bin');

/** What ends up in the page. */
const SOURCES = [
  ...['index.html', 'verify.html', 'package.json', 'vite.config.ts', 'vite.verify.config.ts', 'public', 'src'].map(
    (name) => join(web, name),
  ),
  ...['engine', 'fairness', 'odds', 'protocol', 'roads', 'story', 'words'].map((name) =>
    join(root, 'packages', name, 'src'),
  ),
  join(root, 'package-lock.json'),
];
const isTest = (name) => /\.test\.tsx?$/.test(name);

function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(path).filter((name) => !isTest(name));
  return Math.max(stat.mtimeMs, ...inside.map((name) => newest(join(path, name))));
}

/** Whether there is a page to build. */
export const hasPage = () => existsSync(join(web, 'index.html'));

/** Whether it is missing or older than its sources. */
export const isStale = () => newest(join(dist, 'index.html')) < Math.max(...SOURCES.map(newest));

/**
 * Null: the page is there and fresh, or there is none to build. Otherwise what went wrong; an old page is taken away,
 * since it might not understand the house.
 */
export function buildPage() {
  if (!hasPage() || !isStale()) return null;
  const { status, error, stderr, stdout } = spawnSync('vite', ['build', '--logLevel', 'error', web], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    // A test runner sets its own NODE_ENV, and the page would be built with React's slow and heavy development half.
    env: { ...process.env, NODE_ENV: 'production', PATH: [binaries, process.env.PATH].join(delimiter) },
  });
  if (error === undefined && status === 0) return null;
  rmSync(dist, { recursive: true, force: true });
  return error?.message ?? (stderr.trim() || stdout.trim() || `exit code ${status}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const fault = buildPage();
  if (fault !== null) {
    console.error(fault);
    process.exitCode = 1;
  }
}
