// Runs npm as somebody, in some folder, until it has said something or has ended.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

const PATIENCE_MS = 8 * 60_000;
/** Nobody, on every Linux. */
export const OTHER_USER = 65_534;

const running = new Set();
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.on(signal, () => {
    for (const pid of running) endGroup(pid);
    process.exit(code);
  });
}

/** Opens a house, asks it for its page, and ends it: the seconds until the page came. */
export async function start(place) {
  const from = performance.now();
  const data = mkdtempSync(join(dirname(place.folder), 'data-'));
  chmodSync(data, 0o777);
  const args = ['start', '--', '--port', '0', '--lang', 'en', '--data', join(data, 'house')];
  let took = 0;
  await run(place, args, /(http:\/\/127\.0\.0\.1:\d+)/, async (found) => {
    const { status } = await fetch(found);
    if (status !== 200) throw new Error(`the page answers ${status}`);
    took = (performance.now() - from) / 1000;
  });
  return `${took.toFixed(1)} s`;
}

/** What `wanted` found in all that npm said. With `then`, npm is ended when that has been done with it. */
export function run({ folder, user, env }, args, wanted, then = null) {
  const who = user === 'other' ? { uid: OTHER_USER, gid: OTHER_USER } : {};
  // A group of its own, so that npm, its shell and the house end together.
  const child = spawn('npm', args, { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'], ...who });
  running.add(child.pid);
  const end = () => endGroup(child.pid);
  const slow = setTimeout(end, PATIENCE_MS);
  let text = '';
  let isFound = false;
  return new Promise((resolve, reject) => {
    const read = (chunk) => {
      text += chunk;
      const found = wanted.exec(text)?.[1];
      if (found === undefined || isFound || then === null) return;
      isFound = true;
      then(found).catch(reject).finally(end);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read);
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(slow);
      running.delete(child.pid);
      const found = wanted.exec(text)?.[1];
      if (found === undefined) reject(new Error(`npm ${args[0]}: ${text.slice(-2000)}`));
      else resolve({ found, text });
    });
  });
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}
