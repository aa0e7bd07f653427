import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../../../../bench/results/page.md', import.meta.url));
const ASSEMBLE = fileURLToPath(new URL('../../../../bench/assemble.mjs', import.meta.url));
const HEAD = ['## The page', '', 'Written by `npm run e2e`; each row in the order in which it was taken.', ''];

const machine = (): string =>
  `${availableParallelism()} processors (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}`;

/** Keeps a row of figures, in place of an older one of the same name, also in the page of all results. */
export function writeFigures(name: string, figures: readonly number[]): void {
  const known = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n') : [];
  const rows = known.filter((line) => line.startsWith('- ') && !line.startsWith(`- ${name}:`));
  const row = `- ${name}: ${figures.map((figure) => Math.round(figure).toLocaleString('en')).join(', ')}`;
  writeFileSync(FILE, `${[...HEAD, `Machine: ${machine()}.`, '', ...rows, row].join('\n')}\n`);
  const { status, stderr } = spawnSync(process.execPath, [ASSEMBLE], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the results could not be assembled: ${stderr.trim()}`);
}
