import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Tally } from '@sabot/testkit';

/** What a long run has met with so far. */
interface Notes {
  readonly seed: number;
  readonly tables: number;
  /** How often an independent walker was asked. */
  readonly walked: number;
  readonly seen: readonly (readonly [string, number])[];
}

const FOLDER = fileURLToPath(new URL('../../../node_modules/.sabot/', import.meta.url));
/** So many tables are played between two notes. */
const PART = 25;
const SEED = Number(process.env.SABOT_SEED ?? 0);

/** Plays so many tables, each from its own number; a long run is noted as it goes, and `--resume` goes on from there. */
export function longRun(
  game: string,
  tables: number,
  tally: Tally,
  play: (seed: number, table: number) => number,
): { readonly walked: number } {
  const file = `${FOLDER}model-${game}.json`;
  const isNoted = process.env.SABOT_MODEL_NOTES !== undefined;
  let table = 0;
  let walked = 0;
  // Where nothing was noted there is nothing to go on from: it begins.
  if (process.env.SABOT_MODEL_NOTES === 'resume' && existsSync(file)) {
    const notes = JSON.parse(readFileSync(file, 'utf8')) as Notes;
    if (notes.seed !== SEED) throw new Error(`what was begun has the seed ${notes.seed}, not ${SEED}`);
    ({ tables: table, walked } = notes);
    for (const [what, often] of notes.seen) tally.set(what, often);
  }
  for (; table < tables; table++) {
    walked += play(SEED * 1_000_003 + table, table);
    if (!isNoted || (table + 1) % PART !== 0) continue;
    mkdirSync(FOLDER, { recursive: true });
    const notes: Notes = { seed: SEED, tables: table + 1, walked, seen: [...tally] };
    writeFileSync(file, JSON.stringify(notes));
  }
  return { walked };
}
