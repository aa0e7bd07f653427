import { type GameEvent, inTodaysForm, type Ruleset } from '@sabot/engine';
import type { Store } from '../ports/store.ts';
import type { Step } from './decide.ts';
import { type KeptTable, recordStream, tableStream } from './kept-table.ts';
import { type CeremonyLine, evolveCeremony } from './shoe/ceremony-line.ts';

export interface ReadOn {
  readonly state: unknown;
  readonly version: number;
  readonly steps: readonly Step[];
  /** In whose name each was written. */
  readonly actors: readonly string[];
}

/** What happened at a table after it stood so, up to a version. */
export async function readTableOn(
  table: string,
  { game }: Ruleset,
  store: Store,
  from: Pick<KeptTable, 'state' | 'version'>,
  to: number,
): Promise<ReadOn> {
  let { state, version } = from;
  const steps: Step[] = [];
  const actors: string[] = [];
  if (to <= version) return { state, version, steps, actors };
  for await (const { data, act, actor, version: no } of store.read(tableStream(table), version + 1, to)) {
    if (no !== version + 1) throw new Error(`${table}: event ${version + 1} is missing`);
    const kept = JSON.parse(data) as GameEvent;
    const event = inTodaysForm(kept);
    state = game.evolve(state, event);
    version = no;
    steps.push({ event, text: event === kept ? data : JSON.stringify(event), act, after: state });
    actors.push(actor);
  }
  return { state, version, steps, actors };
}

/** The same for the lines of its shuffle. */
export async function readRecordOn(
  table: string,
  store: Store,
  from: Pick<KeptTable, 'record' | 'recordVersion'>,
  to: number,
): Promise<Pick<KeptTable, 'record' | 'recordVersion'>> {
  let { record, recordVersion } = from;
  if (to <= recordVersion) return { record, recordVersion };
  for await (const { data, version } of store.read(recordStream(table), recordVersion + 1, to)) {
    if (version !== recordVersion + 1) throw new Error(`${table}: line ${recordVersion + 1} of the shuffle is missing`);
    record = evolveCeremony(record, JSON.parse(data) as CeremonyLine);
    recordVersion = version;
  }
  return { record, recordVersion };
}
