import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './library.mjs';

const PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);

/** Runs a program to its end; packing stops at the first that fails. */
export function run(program, parameters, cwd) {
  const { status, error } = spawnSync(program, parameters, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, PATH },
  });
  if (error || status !== 0) {
    console.error(`${program} ${parameters[0]} did not succeed (${error?.message ?? `exit code ${status}`}).`);
    process.exit(1);
  }
}
