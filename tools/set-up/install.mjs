// Lets npm install what is missing, and says in one line what went wrong. Plain JavaScript for Node 20.
import { existsSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { HOUSE, hiddenLock, missing } from './missing.mjs';
import { runMoving } from './moving-line.mjs';
import { npmFault } from './npm-fault.mjs';
import { refusedByProxy } from './proxy.mjs';

const QUIETLY = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
/** By itself npm tries again after 10 s and after a minute: too long for somebody who only forgot the network. */
const SOON_AGAIN = ['--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=8000'];

/** Null, or what went wrong and what to do. */
export async function install(root, { dev, node, PATH }) {
  const isBegun = existsSync(hiddenLock(root));
  // Tests were here before: a smaller set would take away what they need.
  const whole = dev || (isBegun && existsSync(join(root, 'node_modules', 'vitest')));
  const parameters = isBegun ? ['install', '--no-save'] : ['ci'];
  if (whole) parameters.push('--include=dev');
  else parameters.push('--omit=dev', ...HOUSE.map((folder) => `--workspace=${folder}`));
  if (!whole && node) parameters.push('--include-workspace-root');
  const refused = await refusedByProxy({ root, PATH });
  if (refused !== null) return npmFault(`E${refused}`, { status: 1, signal: null, command: 'npm ci' });
  // An installation that is interrupted now is begun anew the next time; npm writes this file again at its end.
  rmSync(hiddenLock(root), { force: true });
  const megabytes = whole ? 680 : node ? 350 : 170;
  const what = whole
    ? `Installing everything that tests need (once, about 30 s, ${megabytes} MB)`
    : `Installing what the house runs on (once, about ${node ? '25 s' : '15 s'}, ${megabytes} MB)`;
  const room = roomAt(root);
  const { status, signal, output, seconds } = await runMoving(what, 'npm', [...parameters, ...QUIETLY, ...SOON_AGAIN], {
    root,
    PATH,
  });
  if (status !== 0) {
    // Of a full disk the script of a package may say anything, and npm clears up before it ends.
    const isFull = signal === null && room < megabytes && !/ code E/.test(output);
    return npmFault(isFull ? 'ENOSPC' : output, { status, signal, command: `npm ${parameters.join(' ')}` });
  }
  const left = missing(root, { dev, node });
  if (left.length > 0) return `npm did not install ${left.slice(0, 3).join(', ')}: delete node_modules and try again.`;
  console.error(`Installed in ${seconds} s.`);
  return null;
}

/** Free megabytes on the disk of a folder. */
function roomAt(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return (bavail * bsize) / 2 ** 20;
}
