import { clock } from './clock.mjs';
import { BoardgameIo } from './contenders/boardgame-io.mjs';
import { Colyseus } from './contenders/colyseus.mjs';
import { Sabot, SabotPure } from './contenders/sabot.mjs';
import { median } from './median.mjs';
import { GUESTS } from './table/guests.mjs';
import { Script } from './table/script.mjs';

export const ROUNDS = 9;
export const SLICE_MS = 1000;
export const COUPS_COMPARED = 1000;
const SEED = 20_11;
/** Played without the clock after a collection, which leaves little room for new objects until they are made again. */
export const RUN_UP_MS = 150;
/** Coups written ahead of the clock. */
const CHUNK = 250;

/** Rounds go from one contender to the next, so that a busy moment of the machine hits all alike. */
export function compare(say) {
  requireSameBooks();
  const contenders = {
    sabot: new Sabot(),
    unwritten: new Sabot(false),
    pure: new SabotPure(),
    colyseus: new Colyseus(),
    boardgameIo: new BoardgameIo(),
  };
  const runs = Object.entries(contenders).map(([key, contender]) => {
    contender.open();
    return { key, contender, script: new Script(SEED), coups: 0, commands: 0, rates: [] };
  });
  for (const run of runs) slice(run, 2 * SLICE_MS);
  for (let round = 1; round <= ROUNDS; round++) {
    for (const run of runs) {
      globalThis.gc?.();
      slice(run, RUN_UP_MS);
      run.rates.push(slice(run, SLICE_MS));
    }
    const figures = runs.map(({ contender, rates }) => `${contender.name} ${Math.round(rates.at(-1))}`);
    say(`Round ${round} of ${ROUNDS}, coups/s: ${figures.join(' · ')}`);
  }
  return Object.fromEntries(runs.map((run) => [run.key, figuresOf(run)]));
}

function slice(run, milliseconds) {
  const { contender, script } = run;
  let elapsed = 0;
  let coups = 0;
  while (elapsed < milliseconds) {
    const commands = script.coups(CHUNK);
    const start = clock();
    for (const command of commands) contender.send(command);
    elapsed += clock() - start;
    coups += CHUNK;
    run.commands += commands.length;
  }
  run.coups += coups;
  return (coups / elapsed) * 1000;
}

function figuresOf({ contender, coups, commands, rates }) {
  return {
    name: contender.name,
    rate: median(rates),
    lowest: Math.min(...rates),
    highest: Math.max(...rates),
    commands: commands / coups,
    bytes: contender.bytes / coups,
    events: (contender.events ?? 0) / coups,
  };
}

/** A peer that did other work would be no peer: the same commands must leave the same money everywhere. */
function requireSameBooks() {
  const [ours, ...theirs] = [new Sabot(), new Colyseus(), new BoardgameIo()].map((contender) => {
    contender.open();
    for (const command of new Script(SEED).coups(COUPS_COMPARED)) contender.send(command);
    const guests = GUESTS.map(({ id }) => [
      contender.chips(id),
      ...['punto', 'banca', 'tie'].map((bet) => contender.stake(id, bet)),
    ]);
    return JSON.stringify([contender.house, guests]);
  });
  for (const books of theirs) if (books !== ours) throw new Error(`the books differ: ${ours} ${books}`);
}
