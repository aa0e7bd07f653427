// Five hundred tables, thousands of sockets in a second process, every command on the disk before it is answered.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CLOCKS } from 'sabot-server';
import { PROTOCOL } from '../../packages/protocol/src/index.ts';
import { table, verdict, whole, writeSection } from '../section.mjs';
import { Worker } from './process.mjs';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    rate: { type: 'string', default: '3000' },
    seconds: { type: 'string', default: '20' },
    profile: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});
const TABLES = Number(values.tables);
const RATE = Number(values.rate);
const SECONDS = Number(values.seconds);
const SEATS = 7;
const FLOORS = { rate: 3000, p99: 50, idle: 200 };
const shortly = Object.fromEntries(Object.keys(CLOCKS).map((name) => [name, 0.5]));
/** The shoe is soon ready, and then no stake window ends during the measurement. */
const STANDING = { ...shortly, stakes: 3600 };
/** Coups follow each other: some three quarters of the time stakes are open. */
const PLAYING = { ...shortly, stakes: 12 };

const folder = mkdtempSync(join(tmpdir(), 'sabot-bench-'));
let files = 0;
const houseWith = async (settings) => {
  files += 1;
  const flags = [
    '--expose-gc',
    ...(values.profile ? ['--cpu-prof', `--cpu-prof-dir=${join(tmpdir(), 'sabot-profile')}`] : []),
  ];
  const file = join(folder, `${files}.db`);
  const house = new Worker(join(import.meta.dirname, 'house.mjs'), [JSON.stringify({ file, ...settings })], flags);
  return { house, ...(await house.said()) };
};

/** Milliseconds of processor time: the whole house, its main thread, the clients. */
const cpuOf = async (house, clients) =>
  [...(await house.ask('cpu')), ...(await clients.ask({ asked: 'cpu' }))].map(
    ({ user, system }) => (user + system) / 1000,
  );

async function load(clocks, loops) {
  const opened = await houseWith({ tables: TABLES, guests: TABLES * SEATS, clocks });
  const clients = new Worker(join(import.meta.dirname, 'clients.mjs'), [String(PROTOCOL)]);
  const { house, address, tables, cookies } = opened;
  console.log(`${tables.length} tables are open, ${cookies.length} people have entered.`);
  await clients.ask({ asked: 'seat', address, tables, cookies, seats: SEATS });
  console.log('All are seated.');
  const results = [];
  for (const { name, ...loop } of loops) {
    const before = await cpuOf(house, clients);
    const start = performance.now();
    const figures = await clients.ask({ ...loop, seats: SEATS });
    const seconds = (performance.now() - start) / 1000;
    const cpu = (await cpuOf(house, clients)).map((after, i) => (after - before[i]) / 10 / seconds);
    if (name !== undefined) results.push({ name, ...figures, cpu });
    console.log(name ?? 'warm-up', JSON.stringify({ ...figures, cpu }));
  }
  await clients.end({ asked: 'end' });
  await house.end('stop');
  return results;
}

async function idleHeap(tables) {
  const { house } = await houseWith({ tables, guests: 0, clocks: STANDING });
  const { heapUsed, arrayBuffers } = await house.ask('heap');
  await house.end('stop');
  return heapUsed + arrayBuffers;
}

const milliseconds = SECONDS * 1000;
const standing = await load(STANDING, [
  { asked: 'open', rate: RATE / 2, milliseconds: 5000 },
  { name: `stakes changed, open loop at ${whole(RATE)}/s`, asked: 'open', rate: RATE, milliseconds },
  ...(values.quick
    ? []
    : [{ name: 'stakes changed, closed loop, 200 under way', asked: 'closed', atOnce: 200, milliseconds }]),
]);
const playing = values.quick
  ? []
  : await load(PLAYING, [
      { asked: 'open', rate: RATE / 2, milliseconds: 5000 },
      { name: `whole coups, open loop at ${whole(RATE)}/s`, asked: 'open', rate: RATE, milliseconds: 2 * milliseconds },
    ]);
const [few, many] = values.quick ? [0, 0] : [await idleHeap(100), await idleHeap(600)];
rmSync(folder, { recursive: true, force: true });

const perTable = (many - few) / 500 / 1024;
const all = [...standing, ...playing];
const met = all.slice(0, 1).every(({ rate, p99 }) => rate >= FLOORS.rate * 0.99 && p99 < FLOORS.p99);
const text = `## The server under load

${TABLES} tables, ${whole(TABLES * SEATS)} WebSocket clients in a second process, SQLite with a sync for every batch.

${table(
  [
    '',
    'answers/s',
    'p50 ms',
    'p99 ms',
    'p99.9 ms',
    'refused',
    'messages/s',
    'MB/s',
    'house CPU %',
    'its main thread',
    'clients CPU %',
  ],
  all.map(({ name, rate, p50, p99, p999, refused, messages, bytes, cpu }) => [
    name,
    whole(rate),
    p50.toFixed(1),
    p99.toFixed(1),
    p999.toFixed(1),
    whole(Object.values(refused).reduce((sum, n) => sum + n, 0)),
    whole(messages),
    (bytes / 1e6).toFixed(0),
    ...cpu.map((share) => share.toFixed(0)),
  ]),
)}

The floor is ${whole(FLOORS.rate)} acknowledged commands a second with p99 under ${FLOORS.p99} ms: ${verdict(met)}.

Memory of an idle table (heap and buffers after garbage collection, 600 tables against 100): ${perTable.toFixed(0)} KiB; the floor is ${FLOORS.idle} KiB: ${verdict(perTable < FLOORS.idle)}.

- An answer counts from the moment its command was due, not from when it could be sent. Seven people sit at every table, and each of them is told of every change at it: that is what the messages are.
- 100 % CPU is one core.`;
if (values.quick) console.log(text);
else writeSection('server', 'bench:server', text);
