import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { openStore, verifyChain } from '../src/index.ts';
import { all, values } from './sample.ts';
import { LANES, MOVED } from './seal-child.ts';

const CHILD = fileURLToPath(new URL('./seal-child.ts', import.meta.url));

export interface KilledHouse {
  readonly location: string;
  readonly archive: string;
  /** Waits until nothing of a killed process is under way any more. */
  settled(): Promise<void>;
  /** How many blocks there are, and how many of them lie in files. */
  count(): Promise<{ readonly sealed: number; readonly moved: number }>;
}

/** Kills a house that seals and archives, starts the next on what it left, and so on; each time all acknowledged must be there once. */
export async function killWhileSealing(
  { location, archive, settled, count }: KilledHouse,
  times: number,
): Promise<void> {
  await (await openStore(location)).close();
  const acknowledged: string[] = [];
  for (let run = 0; run < times; run += 1) {
    acknowledged.push(...(await runUntilKilled([location, String(run), archive], (run * 53) % 300)));
    await settled();
    const store = await openStore(location);
    const played = (await Promise.all(LANES.map((lane) => values(store, lane)))).flat() as string[];
    expect(new Set(played).size, 'none doubled').toBe(played.length);
    expect(
      acknowledged.filter((id) => !played.includes(id)),
      'none lost',
    ).toEqual([]);
    const moved = (await values(store, 'wallet:ana')) as string[];
    expect(new Set(moved)).toEqual(new Set(played.filter((id) => Number(id.split(' ')[2]) % 4 === 0)));
    // Each append once and whole, in order.
    const appends = await all(store.appends());
    expect(appends.map(({ commit }) => commit)).toEqual(appends.map((_, i) => i + 1));
    expect(appends.map(({ row }) => row.commandId).sort()).toEqual(played.toSorted());
    expect(await verifyChain(store)).toMatchObject({ ok: true, events: played.length + moved.length });
    expect(await store.audit()).toEqual([]);
    await store.close();
  }
  expect(acknowledged.length).toBeGreaterThan(times * 5);
  const { sealed, moved } = await count();
  expect(sealed).toBeGreaterThan(times);
  expect(moved).toBeGreaterThan(0);
  // What was being written when the kill came has no name of its own.
  const named = readdirSync(archive, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.talla'));
  expect(existsSync(archive) && named.length).toBeGreaterThanOrEqual(moved);
}

/** The ids it acknowledged. The kill comes a little after the fortieth, and the first not before something was archived. */
async function runUntilKilled(parameters: readonly string[], delay: number): Promise<string[]> {
  const child = spawn(process.execPath, [CHILD, ...parameters], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, complaint] = ['', ''];
  const closed = new Promise<NodeJS.Signals | null>((resolve) => child.once('close', (_, signal) => resolve(signal)));
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const begun = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      out += chunk;
      const hasMoved = parameters[1] !== '0' || out.includes(MOVED);
      if (hasMoved && out.split('\n').length > 40) resolve();
    });
  });
  await Promise.race([begun, closed]);
  await wait(delay);
  child.kill('SIGKILL');
  expect(await closed, complaint).toBe('SIGKILL');
  const lines = out.slice(0, out.lastIndexOf('\n')).split('\n');
  return lines.filter((line) => !line.startsWith('#'));
}
