// Installs the peers when they are missing, measures, and writes results.md.
import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
if (isStale()) install();
// Both peers check less in production; they read it when they are loaded.
process.env.NODE_ENV = 'production';
const { compare } = await import('./compare.mjs');
const { endure } = await import('./endure.mjs');
const { report } = await import('./report.mjs');

const compared = compare(console.log);
const text = report(compared, endure(console.log));
writeFileSync(join(folder, 'results.md'), text);
console.log(`\n${text}\nWritten to bench/results.md`);

function isStale() {
  const installed = modified('node_modules/.package-lock.json');
  return installed === undefined || installed < modified('package-lock.json');
}

function modified(file) {
  return statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs;
}

function install() {
  console.log('Installing the peers (once) …');
  const { status, error } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (error || status !== 0) {
    console.error(`npm ci in bench/ did not succeed (${error?.message ?? `exit code ${status}`}).`);
    process.exit(1);
  }
}
