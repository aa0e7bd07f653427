import { BoardgameIo } from './contenders/boardgame-io.mjs';
import { Colyseus } from './contenders/colyseus.mjs';
import { Sabot } from './contenders/sabot.mjs';
import { median } from './median.mjs';
import { GUESTS } from './table/guests.mjs';
import { Session } from './table/session.mjs';

export const ROUNDS = 9;
export const SLICE_MS = 1000;
export const COUPS_COMPARED = 1000;
const SEED = 20_11;
const BATCH = 20;

/** Rounds go from one contender to the next, so that a busy moment of the machine hits all alike. */
export function compare(say) {
  requireSameBooks();
  const contenders = {
    sabot: new Sabot(),
    unwritten: new Sabot(false),
    colyseus: new Colyseus(),
    boardgameIo: new BoardgameIo(),
  };
  const runs = Object.entries(contenders).map(([key, contender]) => ({
    key,
    contender,
    session: new Session(contender, SEED),
    rates: [],
  }));
  for (const { session } of runs) slice(session, 2 * SLICE_MS);
  for (let round = 1; round <= ROUNDS; round++) {
    for (const { session, rates } of runs) {
      globalThis.gc?.();
      rates.push(slice(session, SLICE_MS));
    }
    const figures = runs.map(({ contender, rates }) => `${contender.name} ${Math.round(rates.at(-1))}`);
    say(`Round ${round} of ${ROUNDS}, coups/s: ${figures.join(' · ')}`);
  }
  return Object.fromEntries(runs.map((run) => [run.key, figuresOf(run)]));
}

function slice(session, milliseconds) {
  const before = session.coups;
  const start = performance.now();
  let elapsed = 0;
  do {
    for (let i = 0; i < BATCH; i++) session.playCoup();
    elapsed = performance.now() - start;
  } while (elapsed < milliseconds);
  return ((session.coups - before) / elapsed) * 1000;
}

function figuresOf({ contender, session, rates }) {
  return {
    name: contender.name,
    rate: median(rates),
    lowest: Math.min(...rates),
    highest: Math.max(...rates),
    commands: session.commands / session.coups,
    bytes: contender.bytes / session.coups,
    events: (contender.events ?? 0) / session.coups,
  };
}

/** A peer that did other work would be no peer: the same commands must leave the same money everywhere. */
function requireSameBooks() {
  const [ours, ...theirs] = [new Sabot(), new Colyseus(), new BoardgameIo()].map((contender) => {
    const session = new Session(contender, SEED);
    for (let i = 0; i < COUPS_COMPARED; i++) session.playCoup();
    const guests = GUESTS.map(({ id }) => [
      contender.chips(id),
      ...['punto', 'banca', 'tie'].map((bet) => contender.stake(id, bet)),
    ]);
    return JSON.stringify([contender.talla, session.commands, contender.house, guests]);
  });
  for (const books of theirs) if (books !== ours) throw new Error(`the books differ: ${ours} ${books}`);
}
