// A house of its own process: many tables on SQLite, real disk commits. Says by IPC where it is, and answers what it is asked.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { writeHeapSnapshot } from 'node:v8';
import { buildServer, fairShuffler, letNewThingsBeNew, systemClock, systemLoad } from 'sabot-server';
import { openStore } from '../../packages/event-store/src/index.ts';
import { PUNTO_BANCA } from '../../packages/regulations/src/index.ts';

const { file, tables, guests, clocks } = JSON.parse(process.argv[2]);

/** Thousands come from this one address; a house has options for that. */
const limits = { sockets: 100_000, allSockets: 100_000, guests: 100_000, requests: 1_000_000, allRequests: 1_000_000 };

const rulesets = Array.from({ length: tables }, (_, n) => {
  const entry = PUNTO_BANCA[n % PUNTO_BANCA.length];
  return { ...entry, id: `${entry.id}/${n + 1}` };
});

letNewThingsBeNew();
const began = performance.now();
const store = await openStore(file);
const opened = performance.now();
const server = await buildServer({
  store,
  clock: systemClock,
  limits: { ...limits, bytes: 2 ** 30, allBytes: 2 ** 30 },
  shuffler: fairShuffler,
  rulesets,
  pace: { clocks, pace: 1 },
  load: systemLoad(),
});
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
const listening = performance.now();

async function enter(n) {
  const { statusCode, headers, body } = await server.app.inject({
    method: 'POST',
    url: '/api/guests',
    payload: { name: `guest-${n}` },
  });
  if (statusCode !== 201) throw new Error(body);
  return String(headers['set-cookie']).split(';')[0];
}

const cookies = [];
for (let n = 0; n < guests; n++) cookies.push(await enter(n));

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What is kept when everybody has gone and everything is said. */
async function memory() {
  while ([...server.room.tables.values()].some(({ subscribers }) => subscribers.size > 0)) await pause(100);
  await pause(2000);
  for (let i = 0; i < 4; i++) globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  const events = [...server.room.tables.values()].reduce((sum, { scene }) => sum + scene.version, 0);
  return { bytes: heapUsed + arrayBuffers, events };
}

const delay = monitorEventLoopDelay({ resolution: 1 });

const ANSWERS = {
  memory,
  begin() {
    delay.reset();
    delay.enable();
  },
  cpu: () => [process.cpuUsage(), process.threadCpuUsage()],
  delay: () => ({ p99: delay.percentile(99) / 1e6, most: delay.max / 1e6 }),
  snapshot: () => writeHeapSnapshot(),
  async stop() {
    await server.stop();
    process.disconnect();
  },
};
process.on(
  'message',
  async (asked) => process.connected && process.send({ asked, answer: await ANSWERS[asked]() }, () => {}),
);
process.send({
  address,
  tables: [...server.room.tables.keys()],
  cookies,
  milliseconds: { open: opened - began, build: listening - opened },
});
