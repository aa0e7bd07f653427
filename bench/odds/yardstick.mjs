import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The C++ loop, compiled for this run alone; null where there is no compiler. */
export function compileYardstick() {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-yardstick-'));
  const program = join(folder, 'yardstick');
  const source = join(import.meta.dirname, 'yardstick.cpp');
  const { status } = spawnSync('g++', ['-O2', '-o', program, source], { stdio: ['ignore', 'ignore', 'inherit'] });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (status !== 0) {
    remove();
    return null;
  }
  /** A rate by its own processor time, and the last counts. */
  const measure = (job, seconds) => {
    const { stdout } = spawnSync(program, [job, String(seconds)], { encoding: 'utf8' });
    const [rate, ...counts] = stdout.trim().split(' ').map(Number);
    return { rate, counts };
  };
  return { measure, remove };
}
