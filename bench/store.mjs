// The store alone: appends to 500 streams, as fast as they are answered and at a fixed rate.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openStore } from '../packages/event-store/src/index.ts';
import { commandIdAt } from '../packages/protocol/src/command-id.ts';
import { latencies } from './latencies.mjs';
import { table, whole, writeSection } from './section.mjs';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const MILLISECONDS = Number(values.seconds) * 1000;
const STREAMS = 500;
/** As long as the event of a stake with its grounds and postings. */
const EVENT = {
  type: 'StakesSet',
  data: JSON.stringify({ type: 'StakesSet', by: 'ana', fill: 'x'.repeat(500) }),
  act: JSON.stringify({ type: 'SetStakes', by: { kind: 'player', id: 'guest-1234' }, punto: 1000, banca: 0, tie: 0 }),
};
/** By the count of the kernel, checkpoints and all; nothing where the system has no such count. */
const written = () => {
  try {
    return Number(/^write_bytes: (\d+)$/m.exec(readFileSync('/proc/self/io', 'latin1'))[1]);
  } catch {
    return Number.NaN;
  }
};

/** Streams take turns; each append waits for the one before it in its stream, as at a table. */
class Load {
  times = [];
  #sent = 0;
  #store;
  #start = performance.now();
  #versions = new Array(STREAMS).fill(0);
  #queues = new Array(STREAMS).fill(Promise.resolve());

  constructor(store) {
    this.#store = store;
  }

  send(due = performance.now()) {
    const number = this.#sent++;
    const stream = number % STREAMS;
    const done = this.#queues[stream].then(() => this.#append(stream, number));
    this.#queues[stream] = done.then(() => this.times.push(performance.now() - due));
    return this.#queues[stream];
  }

  async figures() {
    await Promise.all(this.#queues);
    return { rate: (this.times.length / (performance.now() - this.#start)) * 1000, ...latencies(this.times) };
  }

  async #append(stream, number) {
    const expected = this.#versions[stream]++;
    const write = { stream: `table:${stream}`, expected, ruleset: 'bench', edition: 1, events: [EVENT] };
    const commandId = `act:guest-${number % 3500}:${commandIdAt(Date.now(), randomBytes(10))}`;
    const command = { commandId, actor: 'player', at: Date.now(), answer: '{"ok":true}', writes: [write] };
    const appended = await this.#store.append(command);
    if (!appended.ok) throw new Error(appended.refusal.code);
  }
}

/** Each stream sends its next append when the last is answered. */
async function closed(load) {
  const end = performance.now() + MILLISECONDS;
  const lane = async () => {
    while (performance.now() < end) await load.send();
  };
  await Promise.all(Array.from({ length: STREAMS }, lane));
}

/** Appends come when they come, whether or not those before are answered. */
const openAt = (rate) => async (load) => {
  const start = performance.now();
  for (let due = 0; due < MILLISECONDS; ) {
    const now = performance.now() - start;
    for (; due <= now && due < MILLISECONDS; due += 1000 / rate) load.send(start + due);
    await pause(1);
  }
};

const folder = mkdtempSync(join(tmpdir(), 'sabot-bench-'));
const LOADS = {
  'closed loop, 500 under way': closed,
  'open loop at 3,000/s': openAt(3000),
  'open loop at 4,000/s': openAt(4000),
};
const rows = [];
for (const [name, drive] of Object.entries(LOADS)) {
  const store = await openStore(join(folder, `${rows.length}.db`));
  const load = new Load(store);
  const before = written();
  await drive(load);
  const { rate, p50, p99, p999 } = await load.figures();
  await store.close();
  const bytes = (written() - before) / load.times.length;
  rows.push([name, whole(rate), p50.toFixed(1), p99.toFixed(1), p999.toFixed(1), (bytes / 1000).toFixed(1)]);
  console.log(rows.at(-1).join(' · '));
}
// Only now: deleting large files holds up the syncs of whoever writes.
rmSync(folder, { recursive: true, force: true });

writeSection(
  'store',
  'bench:store',
  `## The store alone

${table(['', 'appends/s', 'p50 ms', 'p99 ms', 'p99.9 ms', 'KB to disk'], rows)}

- SQLite in a folder for temporary files, \`synchronous=FULL\`; ${STREAMS} streams, one event of ${EVENT.data.length} bytes an append, with a command id of its own and an answer kept. An append counts from the moment it was due.`,
);
