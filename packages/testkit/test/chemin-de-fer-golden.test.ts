import { fold } from '@sabot/engine';
import { type Entry, foldHistory, print, redecide } from '@sabot/notation';
import { CHEMIN_DE_FER, type CheminDeFerRuleset, RULESETS } from '@sabot/regulations';
import { Model } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';

/** Tables of different company and settings, and so many things that happened at each. */
const TABLES = [
  [1979, 500],
  [1980, 500],
  [1984, 500],
] as const;

/** A table at random, written down with every event, ground and posting. */
function historyOf(id: string, ruleset: CheminDeFerRuleset, seed: number, steps: number): string {
  const model = new Model(ruleset, seed, new Map());
  model.wander(steps);
  const entries: Entry[] = [];
  let state = ruleset.game.initial;
  for (const command of model.commands) {
    const decided = ruleset.decide(state, command);
    if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.refusal.code}`);
    entries.push({ command, events: decided.value });
    state = fold(ruleset.game, decided.value, state);
  }
  const written = RULESETS.find((one) => one.id === id);
  if (written === undefined) throw new Error(`${id} is not registered`);
  return print({ ruleset: written, entries });
}

describe.each(CHEMIN_DE_FER.map(({ id, ruleset }) => [id, ruleset] as const))(
  '%s, golden playthroughs',
  (id, ruleset) => {
    it.each(TABLES)('table %i is the one on record, and is decided again as it was written', async (seed, steps) => {
      const history = historyOf(id, ruleset, seed, steps);
      await expect(history).toMatchFileSnapshot(`golden/${id.replace('/', '-')}-${seed}.sabot`);
      expect(redecide(history).difference).toBeNull();
      expect(foldHistory(history).events.length).toBeGreaterThan(300);
    });
  },
);
