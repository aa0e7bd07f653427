import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Server } from 'sabot-server';
import { BadCall, BadFile } from '../bad-call.ts';
import { openedAt, STORE_FILE } from '../store-location.ts';
import type { HouseSettings } from './house-settings.ts';
import type { TablePlan } from './table-plans.ts';

/** Where everything is kept; the folder is made. */
export function locationOf({ keptIn }: HouseSettings): string {
  if ('database' in keptIn) return keptIn.database;
  const { folder } = keptIn;
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new BadFile((bad) => bad.unwritable(folder, (error as NodeJS.ErrnoException).code ?? ''));
  }
  return join(folder, STORE_FILE);
}

/** A regulation whose tables are opened on other terms than its own. */
function onTerms({ entry, count, settings, openings = [] }: TablePlan) {
  const { ruleset } = entry;
  const { regulation } = ruleset;
  const defaults = { ...regulation.defaults, ...settings };
  return { ...entry, tables: count, openings, ruleset: { ...ruleset, regulation: { ...regulation, defaults } } };
}

interface OpenHouse {
  readonly server: Server;
  readonly address: string;
  /** Resolves when nothing more can be kept. */
  readonly failed: Promise<Error>;
}

/** Builds a house from its settings and opens its door. */
export async function openHouse(settings: HouseSettings, port: number): Promise<OpenHouse> {
  const { host, pace, clocks, bots, odds, tables, page, publicUrls, addressHeader, limits, newCookieKey } = settings;
  const { buildServer, fairShuffler, letNewThingsBeNew, stderrLog, systemClock, systemLoad } = await import(
    'sabot-server'
  );
  letNewThingsBeNew();
  const store = await openedAt(locationOf(settings));
  const server = await buildServer({
    store,
    clock: systemClock,
    shuffler: fairShuffler,
    rulesets: tables.map(onTerms),
    pace: { clocks, pace },
    load: systemLoad(),
    logger: stderrLog(),
    bots,
    liveOdds: odds,
    publicUrls,
    limits,
    ...(addressHeader === null ? {} : { addressHeader }),
    ...(newCookieKey === null ? {} : { newCookieKey }),
    ...(page === null ? {} : { page }),
  });
  try {
    return { server, address: await server.app.listen({ port, host }), failed: store.failed };
  } catch (error) {
    await server.stop();
    throw new BadCall((bad) => bad.portTaken(port, (error as NodeJS.ErrnoException).code ?? ''));
  }
}
