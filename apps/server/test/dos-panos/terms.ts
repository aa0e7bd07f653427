import type { DosPanosEvent, DosPanosState } from '@sabot/engine';
import { type Entry, entryById } from '@sabot/regulations';
import type { TableRunner } from '../../src/table/table-runner.ts';
import type { TestRoom } from '../kit/room.ts';

const DOS_PANOS = entryById('asturias-2011/dos-panos') as Entry;

/** The same ruleset, its tables opened on other terms. */
export function onTerms(terms: Readonly<Record<string, unknown>>): Entry {
  const { ruleset } = DOS_PANOS;
  const { regulation } = ruleset;
  const defaults = { ...(regulation.defaults as object), ...terms };
  return { ...DOS_PANOS, ruleset: { ...ruleset, regulation: { ...regulation, defaults } } } as Entry;
}

export const stateAt = ({ scene }: TableRunner): DosPanosState => scene.state as DosPanosState;

/** Everything that has happened at the table, as its stream has it. */
export const eventsAt = ({ store, table }: TestRoom): readonly DosPanosEvent[] =>
  (store.kept.get(`table:${table.scene.table}`) ?? []).map(({ data }) => JSON.parse(data) as DosPanosEvent);
