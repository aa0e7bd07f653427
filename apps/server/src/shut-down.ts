import { setTimeout as pause } from 'node:timers/promises';

/** What a house that stops may have to leave unfinished. What was acknowledged is on the disk all the same. */
export const GIVEN_UP = ['tables', 'connections', 'histories', 'store'] as const;
export type GivenUp = (typeof GIVEN_UP)[number];

/** One thing to be done at the end, and how many milliseconds it may take. */
export interface LastStep {
  readonly name: GivenUp;
  readonly within: number;
  run(): Promise<unknown>;
}

const LATE = Symbol('late');

/** Does one step after the other, each in its time whatever becomes of it. Says which were not finished. */
export async function shutDown(steps: readonly LastStep[]): Promise<readonly GivenUp[]> {
  const givenUp: GivenUp[] = [];
  for (const { name, within, run } of steps) {
    const over = new AbortController();
    const late = pause(within, LATE, { signal: over.signal }).catch(() => LATE);
    const isDone = await Promise.race([run().then(() => true), late.then(() => false)]).catch(() => false);
    over.abort();
    if (!isDone) givenUp.push(name);
  }
  return givenUp;
}
