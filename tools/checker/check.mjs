// Reads only the stored rows: node tools/checker/check.mjs FILE.db | postgres://… | BACKUP [--told FILE.jsonl] [--json]
// Counts what was acknowledged, lost and doubled, and every cent. Exit 1 where anything is not as it must be.
import { createReadStream, realpathSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Chain } from './chain.mjs';
import { Commands } from './commands.mjs';
import { LogIndex } from './log-index.mjs';
import { Money } from './money.mjs';
import { openRows } from './rows.mjs';

/** All that can be said of a store, with what clients were told by it. */
export async function checkStore(location, told = []) {
  const [money, commands] = [new Money(), new Commands()];
  const store = openRows(location);
  let [chain, index] = [null, null];
  try {
    chain = new Chain(await Array.fromAsync(store.heads()));
    index = store.index === undefined ? null : new LogIndex(store.index);
    for await (const append of store.appends()) {
      for (const event of append.events) for (const part of [chain, money, commands]) part.take(event);
      if (append.command !== undefined) commands.row(append.command);
      if (index !== null) index.take(append);
      else if (append.fault !== undefined) chain.faults.push(append.fault);
    }
  } finally {
    await store.close();
  }
  chain.finish(store.hasLog);
  for (const part of [money, commands, index]) part?.finish();
  for await (const line of told) commands.told(line);
  const { minted, wallets, tables } = money;
  const { acknowledged, refused, unanswered, lost, doubled, refusedYetKept, count } = commands;
  const faults = [
    ...(store.sealedFaults ?? []),
    ...[chain, money, commands, index].flatMap((part) => part?.faults ?? []),
  ];
  const difference = wallets + tables - minted;
  const isSound = [faults, lost, doubled, refusedYetKept].every((list) => list.length === 0) && difference === 0;
  const counts = { streams: chain.streams, events: chain.events, commands: count, acknowledged, refused, unanswered };
  return { isSound, ...counts, lost, doubled, refusedYetKept, minted, wallets, tables, difference, faults };
}

const cents = (amount) =>
  `${amount < 0 ? '−' : ''}${Math.floor(Math.abs(amount) / 100)}.${String(Math.abs(amount) % 100).padStart(2, '0')}`;

/** The same as rows of a table in Markdown. */
const tableOf = (found) =>
  [
    ['streams', found.streams],
    ['events, each hash computed again', found.events],
    ['commands', found.commands],
    ['acknowledged', found.acknowledged],
    ['refused', found.refused],
    ['not answered', found.unanswered],
    ['**lost**', found.lost.length],
    ['**doubled**', found.doubled.length],
    ['refused and yet kept', found.refusedYetKept.length],
    ['minted', cents(found.minted)],
    ['in wallets', cents(found.wallets)],
    ['at tables', cents(found.tables)],
    ['**cents missing or made**', found.difference],
    ['other faults', found.faults.length],
  ]
    .map(([what, how]) => `| ${what} | ${how} |`)
    .join('\n');

/** What clients were told, one JSON object a line; the last line of a command counts, and an acknowledgement stays one. */
async function toldIn(file) {
  const last = new Map();
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (line.trim() === '') continue;
    const one = JSON.parse(line);
    const key = `${one.name} ${one.commandId}`;
    if (last.get(key)?.answer?.ok !== true) last.set(key, one);
  }
  return [...last.values()];
}

async function main() {
  const options = { told: { type: 'string' }, json: { type: 'boolean', default: false } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [location] = positionals;
  if (location === undefined || positionals.length > 1) {
    console.error('usage: node tools/checker/check.mjs FILE.db | postgres://… | BACKUP [--told FILE.jsonl] [--json]');
    return 2;
  }
  const found = await checkStore(location, values.told === undefined ? [] : await toldIn(values.told));
  const table = `| | |\n|---|--:|\n${tableOf(found)}`;
  console.log(values.json ? JSON.stringify({ ...found, table }) : table);
  for (const fault of [...found.lost, ...found.doubled, ...found.refusedYetKept, ...found.faults].slice(0, 50)) {
    console.error(fault);
  }
  return found.isSound ? 0 : 1;
}

const isMain = process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isMain) process.exitCode = await main();
