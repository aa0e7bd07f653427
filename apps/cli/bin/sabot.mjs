#!/usr/bin/env node
// TypeScript sources run directly on Node 24; an older Node hands over to the one npm installed here.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const here = dirname(fileURLToPath(import.meta.url));

if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  await import('../src/main.ts');
} else {
  // The mark stops an endless chain of launchers when the Node found here is an old one too.
  const node = process.env.SABOT_LAUNCHED ? undefined : installedNode(here);
  if (node) handOverTo(node);
  else {
    console.error(
      `sabot needs Node ${NEEDED} or newer, this is ${process.version}: run "npm ci" in the repository first.`,
    );
    process.exitCode = 2;
  }
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
