import { fold } from '@sabot/engine';
import { type Entry, foldHistory, print, redecide, validate } from '@sabot/notation';
import { DOS_PANOS, type DosPanosRuleset, RULESETS } from '@sabot/regulations';
import { DosPanosModel } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';

/** Tables of different company and settings, and so many things that happened at each. */
const TABLES = [
  [1979, 500],
  [1980, 500],
  [1984, 500],
] as const;

/** A table at random, written down with every event, ground and posting. */
function written(id: string, ruleset: DosPanosRuleset, seed: number, steps: number) {
  const model = new DosPanosModel(ruleset, seed, new Map());
  model.wander(steps);
  const entries: Entry[] = [];
  let state = ruleset.game.initial;
  for (const command of model.commands) {
    const decided = ruleset.decide(state, command);
    if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.refusal.code}`);
    entries.push({ command, events: decided.value });
    state = fold(ruleset.game, decided.value, state);
  }
  const rules = RULESETS.find((one) => one.id === id);
  if (rules === undefined) throw new Error(`${id} is not registered`);
  return { history: print({ ruleset: rules, entries }), state };
}

describe.each(DOS_PANOS.map(({ id, ruleset }) => [id, ruleset] as const))('%s, written down', (id, ruleset) => {
  it.each(TABLES)('table %i is the one on record, folds to the same state, and the law agrees', async (seed, steps) => {
    const { history, state } = written(id, ruleset, seed, steps);
    expect(validate(history)).toEqual([]);
    expect(foldHistory(history).state).toEqual(state);
    expect(redecide(history).difference).toBeNull();
    await expect(history).toMatchFileSnapshot(`golden/${id.replace('/', '-')}-${seed}.sabot`);
  });
});
