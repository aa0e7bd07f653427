#!/usr/bin/env node
// TypeScript sources run directly on Node 24; an older Node hands over to the one npm installed here.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** With argon2. */
const NEEDED = [24, 7];
const here = dirname(fileURLToPath(import.meta.url));
const [major, minor] = process.versions.node.split('.').map(Number);

if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) {
  keepCompiled(join(here, '..', '..', '..', 'node_modules'));
  await import('../src/main.ts');
} else {
  // The mark stops an endless chain of launchers when the Node found here is an old one too.
  const node = process.env.SABOT_LAUNCHED ? undefined : installedNode(here);
  if (node) handOverTo(node);
  else {
    console.error(
      `sabot needs Node ${NEEDED.join('.')} or newer, this is ${process.version}: run "npm ci" in the repository first.`,
    );
    process.exitCode = 2;
  }
}

/** What Node has compiled is kept for the next start, which takes half as long. */
function keepCompiled(modules) {
  if (!existsSync(modules)) return;
  module.enableCompileCache(join(modules, '.cache', 'sabot'));
  // A house that is killed would write nothing at its end.
  setTimeout(module.flushCompileCache, 5000).unref();
}

function installedNode(folder) {
  const name = process.platform === 'win32' ? 'node.cmd' : 'node';
  const candidate = join(folder, 'node_modules', '.bin', name);
  if (existsSync(candidate)) return candidate;
  const parent = dirname(folder);
  return parent === folder ? undefined : installedNode(parent);
}

function handOverTo(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, SABOT_LAUNCHED: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to both of us; passed on, the child would see it twice.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    console.error(`sabot could not start ${node}: ${error.message}`);
    process.exitCode = 2;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
  });
}
