import { createHash } from 'node:crypto';
import type { Ruleset } from '@sabot/engine';
import { type Folding, openStream } from '@sabot/event-store';
import type { Entry } from '@sabot/fairness';
import { newShoe, type ShoeStory, shoeAfter, tellerOf } from '@sabot/story';
import type { Store } from '../ports/store.ts';
import { type CeremonyLine, type CeremonyState, evolveCeremony, isEntry, NO_CEREMONY } from './shoe/ceremony-line.ts';
import { secretKey } from './shoe/sealed-shoe.ts';
import { storedEvent } from './stored-event.ts';

export const tableStream = (table: string): string => `table:${table}`;
export const recordStream = (table: string): string => `fairness:${table}`;

/** What a table's stream folds into. */
interface Folded {
  readonly state: unknown;
  /** The shoe in play as its events tell it. */
  readonly results: ShoeStory;
}

/** After this many events a snapshot is taken: opening a table never reads more of its stream than these and the next few. */
export const SNAPSHOT_EVERY = 200;
/** The record grows little in a talla, and must open without tallas that were moved into an archive. */
const RECORD_SNAPSHOT_EVERY = 8;
/** Raised whenever the same events fold into something else; older snapshots are then folded again. */
const FOLDING = 3;

const shapes = new WeakMap<object, string>();
/** Names the form of a game's state: another form of it or of its events gives another name. */
function shapeOf({ game }: Ruleset): string {
  let shape = shapes.get(game);
  if (shape === undefined) {
    const form = createHash('sha256').update(JSON.stringify([game.initial, game.events]));
    shape = `${game.id}:${FOLDING}:${form.digest('hex').slice(0, 16)}`;
    shapes.set(game, shape);
  }
  return shape;
}

function tableFolding(ruleset: Ruleset): Folding<Folded> {
  const { game } = ruleset;
  const teller = tellerOf(game.id);
  return {
    initial: { state: game.initial, results: newShoe(teller) },
    evolve({ state, results }, { data }) {
      const event = storedEvent(data);
      return { state: game.evolve(state, event), results: shoeAfter(teller, results, event) };
    },
    shape: shapeOf(ruleset),
    every: SNAPSHOT_EVERY,
  };
}

const RECORD_FOLDING: Folding<CeremonyState> = {
  initial: NO_CEREMONY,
  evolve: (state, { data }) => evolveCeremony(state, JSON.parse(data) as CeremonyLine),
  // Since persons may join while a pack is shuffled.
  shape: `ceremony:${FOLDING}:2`,
  every: RECORD_SNAPSHOT_EVERY,
};

/** A table as its streams and the vault have it. */
export interface KeptTable extends Folded {
  readonly version: number;
  readonly record: CeremonyState;
  readonly recordVersion: number;
  readonly secret: string | null;
}

export async function openTable(table: string, ruleset: Ruleset, store: Store): Promise<KeptTable> {
  const folded = await foldTable(table, ruleset, store);
  const { ceremony } = folded.record;
  const secret = ceremony === null ? null : await store.vault.get(secretKey(table, ceremony.talla));
  if (ceremony !== null && secret === null) throw new Error(`the vault has no secret for the shoe of ${table}`);
  return { ...folded, secret };
}

/** The same without the secret of its shoe: for whoever only tells of it. */
export async function foldTable(table: string, ruleset: Ruleset, store: Store): Promise<Omit<KeptTable, 'secret'>> {
  const { state: folded, version } = await openStream(store, tableStream(table), tableFolding(ruleset));
  const { state: record, version: recordVersion } = await openStream(store, recordStream(table), RECORD_FOLDING);
  return { ...folded, version, record, recordVersion };
}

const isDue = (before: number, after: number, every: number): boolean =>
  Math.floor(before / every) !== Math.floor(after / every);

/** Keeps where the streams stand beside them, from time to time, so that the next opening starts from there. */
export async function takeSnapshots(
  table: string,
  ruleset: Ruleset,
  store: Store,
  before: Pick<KeptTable, 'version' | 'recordVersion'>,
  { state, results, record, version, recordVersion }: Omit<KeptTable, 'secret'>,
): Promise<void> {
  const save = (stream: string, shape: string, at: number, folded: object): Promise<void> =>
    store.snapshots.save({ stream, shape, version: at, state: JSON.stringify(folded) });
  if (isDue(before.version, version, SNAPSHOT_EVERY)) {
    await save(tableStream(table), shapeOf(ruleset), version, { state, results } satisfies Folded);
  }
  if (isDue(before.recordVersion, recordVersion, RECORD_SNAPSHOT_EVERY)) {
    await save(recordStream(table), RECORD_FOLDING.shape, recordVersion, record);
  }
}

/** Every line ever put on a table's record, from the store. */
export async function readRecord(table: string, store: Store): Promise<readonly Entry[]> {
  const record: Entry[] = [];
  for await (const { data } of store.read(recordStream(table))) {
    const line = JSON.parse(data) as CeremonyLine;
    if (isEntry(line)) record.push(line);
  }
  return record;
}
