import { spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type NumberedRow, openStore } from '@sabot/event-store';
import { entryById } from '@sabot/regulations';
import { expect } from 'vitest';
import { openTable } from '../../src/table/kept-table.ts';
import { checkVault } from '../../src/table/shoe/check-vault.ts';
import { storedEvent } from '../../src/table/stored-event.ts';
import { type HouseProcess, SABOT, startHouse } from './house-process.ts';
import { Gambler } from './kill-gambler.ts';
import type { Moments } from './kill-moments.ts';

const CHECKER = fileURLToPath(new URL('../../../../tools/checker/check.mjs', import.meta.url));
const TABLES = {
  'buenos-aires-2016.midi.1': 'buenos-aires-2016/midi',
  'asturias-2011.punto-y-banca.1': 'asturias-2011/punto-y-banca',
} as const;
const PACE = 0.02;
/** At this pace whole shoes are dealt while one looks. */
const HURRY = 0.0005;

interface Ended {
  /** Null: it was killed. */
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  readonly ms: number;
}

/** Runs a program; where a time is given it is killed then, if it still runs. */
async function run(args: readonly string[], killAfter: number | null, env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const since = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const timer = killAfter === null ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  return { code, out, err, ms: performance.now() - since };
}

export interface BackupsUnderLoad extends Moments {
  /** A folder or the URL of a database server: what the house is started on. */
  readonly place: string;
  readonly location: string;
  /** Where backups and what is restored go. */
  readonly folder: string;
  /** Where something is restored to: a folder, or a database nobody has used. */
  readonly target: (name: string) => Promise<string>;
  /** To so many random appends it is restored. */
  readonly restores: number;
  /** Whether whole shoes are dealt, so that secrets are revealed between two backups. */
  readonly wholeShoes: boolean;
}

/**
 * People play over their sockets. Meanwhile backups are taken, and killed at random moments, and so is the house. Then the backup
 * is restored to random appends, and compared with the store it is of, with what people were told, and by the checker.
 */
export async function backUpUnderLoad(load: BackupsUnderLoad): Promise<void> {
  const { folder } = load;
  const copy = join(folder, 'backup');
  const told = join(folder, 'told.jsonl');
  const last = await playAndBackUp(load, copy, told);
  const rows = await rowsOf(load.location);
  expect(last).toBeGreaterThan(30);
  expect(rows.length).toBeGreaterThanOrEqual(last);
  expect(await checked(copy, told)).toMatchObject({ isSound: true, lost: [], commands: last });
  await restoreAndCompare(load, copy, told, rows.slice(0, last));
}

/** Up to which append everything is in the folder, at the end. */
async function playAndBackUp(load: BackupsUnderLoad, copy: string, told: string): Promise<number> {
  const { place, random, kills, wholeShoes } = load;
  const [midi, puntoYBanca] = Object.keys(TABLES) as [string, string];
  const gamblers = [new Gambler('ana', midi), new Gambler('bea', midi), new Gambler('carlos', puntoYBanca)];
  const pace = wholeShoes ? HURRY : PACE;
  const isServer = place.includes('://');
  const env = isServer ? { DATABASE_URL: place } : {};
  const command = [SABOT, 'backup', copy, ...(isServer ? [] : ['--data', place]), '--json', '--lang', 'en'];
  let house: HouseProcess | undefined = await startHouse(place, pace);
  try {
    for (const gambler of gamblers) await gambler.enter(house.address);
    let games = gamblers.map((gambler) => gambler.play((house as HouseProcess).address));
    let usual = 0;
    for (let kill = 1; kill <= kills; kill += 1) {
      await games[kill % games.length]?.staked;
      const killed = await run(command, usual === 0 ? 400 + random() * 400 : random() * usual, env);
      if (killed.code !== null) usual = Math.max(usual, killed.ms);
      expect(namesIn(copy).filter((name) => !/^sabot-\d{12}\.backup(\..+\.new)?$/.test(name))).toEqual([]);
      // Every third time the house goes too, in mid-coup as often as not.
      if (kill % 3 === 0) {
        await house.kill();
        house = await startHouse(place, pace);
        games = gamblers.map((gambler) => gambler.play((house as HouseProcess).address));
      }
    }
    await Promise.all(games.map(({ staked }) => staked));
    if (wholeShoes) await untilRevealed(house.address, midi);
    // What was acknowledged before the call is in the backup after it.
    const lines = gamblers.flatMap(({ name, table, deeds }) =>
      deeds
        .filter(({ answer }) => answer?.ok)
        .map(({ commandId, act, answer }) => ({ table, name, commandId, act, answer })),
    );
    expect(lines.length).toBeGreaterThan(2);
    const whole = await run(command, null, env);
    expect([whole.code, whole.err]).toEqual([0, '']);
    writeFileSync(told, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    return (JSON.parse(whole.out) as { last: number }).last;
  } finally {
    await house?.kill();
  }
}

const namesIn = (copy: string): readonly string[] => (existsSync(copy) ? readdirSync(copy) : []);

async function untilRevealed(address: string, table: string): Promise<void> {
  while ((await fetch(`${address}/api/tables/${table}/proofs/1`)).status !== 200) await pause(200);
}

async function all(appends: AsyncIterable<NumberedRow>): Promise<readonly NumberedRow[]> {
  const rows: NumberedRow[] = [];
  for await (const one of appends) rows.push(one);
  return rows;
}

async function rowsOf(location: string): Promise<readonly NumberedRow[]> {
  const store = await openStore(location);
  try {
    return await all(store.appends());
  } finally {
    await store.close();
  }
}

async function checked(location: string, told: string | null): Promise<Record<string, unknown>> {
  const { out } = await run([CHECKER, location, ...(told === null ? [] : ['--told', told]), '--json'], null);
  return JSON.parse(out);
}

async function restoreAndCompare(
  { target, restores, random }: BackupsUnderLoad,
  copy: string,
  told: string,
  rows: readonly NumberedRow[],
): Promise<void> {
  for (let n = 0; n < restores; n += 1) {
    // Of several the last restores all of it.
    const commit = n > 0 && n === restores - 1 ? rows.length : 1 + Math.floor(random() * rows.length);
    const place = await target(`restored-${n}`);
    const location = place.includes('://') ? place : join(place, 'sabot.db');
    const command = [SABOT, 'restore', copy, '--to', place, '--commit', String(commit), '--lang', 'en'];
    const killed = await run(command, 300 + random() * 900);
    if (killed.code !== 0) await restoreAgain(command);
    await compare(location, rows.slice(0, commit));
    expect(await checked(location, commit === rows.length ? told : null)).toMatchObject({
      isSound: true,
      commands: commit,
      lost: [],
      faults: [],
    });
  }
}

/** A restore that was killed has left nothing, and is done now; or all of it, and says so. Its place may be claimed for a moment yet. */
async function restoreAgain(command: readonly string[]): Promise<void> {
  for (;;) {
    const { code, err } = await run(command, null);
    if (code === 0 || err.includes('something is kept here already')) return;
    expect(err).toContain('another house has this store open');
    await pause(200);
  }
}

/** The same appends, tables that fold to the same, and each shoe in play with its secret. */
async function compare(location: string, rows: readonly NumberedRow[]): Promise<void> {
  const store = await openStore(location);
  try {
    expect(await all(store.appends())).toEqual(rows);
    expect(await checkVault(store)).toMatchObject({ faults: [] });
    for (const [table, id] of Object.entries(TABLES)) {
      const entry = entryById(id);
      if (entry === undefined || entry === null) throw new Error(`no ruleset ${id}`);
      const { game } = entry.ruleset;
      const events = rows
        .flatMap(({ row }) => row.writes.filter(({ stream }) => stream === `table:${table}`))
        .flatMap((write) => write.events);
      const folded = events.reduce<unknown>((state, { data }) => game.evolve(state, storedEvent(data)), game.initial);
      if (events.length > 0) expect((await openTable(table, entry.ruleset, store)).state).toEqual(folded);
    }
  } finally {
    await store.close();
  }
}
