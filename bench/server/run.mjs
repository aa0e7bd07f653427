// Five hundred tables, thousands of sockets in a second process, every command on the disk before it is answered.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CLOCKS } from 'sabot-server';
import { PROTOCOL } from '../../packages/protocol/src/index.ts';
import { median } from '../median.mjs';
import { Worker } from '../process.mjs';
import { table, verdict, whole, writeSection } from '../section.mjs';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    rate: { type: 'string', default: '3050' },
    seconds: { type: 'string', default: '12' },
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
const PLAYING = { ...shortly, stakes: 10 };

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

/** Ticks of all processors, and those that the host gave to other machines; where nobody says so, none. */
function ticks() {
  try {
    const counts = readFileSync('/proc/stat', 'latin1').split('\n')[0].trim().split(/\s+/).slice(1, 9).map(Number);
    return { all: counts.reduce((sum, count) => sum + count, 0), stolen: counts[7] ?? 0 };
  } catch {
    return { all: 1, stolen: 0 };
  }
}

async function measure({ name, ...loop }, house, clients) {
  await house.ask('begin');
  const before = await cpuOf(house, clients);
  const start = performance.now();
  const host = ticks();
  const figures = await clients.ask({ ...loop, seats: SEATS });
  const seconds = (performance.now() - start) / 1000;
  const spent = (await cpuOf(house, clients)).map((after, i) => after - before[i]);
  const result = {
    name,
    ...figures,
    cpu: spent.map((milliseconds) => milliseconds / 10 / seconds),
    each: spent.map((milliseconds) => (milliseconds * 1000) / figures.count),
    delay: await house.ask('delay'),
    stolen: (100 * (ticks().stolen - host.stolen)) / Math.max(1, ticks().all - host.all),
  };
  console.log(JSON.stringify(result));
  return result;
}

async function load(clocks, loops) {
  const opened = await houseWith({ tables: TABLES, guests: TABLES * SEATS, clocks });
  const clients = new Worker(join(import.meta.dirname, 'clients.mjs'), [String(PROTOCOL)]);
  const { house, address, tables, cookies } = opened;
  console.log(`${tables.length} tables are open, ${cookies.length} people have entered.`);
  await clients.ask({ asked: 'seat', address, tables, cookies, seats: SEATS });
  console.log('All are seated.');
  const results = [];
  for (const loop of loops) results.push(await measure(loop, house, clients));
  await clients.end({ asked: 'end' });
  const memory = await house.ask('memory');
  await house.end('stop');
  return { results: results.filter(({ name }) => name !== undefined), memory };
}

async function emptyHouse() {
  const { house } = await houseWith({ tables: 1, guests: 0, clocks: STANDING });
  const { bytes } = await house.ask('memory');
  await house.end('stop');
  return bytes;
}

const milliseconds = SECONDS * 1000;
const WARM_UP = { asked: 'open', rate: RATE / 2, milliseconds: 4000 };
/** Other machines on the same host may take a core away for a moment: the middle one of those counts in which they took little. */
const TIMES = values.quick ? 1 : 8;
const LITTLE_TAKEN = 1;
const ENOUGH_COUNTED = 3;
const steady = { name: `stakes changed, ${whole(RATE)}/s offered`, asked: 'open', rate: RATE, milliseconds };
const steadily = Array.from({ length: TIMES }, () => steady);
const pressed = { name: 'stakes changed, 200 always under way', asked: 'closed', atOnce: 200, milliseconds };
const coups = {
  name: `whole coups, ${whole(RATE)}/s offered`,
  asked: 'open',
  rate: RATE,
  milliseconds: 2 * milliseconds,
};

const standing = await load(STANDING, [WARM_UP, ...steadily, ...(values.quick ? [] : [pressed])]);
const playing = values.quick ? standing : await load(PLAYING, [WARM_UP, coups]);
const { bytes, events } = playing.memory;
const perTable = (bytes - (await emptyHouse())) / (TABLES - 1) / 1024;
rmSync(folder, { recursive: true, force: true });
const all = values.quick ? standing.results : [...standing.results, ...playing.results];
const steadyRows = all.slice(0, TIMES);
const calm = steadyRows.filter(({ stolen }) => stolen <= LITTLE_TAKEN);
const counted = calm.length >= ENOUGH_COUNTED ? calm : steadyRows;
const middle = { rate: median(counted.map(({ rate }) => rate)), p99: median(counted.map(({ p99 }) => p99)) };
const met = middle.rate >= FLOORS.rate && middle.p99 < FLOORS.p99;
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
    'CPU of the house %',
    'its main thread',
    'the clients',
    'the house a command, µs',
    'event loop late, p99 ms',
    'taken by the host %',
  ],
  all.map(({ name, rate, p50, p99, p999, refused, messages, bytes: sent, cpu, each, delay, stolen }) => [
    name,
    whole(rate),
    p50.toFixed(1),
    p99.toFixed(1),
    p999.toFixed(1),
    whole(Object.values(refused).reduce((sum, n) => sum + n, 0)),
    whole(messages),
    (sent / 1e6).toFixed(0),
    ...cpu.map((share) => share.toFixed(0)),
    whole(each[0]),
    delay.p99.toFixed(1),
    stolen.toFixed(1),
  ]),
)}

The floor is ${whole(FLOORS.rate)} acknowledged commands a second with p99 under ${FLOORS.p99} ms: ${verdict(met)} (of the first ${TIMES} rows the middle of the ${counted.length === calm.length ? `${calm.length} in which the host took at most ${LITTLE_TAKEN} %` : `${counted.length}; the host took much in most of them`}: ${whole(middle.rate)} a second, ${middle.p99.toFixed(1)} ms; all of them from ${Math.min(...steadyRows.map(({ p99 }) => p99)).toFixed(1)} to ${Math.max(...steadyRows.map(({ p99 }) => p99)).toFixed(1)} ms).

Memory of a table that was played at and is idle: ${perTable.toFixed(0)} KiB; the floor is ${FLOORS.idle} KiB: ${verdict(perTable < FLOORS.idle)}. Heap and buffers after garbage collection when everybody has gone, against a house with one table; ${whole(events / TABLES)} events a table, and what the house keeps of its ${SEATS} guests is counted with it.

- An answer counts from the moment its command was due, not from when it could be sent. Seven people sit at every table, and each of them is told of every change at it: that is what the messages are.
- 100 % CPU is one core. What the host gave to other machines meanwhile is in the last column.
- At this load others see somebody's chips move up to 1.2 s later, at a quiet table within 0.4 s; whoever moved them sees it with the answer.`;
if (values.quick) console.log(text);
else writeSection('server', 'bench:server', text);
