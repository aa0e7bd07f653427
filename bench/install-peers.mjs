import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const modified = (file) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs;

/**
 * Installs what bench/ locks, when it was never done or the lockfile is newer. Not `npm ci`: it refuses a lock without the
 * optional builds of every platform, and some of them are not in every registry.
 */
export function installPeers() {
  const installed = modified('node_modules/.package-lock.json');
  if (installed !== undefined && installed >= modified('package-lock.json')) return;
  console.log('Installing the peers (once) …');
  const parameters = [
    'install',
    '--no-save',
    '--omit=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const stdio = ['ignore', 'inherit', 'inherit'];
  const { status, error } = spawnSync('npm', parameters, { cwd: folder, stdio, shell: process.platform === 'win32' });
  if (!error && status === 0) return;
  console.error(`npm install in bench/ did not succeed (${error?.message ?? `exit code ${status}`}).`);
  process.exit(1);
}
