import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { openStore, verifyChain } from '../src/index.ts';
import { LANES } from './kill-child.ts';
import { values } from './sample.ts';

const CHILD = fileURLToPath(new URL('./kill-child.ts', import.meta.url));

/** Kills a writer in mid-append, starts the next on what it left, and so on; then looks for everything acknowledged. */
export async function killAndLook(location: string, times: number): Promise<void> {
  const acknowledged: string[] = [];
  let unsure: string[] = [];
  for (let run = 0; run < times; run += 1) {
    const said = await runUntilKilled([location, String(run), JSON.stringify(unsure)], (run * 37) % 90);
    acknowledged.push(...said);
    // A lane sends one after the other, so only the next of each may have been written without a word.
    unsure = LANES.map((lane) => `${lane} ${run} ${said.filter((id) => id.startsWith(`${lane} ${run} `)).length}`);
  }
  expect(acknowledged.length).toBeGreaterThan(times * 2);
  await look(location, acknowledged);
}

async function look(location: string, acknowledged: readonly string[]): Promise<void> {
  const store = await openStore(location);
  try {
    for (const lane of LANES) {
      const stored = (await values(store, lane)) as string[];
      expect(await values(store, `mirror of ${lane}`)).toEqual(stored);
      expect(new Set(stored).size, 'none doubled').toBe(stored.length);
      const mine = acknowledged.filter((id) => id.startsWith(lane));
      expect(
        mine.filter((id) => !stored.includes(id)),
        'none lost',
      ).toEqual([]);
      // What was written without a word was repeated by the next run, but for the last.
      expect(stored.length - new Set(mine).size).toBeLessThanOrEqual(1);
    }
    expect(await verifyChain(store)).toMatchObject({ ok: true, streams: LANES.length * 2 });
    expect(await store.audit()).toEqual([]);
  } finally {
    await store.close();
  }
}

/** The ids it acknowledged. The kill comes a little after the first new one, at another moment each time. */
async function runUntilKilled(parameters: readonly string[], delay: number): Promise<string[]> {
  const child = spawn(process.execPath, [CHILD, ...parameters], { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let complaint = '';
  const closed = new Promise<NodeJS.Signals | null>((resolve) => child.once('close', (_, signal) => resolve(signal)));
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const first = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      out += chunk;
      if (out.includes(` ${parameters[1]} `)) resolve();
    });
  });
  await Promise.race([first, closed]);
  await wait(delay);
  child.kill('SIGKILL');
  expect(await closed, complaint).toBe('SIGKILL');
  return out.slice(0, out.lastIndexOf('\n')).split('\n');
}
