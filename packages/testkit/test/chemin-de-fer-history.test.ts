import { fold } from '@sabot/engine';
import { type Entry, foldHistory, print, redecide, validate } from '@sabot/notation';
import { CHEMIN_DE_FER, RULESETS } from '@sabot/regulations';
import { Model } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';

const SEEDS = [1, 2, 3, 4];

describe.each(CHEMIN_DE_FER.map((entry) => [entry.id, entry.ruleset] as const))('%s, written down', (id, ruleset) => {
  const rules = RULESETS.find((one) => one.id === id);

  it.each(SEEDS)(
    'table %i: the history is well formed, folds to the same state, and the law agrees with every line',
    (seed) => {
      const { commands } = new Model(ruleset, seed, new Map()).play(1);
      const entries: Entry[] = [];
      let state = ruleset.game.initial;
      for (const command of commands) {
        const decided = ruleset.decide(state, command);
        if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.refusal.code}`);
        entries.push({ command, events: decided.value });
        state = fold(ruleset.game, decided.value, state);
      }
      if (rules === undefined) throw new Error(`${id} is not registered`);
      const history = print({ ruleset: rules, entries });
      expect(validate(history)).toEqual([]);
      expect(foldHistory(history).state).toEqual(state);
      expect(redecide(history).difference).toBeNull();
    },
  );
});
