import { foldHistory, redecide, validate } from '@sabot/notation';
import { CHEMIN_DE_FER } from '@sabot/regulations';
import { CheminDeFerModel } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { writtenDown } from '../written-down.ts';

const SEEDS = [1, 2, 3, 4];

describe.each(CHEMIN_DE_FER.map((entry) => [entry.id, entry.ruleset] as const))('%s, written down', (id, ruleset) => {
  it.each(SEEDS)(
    'table %i: the history is well formed, folds to the same state, and the law agrees with every line',
    (seed) => {
      const { commands } = new CheminDeFerModel(ruleset, seed, new Map()).play(1);
      const { history, state } = writtenDown(id, ruleset, commands);
      expect(validate(history)).toEqual([]);
      expect(foldHistory(history).state).toEqual(state);
      expect(redecide(history).difference).toBeNull();
    },
  );
});
