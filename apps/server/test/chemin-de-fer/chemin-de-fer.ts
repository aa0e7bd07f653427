import type { Actor, CheminDeFerEvent, CheminDeFerState } from '@sabot/engine';
import { type Entry, entryById } from '@sabot/regulations';
import type { Chance } from '../../src/bots/stakes.ts';
import type { TableRunner } from '../../src/table/table-runner.ts';
import type { TestRoom } from '../kit/room.ts';

export const CHEMIN_DE_FER = entryById('asturias-2011/chemin-de-fer') as Entry;

export const stateAt = ({ scene }: TableRunner): CheminDeFerState => scene.state as CheminDeFerState;

export interface Kept {
  readonly actor: string;
  readonly at: number;
  readonly commandId: string;
  /** In whose name it was done, where it is the first event of an act. */
  readonly by: Actor | null;
  readonly event: CheminDeFerEvent;
}

/** Everything that has happened at the table, as its stream has it. */
export const keptAt = ({ store, table }: TestRoom): readonly Kept[] =>
  (store.kept.get(`table:${table.scene.table}`) ?? []).map(({ actor, at, commandId, act, data }) => ({
    actor,
    at,
    commandId,
    by: act === null ? null : (JSON.parse(act) as { readonly by: Actor }).by,
    event: JSON.parse(data) as CheminDeFerEvent,
  }));

/** The same numbers each time. */
export const seeded = (start: number): Chance => {
  let seed = start;
  return (n) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >>> 8) % n;
  };
};
