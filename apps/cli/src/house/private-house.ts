import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { GameEvent } from '@sabot/engine';
import { openStore } from '@sabot/event-store';
import { freshBytes, type Hex32 } from '@sabot/fairness';
import { print } from '@sabot/notation';
import type { Entry } from '@sabot/regulations';
import type { Server } from 'sabot-server';
import { secureChance, seededChance } from '../play/chance.ts';
import type { Time } from '../play/screen/time.ts';
import { counted } from './counted-store.ts';
import { type House, type Reply, type Request, sessionIn, type Wire, type WireEars } from './house.ts';
import { StillClock } from './still-clock.ts';
import type { TableLink } from './table-link.ts';

/** Turns of the event loop without anything under way after which nothing more comes. */
const CALM_TURNS = 8;
/** Nothing at a table goes on longer than this without a person. */
const MOST_STEPS = 10_000;

/** A house in this process, for one person: its clock waits for them, and it is gone when they leave. */
export interface PrivateHouse extends House {
  /** How time passes there for whoever follows a table by this link. */
  time(link: TableLink): Time;
  /** Bytes for the person's part in the shuffle. */
  freshBytes(): Hex32;
  /** All that was done at a table, as it is written down. */
  history(table: string): Promise<string>;
  close(): Promise<void>;
}

const seededBytes = (seed: string): (() => Hex32) => {
  let count = 0;
  return () => {
    count += 1;
    return createHash('sha256').update(`${seed} ${count}`).digest('hex');
  };
};

async function requestOf({ app }: Server, { method, path, body, cookie }: Request): Promise<Reply> {
  const headers = cookie ? { cookie } : {};
  const reply = await app.inject({ method, url: path, headers, ...(body === undefined ? {} : { payload: body }) });
  const cookies = reply.headers['set-cookie'];
  return {
    status: reply.statusCode,
    body: reply.json(),
    cookie: sessionIn(Array.isArray(cookies) ? cookies[0] : cookies),
    at: null,
  };
}

function connectTo({ app }: Server, cookie: string | null, ears: WireEars): Wire {
  const opened = app.injectWS('/ws', cookie === null ? {} : { headers: { cookie } }).then((socket) => {
    socket.on('message', (data) => ears.heard(String(data)));
    socket.on('close', () => ears.closed());
    socket.on('error', () => undefined);
    // A socket within one process does not answer pings by itself, and the house cuts off whoever does not.
    socket.on('ping', () => socket.pong());
    return socket;
  });
  opened.then(ears.open, ears.closed);
  return {
    send: (text) => void opened.then((socket) => socket.send(text)),
    close: () => void opened.then((socket) => socket.terminate()).catch(() => undefined),
  };
}

/** Opens a house with one table of a ruleset and bots at it. With a seed all cards and bots are always the same. */
export async function openPrivateHouse(entry: Entry, seed: string | null): Promise<PrivateHouse> {
  const { buildServer, fairShuffler, keptActs } = await import('sabot-server');
  const folder = mkdtempSync(join(tmpdir(), 'sabot-play-'));
  const { store, underWay } = counted(await openStore(join(folder, 'sabot.db')));
  const clock = new StillClock(Date.now());
  // A terminal has no felt that would take its time.
  const pace = { clocks: {}, pace: 1, showing: 0 };
  const shuffler = seed === null ? fairShuffler : { ...fairShuffler, freshSecret: seededBytes(`house ${seed}`) };
  const chance = seed === null ? secureChance : seededChance(`bots ${seed}`);
  const rulesets = [entry];
  const server = await buildServer({ store, clock, shuffler, rulesets, bots: true, chance, pace });
  await server.app.ready();

  /** Until nothing is under way: neither written, nor on its way to the person, nor waiting for an answer. */
  const calm = async (link: TableLink): Promise<void> => {
    for (let turns = 0; turns < CALM_TURNS; turns++) {
      await setImmediate();
      const writing = underWay();
      if (writing !== null || !link.isQuiet) turns = -1;
      // Turning while another thread writes would only take the processor away from it.
      await writing;
    }
  };
  const time = (link: TableLink): Time => ({
    async news() {
      for (let steps = 0; steps < MOST_STEPS; steps++) {
        await calm(link);
        if (link.hasNews) return;
        clock.step();
      }
      throw new Error('nothing happens at this table any more');
    },
    async before(until) {
      await calm(link);
      for (let steps = 0; until !== null && steps < MOST_STEPS; steps++) {
        if (clock.next === null || clock.next >= until) return;
        clock.step();
        await calm(link);
      }
    },
    left: () => null,
  });
  return {
    address: null,
    request: (request) => requestOf(server, request),
    connect: (cookie, ears) => connectTo(server, cookie, ears),
    time,
    freshBytes: seed === null ? freshBytes : seededBytes(`you ${seed}`),
    async history(table) {
      const kept: { readonly act: string | null; readonly event: GameEvent }[] = [];
      for await (const { act, data } of store.read(`table:${table}`)) kept.push({ act, event: JSON.parse(data) });
      return print({ ruleset: entry.ruleset, entries: keptActs(kept) });
    },
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
