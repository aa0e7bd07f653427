import { foldHistory, redecide } from '@sabot/notation';
import { CHEMIN_DE_FER } from '@sabot/regulations';
import { CheminDeFerModel } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { writtenDown } from '../written-down.ts';

/** Tables of different company and settings, and so many things that happened at each. */
const TABLES = [
  [1979, 500],
  [1980, 500],
  [1984, 500],
] as const;

describe.each(CHEMIN_DE_FER.map(({ id, ruleset }) => [id, ruleset] as const))(
  '%s, golden playthroughs',
  (id, ruleset) => {
    it.each(TABLES)('table %i is the one on record, and is decided again as it was written', async (seed, steps) => {
      const model = new CheminDeFerModel(ruleset, seed, new Map());
      model.wander(steps);
      const { history } = writtenDown(id, ruleset, model.commands);
      await expect(history).toMatchFileSnapshot(`../golden/${id}/${seed}.sabot`);
      expect(redecide(history).difference).toBeNull();
      expect(foldHistory(history).events.length).toBeGreaterThan(300);
    });
  },
);
