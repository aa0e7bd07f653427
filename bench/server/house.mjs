// A house of its own process: many tables on SQLite, real disk commits. Says by IPC where it is, and answers what it is asked.
import { writeHeapSnapshot } from 'node:v8';
import { buildServer, fairShuffler, systemClock } from 'sabot-server';
import { openStore } from '../../packages/event-store/src/index.ts';
import { PUNTO_BANCA } from '../../packages/regulations/src/index.ts';

const { file, tables, guests, clocks } = JSON.parse(process.argv[2]);

/** Who may enter is limited by the second; so that thousands can, a second is short until all are in. */
let flown = 0;
const clock = { ...systemClock, now: () => systemClock.now() + flown };

const rulesets = Array.from({ length: tables }, (_, n) => {
  const entry = PUNTO_BANCA[n % PUNTO_BANCA.length];
  return { ...entry, id: `${entry.id}/${n + 1}` };
});

const began = performance.now();
const store = await openStore(file);
const opened = performance.now();
const server = await buildServer({ store, clock, shuffler: fairShuffler, rulesets, pace: { clocks, pace: 1 } });
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
const listening = performance.now();

async function enter(n) {
  flown += 1000;
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

function heap() {
  for (let i = 0; i < 4; i++) globalThis.gc();
  const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage();
  return { heapUsed, external, arrayBuffers, rss };
}

const ANSWERS = {
  heap,
  cpu: () => [process.cpuUsage(), process.threadCpuUsage()],
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
