import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Claim,
  claimHouse,
  HeadsKeeper,
  joinHouse,
  makePrivateFolder,
  type Nodes,
  narrowFolder,
  openStore,
  refuseSealed,
  resealVault,
  StoreBehind,
  StoreError,
  StoreHeld,
  sealedVault,
} from '@sabot/event-store';
import type { GivenUp, Server, ServerParts, Store } from 'sabot-server';
import { BadCall, BadFile, NotOpened } from '../call/bad-call.ts';
import { nearAddress } from '../house/address.ts';
import { isOurs, STORE_FILE } from '../house/store-location.ts';
import type { HouseSettings } from './house-settings.ts';
import type { TablePlan } from './table-plans.ts';
import { nameForTls } from './tls-files.ts';

/** Where everything is kept; the folder is made. */
export function locationOf({ keptIn }: HouseSettings): string {
  if ('database' in keptIn) return keptIn.database;
  const { folder } = keptIn;
  try {
    makePrivateFolder(folder);
    narrowFolder(folder, isOurs);
  } catch (error) {
    throw new BadFile((bad) => bad.unwritable(folder, (error as NodeJS.ErrnoException).code ?? ''));
  }
  return join(folder, STORE_FILE);
}

/** A regulation whose tables are opened on other terms than its own. */
const onTerms =
  (botErrors: number) =>
  ({ entry, count, settings, openings = [] }: TablePlan) => {
    const { ruleset } = entry;
    const { regulation } = ruleset;
    // Where bots err, people may too, and live with it.
    const errors = botErrors > 0 && 'errorsAllowed' in regulation.defaults ? { errorsAllowed: true } : {};
    const defaults = { ...regulation.defaults, ...errors, ...settings };
    return { ...entry, tables: count, openings, ruleset: { ...ruleset, regulation: { ...regulation, defaults } } };
  };

export interface OpenHouse {
  readonly server: Server;
  readonly address: string;
  /** Resolves when nothing more can be kept, or when another house has the store. */
  readonly failed: Promise<StoreError>;
  /** Ends within ten seconds, whatever hangs, and says what it gave up. */
  close(): Promise<readonly GivenUp[]>;
}

/** What is left to do once the server has stopped takes no longer. */
const RELEASE_MS = 500;
const CLOSE_MS = 2000;
const within = async (milliseconds: number, work: Promise<unknown> | undefined): Promise<void> => {
  await Promise.race([work?.catch(() => undefined), pause(milliseconds, undefined, { ref: false })]);
};

/** Opens the store, claims it, builds a house on it and opens its door; or leaves nothing behind. */
export async function openHouse(settings: HouseSettings, port: number): Promise<OpenHouse> {
  const location = locationOf(settings);
  let [store, claim, server]: [Store?, Claim?, Server?] = [];
  let nodes: Nodes | null = null;
  try {
    store = await openStore(location);
    nodes = settings.node === null ? null : await joinHouse(location, settings.node);
    if (nodes === null) claim = await claimHouse(location);
    const kept = await withVault(store, settings);
    const heads = settings.heads === null ? null : await HeadsKeeper.open(kept, settings.heads);
    server = await serverOn(kept, settings, nodes);
    const address = await listening(server, settings, port);
    await claim?.announce(address);
    await nodes?.announce(settings.node?.url ?? address);
    const [ended, held] = [server, claim];
    const close = async (): Promise<readonly GivenUp[]> => {
      const givenUp = await ended.stop();
      heads?.stop();
      await within(RELEASE_MS, held?.release());
      return givenUp;
    };
    return { server, address, failed: Promise.race([store.failed, (claim ?? nodes)!.lost]), close };
  } catch (error) {
    if (server !== undefined) await server.stop();
    else await within(CLOSE_MS, store?.close());
    await within(RELEASE_MS, claim?.release());
    await within(RELEASE_MS, nodes?.leave());
    throw notOpened(error);
  }
}

/** The vault as the settings have it: with keys everything in it is sealed, without them nothing may be. */
async function withVault(store: Store, { vaultKeys }: HouseSettings): Promise<Store> {
  if (vaultKeys === null) {
    await refuseSealed(store);
    return store;
  }
  await resealVault(store, vaultKeys);
  return sealedVault(store, vaultKeys);
}

/** Why a house did not open, in one line. */
function notOpened(error: unknown): BadCall {
  if (error instanceof BadCall) return error;
  if (error instanceof StoreHeld) return new NotOpened((bad) => bad.storeHeld(error.holder));
  if (error instanceof StoreBehind) return new NotOpened((bad) => bad.storeBehind(error.file, error.head));
  if (error instanceof StoreError) return new NotOpened(() => error.message);
  return new NotOpened((bad) => bad.unexpected(error instanceof Error ? error.message : String(error)));
}

async function serverOn(store: Store, settings: HouseSettings, nodes: Nodes | null): Promise<Server> {
  const {
    pace,
    clocks,
    bots,
    botErrors,
    odds,
    tables,
    page,
    publicUrls,
    tls,
    ownTables,
    addressHeader,
    limits,
    answerDays,
    newCookieKey,
    keptIn,
  } = settings;
  const { buildServer, fairShuffler, letNewThingsBeNew, stderrLog, systemClock, systemLoad } = await import(
    'sabot-server'
  );
  letNewThingsBeNew();
  return buildServer({
    store,
    clock: systemClock,
    shuffler: fairShuffler,
    rulesets: tables.map(onTerms(botErrors)),
    pace: { clocks, pace },
    load: systemLoad(),
    logger: stderrLog(),
    bots,
    botErrors,
    liveOdds: odds,
    publicUrls,
    tls,
    hosting: ownTables,
    limits,
    ...(addressHeader === null ? {} : { addressHeader }),
    ...(answerDays === null ? {} : { answerDays }),
    ...(newCookieKey === null ? {} : { newCookieKey }),
    ...(page === null ? {} : { page }),
    ...('database' in keptIn && { node: nodeOf(settings.node, nodes) }),
  });
}

/** On a database tables are taken, also by a house that is alone: whoever was there before may still write. */
const nodeOf = (node: HouseSettings['node'], nodes: Nodes | null): NonNullable<ServerParts['node']> =>
  node === null || nodes === null
    ? { self: { node: 'house', run: randomUUID() }, nodes: null }
    : { self: { node: nodes.self.name, run: nodes.self.run }, nodes, secret: node.secret };

async function listening({ app }: Server, { host, tls }: HouseSettings, port: number): Promise<string> {
  try {
    const address = await app.listen({ port, host });
    return tls === null ? address : nameForTls(nearAddress(address), tls);
  } catch (error) {
    throw new BadCall((bad) => bad.portTaken(port, (error as NodeJS.ErrnoException).code ?? ''));
  }
}
