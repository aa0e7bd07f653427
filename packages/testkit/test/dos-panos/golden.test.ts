import { foldHistory, redecide, validate } from '@sabot/notation';
import { DOS_PANOS } from '@sabot/regulations';
import { DosPanosModel } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { writtenDown } from '../written-down.ts';

/** Tables of different company and settings, and so many things that happened at each. */
const TABLES = [
  [1979, 500],
  [1980, 500],
  [1984, 500],
] as const;

describe.each(DOS_PANOS.map(({ id, ruleset }) => [id, ruleset] as const))('%s, written down', (id, ruleset) => {
  it.each(TABLES)('table %i is the one on record, folds to the same state, and the law agrees', async (seed, steps) => {
    const model = new DosPanosModel(ruleset, seed, new Map());
    model.wander(steps);
    const { history, state } = writtenDown(id, ruleset, model.commands);
    expect(validate(history)).toEqual([]);
    expect(foldHistory(history).state).toEqual(state);
    expect(redecide(history).difference).toBeNull();
    await expect(history).toMatchFileSnapshot(`../golden/${id}/${seed}.sabot`);
  });
});
