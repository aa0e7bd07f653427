import { expect } from 'vitest';
import { type EventStore, verifyChain } from '../src/index.ts';
import { command, write } from './sample.ts';

const OWNER = 'owner:t';
const TABLE = 'table:t';

export interface Raced {
  /** Appends that were refused because the table had been taken meanwhile, and those that were kept. */
  readonly stale: number;
  readonly kept: number;
}

/**
 * Two nodes take one table from each other so many times, and each goes on writing to it at the version at which it took the table,
 * for it knows no better. Afterwards each event must be by the owner of its moment, by the order of the commits.
 */
export async function raceOwners(nodes: readonly EventStore[], takes: number): Promise<Raced> {
  let [taken, stale] = [0, 0];
  const own = async (node: EventStore): Promise<void> => {
    while (taken < takes) {
      const version = ((await node.head(OWNER))?.version ?? 0) + 1;
      if (!(await node.append(command([write(OWNER, version - 1, version)]))).ok) continue;
      taken += 1;
      for (let round = 0; round < 2; round += 1) {
        const head = (await node.head(TABLE))?.version ?? 0;
        const holds = [{ stream: OWNER, version }];
        const tries = [0, 1].map((n) => node.append(command([write(TABLE, head + n, version)], { holds })));
        for (const one of await Promise.all(tries))
          if (!one.ok && one.refusal.code === 'conflict' && one.refusal.stream === OWNER) stale += 1;
      }
    }
  };
  await Promise.all(nodes.map(own));
  const kept = await expectNoStale(nodes[0]!);
  return { stale, kept };
}

async function expectNoStale(store: EventStore): Promise<number> {
  let [owner, kept] = [0, 0];
  for await (const { row } of store.appends()) {
    for (const { stream, events } of row.writes) {
      for (const { data } of events) {
        const { value } = JSON.parse(data) as { readonly value: number };
        if (stream === OWNER) owner = value;
        else {
          expect(value, `an event by owner ${value} after owner ${owner} took the table`).toBe(owner);
          kept += 1;
        }
      }
    }
  }
  expect(await verifyChain(store)).toMatchObject({ ok: true });
  return kept;
}
