// What a coup of seven players takes on the disk, before its talla is sealed and after: a real house plays, seals and tidies up.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '../packages/event-store/src/index.ts';
import { checkStore } from '../tools/checker/check.mjs';
import { playTallas, sealAll } from './disk/play.mjs';
import { postgresql, sqlite } from './disk/stores.mjs';
import { latencies } from './latencies.mjs';
import { table, whole, writeSection } from './section.mjs';

const { values } = parseArgs({ options: { tallas: { type: 'string', default: '8' } } });
const folder = mkdtempSync(join(tmpdir(), 'sabot-bench-disk-'));
const [FEW, MANY] = [2, Number(values.tallas)];

/** So long does an append of somebody else take, one after the other, until it is told to stop. */
function probe(store) {
  const times = [];
  let isOver = false;
  const running = (async () => {
    for (let expected = 0; !isOver; expected += 1) {
      const write = { stream: `probe:${Date.now()}:${expected}`, expected: 0, ruleset: '', edition: 0 };
      const since = performance.now();
      const events = [{ type: 'Asked', data: '{}' }];
      await store.append({ commandId: write.stream, actor: 'probe', at: 0, writes: [{ ...write, events }] });
      times.push(performance.now() - since);
    }
  })();
  return async () => {
    isOver = true;
    await running;
    return latencies(times);
  };
}

/** A house that has played so many tallas, before they are sealed and after. */
async function house(kind, tallas) {
  const location = await kind.fresh(tallas);
  const { coups, appends } = await playTallas({ ...(await kind.open(location)), sealing: null }, tallas);
  const before = await kind.parts(location);
  await sealAll(await kind.open(location));
  const found = await checkStore(location);
  if (!found.isSound) throw new Error(found.faults.join('\n'));
  return { coups, appends, before, after: await kind.parts(location) };
}

/** How long the others wait for it: while a talla is sealed, and while nothing is. */
async function waits(kind) {
  const location = await kind.fresh('waits');
  await playTallas({ ...(await kind.open(location)), sealing: null }, 1);
  const store = await openStore(location);
  const idle = probe(store);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const alone = await idle();
  const busy = probe(store);
  await sealAll(store, { keepOpen: true });
  const meanwhile = await busy();
  await store.close();
  return { alone, meanwhile };
}

async function measured(kind) {
  try {
    return { few: await house(kind, FEW), many: await house(kind, MANY), ...(await waits(kind)) };
  } finally {
    await kind.stop();
  }
}

const inFile = await measured(sqlite(folder));
const inDatabase = await measured(await postgresql());
rmSync(folder, { recursive: true, force: true });

const ms = (time) => time.toFixed(1);
const waited = ({ alone, meanwhile }) =>
  `p50 ${ms(alone.p50)}, p99 ${ms(alone.p99)} ms with nobody else there; p50 ${ms(meanwhile.p50)}, p99 ${ms(meanwhile.p99)} ms while a talla is sealed and its rows removed`;
/** What each coup takes beyond those of a house with few tallas. */
function section({ few, many }, names) {
  const coups = many.coups - few.coups;
  const more = (when, part) => whole((many[when][part] - few[when][part]) / coups);
  const own = few.after.all - (few.coups * (many.after.all - few.after.all)) / coups;
  const rows = Object.entries(names).map(([part, name]) => [name, more('before', part), more('after', part)]);
  return { table: table(['bytes a coup', 'as it was written', 'sealed'], rows), own: whole(own / 1000) };
}
const FILE_PARTS = {
  log: 'log',
  blocks: 'sealed blocks',
  commands: 'index of commands',
  positions: 'index of positions',
  rest: 'everything else',
  all: '**all**',
};
const DATABASE_PARTS = {
  events: 'events',
  commands: 'commands',
  blocks: 'sealed blocks',
  answers: 'where their answers are found',
  rest: 'everything else',
  all: '**all**',
};
const [file, database] = [section(inFile, FILE_PARTS), section(inDatabase, DATABASE_PARTS)];
const { few, many } = inFile;
writeSection(
  'disk',
  'bench:disk',
  `## What a coup takes on the disk

On SQLite:

${file.table}

- One table of Punto y Banca with seven players who all stake, ${(many.appends / many.coups).toFixed(1)} appends a coup: what ${many.coups} coups in ${MANY} tallas take beyond ${few.coups} in ${FEW}. Every page of the file is counted. What any house has, with a talla just begun, is ${file.own} KB.
- After 30 days the answers are forgotten, and the index of commands goes.
- After sealing ${whole(many.after.free / 1000)} KB lie free in the file, and the log uses them again: the file does not shrink.
- An append of somebody else, one after the other: ${waited(inFile)}.

On PostgreSQL, the same game, ${inDatabase.many.coups} coups beyond ${inDatabase.few.coups}:

${database.table}

- Tables with all their indexes, after \`VACUUM FULL\`: what rows take, without what lies free. What any house has, with a talla just begun, is ${database.own} KB.
- After 30 days the answers are forgotten, and their rows go.
- After sealing and a plain \`VACUUM\` ${whole(inDatabase.many.after.free / 1000)} KB lie free, and new rows use them again.
- An append of somebody else, one after the other: ${waited(inDatabase)}.`,
);
