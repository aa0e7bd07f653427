// Five hundred tables, thousands of sockets in a second process, every command on the disk before it is answered; then the same
// at Colyseus, and with --beside FOLDER at another checkout of Sabot.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CLOCKS } from 'sabot-server';
import { installPeers } from '../install-peers.mjs';
import { whole, writeSection } from '../section.mjs';
import { PEERS, SEATS, sabot } from './contenders.mjs';
import { measure } from './measure.mjs';
import { inFull, inShort, picture, sideBySide } from './report.mjs';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    rate: { type: 'string', default: '3050' },
    seconds: { type: 'string', default: '12' },
    beside: { type: 'string' },
    profile: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});
const TABLES = Number(values.tables);
const RATE = Number(values.rate);
const milliseconds = Number(values.seconds) * 1000;
const shortly = Object.fromEntries(Object.keys(CLOCKS).map((name) => [name, 0.5]));
/** The shoe is soon ready, and then no stake window ends during the measurement. */
const STANDING = { ...shortly, stakes: 3600 };
/** Coups follow each other: some three quarters of the time stakes are open. */
const PLAYING = { ...shortly, stakes: 10 };
/** Other machines on the same host may take a core away for a moment: the middle row counts. */
const TIMES = values.quick ? 1 : 3;

const WARM_UP = { asked: 'open', rate: RATE / 2, milliseconds: 4000 };
const STEADY = { name: `stakes changed, ${whole(RATE)}/s offered`, asked: 'open', rate: RATE, milliseconds };
const PRESSED = { name: 'stakes changed, 200 always under way', asked: 'closed', atOnce: 200, milliseconds };
const COUPS = {
  name: `whole coups, ${whole(RATE)}/s offered`,
  asked: 'open',
  rate: RATE,
  milliseconds: 2 * milliseconds,
};

installPeers();
// The peer checks less in production; it reads this when it is loaded.
process.env.NODE_ENV = 'production';
const folder = mkdtempSync(join(tmpdir(), 'sabot-bench-'));
const flags = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${join(tmpdir(), 'sabot-profile')}`] : [];
let files = 0;
const open = (contender, settings) => {
  files += 1;
  return contender({ file: join(folder, `${files}.db`), tables: TABLES, flags, ...settings });
};

/** Opens a house, lets the crowd do all this, and closes it; `last` is asked of the house when everybody has gone. */
async function visit(contender, settings, loops, last = async () => null) {
  const opened = await open(contender, settings);
  console.log(`${opened.name}: all are seated.`);
  await measure(WARM_UP, opened);
  const rows = [];
  for (const loop of loops) rows.push(await measure(loop, opened));
  await opened.clients.end({ asked: 'end' });
  const said = await last(opened.house);
  await opened.house.end('stop');
  return { name: opened.name, rows, said };
}

const standing = async (contender) => {
  const { name, rows } = await visit(contender, { clocks: STANDING }, [
    ...Array.from({ length: TIMES }, () => STEADY),
    PRESSED,
  ]);
  return { name, rows, steady: rows.slice(0, TIMES), pressed: rows[TIMES] };
};

const memoryOf = (house) => house.ask('memory');
const ours = sabot('Sabot');
const contenders = [ours, ...(values.beside === undefined ? [] : [sabot('Sabot, before', values.beside)]), ...PEERS];
const houses = [];
for (const contender of contenders) houses.push(await standing(contender));
const played = await visit(ours, { clocks: PLAYING }, [COUPS], memoryOf);
const empty = await open(ours, { clocks: STANDING, tables: 1 });
await empty.clients.end({ asked: 'end' });
const { bytes: alone } = await memoryOf(empty.house);
await empty.house.end('stop');
rmSync(folder, { recursive: true, force: true });

const perTable = (played.said.bytes - alone) / (TABLES - 1) / 1024;
const [sabotNow] = houses.map(inShort);
const grouped = houses.slice(-2).map(inShort);
const plain = houses.slice(-4, -2).map(inShort);
const text = `## The server under load

${TABLES} tables, ${whole(TABLES * SEATS)} WebSocket clients in a second process, SQLite, every command synced before its answer. All houses one after the other in one run; of ${TIMES} rows the middle one.

${sideBySide(houses, RATE)}

![The same as bars](results/server.svg)

Saturated, Sabot answers ${(sabotNow.saturated / Math.max(...grouped.map(({ saturated }) => saturated))).toFixed(2)} times as many as Colyseus with group commit and ${(sabotNow.saturated / Math.max(...plain.map(({ saturated }) => saturated))).toFixed(2)} times as many as with a sync per command, each at its quicker patch rate.

Sabot, row by row:

${inFull([...houses[0].rows, ...played.rows])}

Memory of a table that was played at and is idle: ${perTable.toFixed(0)} KiB. Heap and buffers after garbage collection when everybody has gone, against a house with one table; ${whole(played.said.events / TABLES)} events a table, and what the house keeps of its ${SEATS} guests is counted with it.

- An answer counts from the moment its command was due, not from when it could be sent. Seven people sit at every table, and each of them is told of every change at it: that is what the messages are.
- 100 % CPU is one core. What the host gave to other machines meanwhile is in the last column. Bytes to disk are the kernel's count for the process of the house (\`write_bytes\`), checkpoints and all.
- Equal for all: a sync before every answer, nothing shown that is not on the disk, the same crowd. In the peer's favour: one appended row without chain, ledger, kept answer or law, and patches of some 20 bytes. In ours: its patch rate is fixed, ours stretches under load (others see somebody's chips move within 0.4 s at a quiet table, up to 1.2 s at this load; whoever moved them sees it with the answer).`;
if (values.quick) console.log(text);
else {
  writeFileSync(join(import.meta.dirname, '../results/server.svg'), picture(houses));
  writeSection('server', 'bench:server', text);
}
