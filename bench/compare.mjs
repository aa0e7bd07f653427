import { join } from 'node:path';
import { CONTENDERS } from './contenders/contenders.mjs';
import { median } from './median.mjs';
import { Worker } from './process.mjs';
import { GUESTS } from './table/guests.mjs';
import { Script } from './table/script.mjs';

/** Many short rounds: what the host does to one contender it does to the next, a tenth of a second later. */
export const ROUNDS = 21;
export const SLICE_MS = 120;
/** How fast a process is depends a little on where its code and data happen to lie, so each contender has several. */
export const PROCESSES = 5;
export const COUPS_COMPARED = 1000;
const SEED = 20_11;
/**
 * Long enough that every contender has come to rest. Some five seconds on, the house of the script has won more cents than
 * a small integer holds, and whatever reckons with them is compiled once more.
 */
const WARM_UP_MS = 8000;

/** Each contender has a process of its own; rounds go from one to the next, so that a busy moment of the machine hits all alike. */
export async function compare(say) {
  await requireSameBooks();
  const runs = Object.keys(CONTENDERS).map((key) => ({ key, name: '', slices: [] }));
  for (let no = 1; no <= PROCESSES; no++) {
    await measure(runs);
    const figures = runs.map(({ name, slices }) => `${name} ${Math.round(median(slices.map(({ rate }) => rate)))}`);
    say(`After process ${no} of ${PROCESSES}, middle of the coups/s so far: ${figures.join(' · ')}`);
  }
  const [{ slices: ours }] = runs;
  return Object.fromEntries(runs.map((run) => [run.key, figuresOf(run, ours)]));
}

/** So many rounds, each contender in a fresh process. */
async function measure(runs) {
  const started = [];
  for (const run of runs) {
    const alone = new Worker(join(import.meta.dirname, 'alone.mjs'), [JSON.stringify({ name: run.key, seed: SEED })]);
    run.name = (await alone.said()).answer;
    started.push({ run, alone });
  }
  for (const { alone } of started) await alone.ask(WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { run, alone } of started) run.slices.push(await alone.ask(SLICE_MS));
  }
  for (const { alone } of started) alone.kill();
}

function figuresOf({ name, slices }, ours) {
  const rates = slices.map(({ rate }) => rate);
  const { commands, bytes, events } = slices.at(-1);
  return {
    name,
    rate: median(rates),
    lowest: Math.min(...rates),
    highest: Math.max(...rates),
    /** How many times as fast Sabot was in the same round, in the middle of all rounds. */
    factor: median(ours.map(({ rate }, round) => rate / rates[round])),
    commands,
    bytes,
    events,
  };
}

/** A peer that did other work would be no peer: the same commands must leave the same money everywhere. */
async function requireSameBooks() {
  const books = [];
  for (const key of ['sabot', 'colyseus', 'boardgameIo']) {
    const contender = await CONTENDERS[key]();
    contender.open();
    for (const command of new Script(SEED).coups(COUPS_COMPARED)) contender.send(command);
    const guests = GUESTS.map(({ id }) => [
      contender.chips(id),
      ...['punto', 'banca', 'tie'].map((bet) => contender.stake(id, bet)),
    ]);
    books.push(JSON.stringify([contender.house, guests]));
  }
  for (const theirs of books) if (theirs !== books[0]) throw new Error(`the books differ: ${books[0]} ${theirs}`);
}
