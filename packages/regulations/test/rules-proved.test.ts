import { ruleOf } from '@sabot/engine';
import { runScenario, scenariosOf } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { REGISTRY, RULES } from '../src/index.ts';

describe.each(REGISTRY.map((entry) => [entry.id, entry.ruleset.regulation] as const))('%s', (id, { unmodelled }) => {
  const silent = new Set<string>(unmodelled.map(({ rule }) => rule));
  const results = scenariosOf(id).map(({ file, text }) => runScenario(text, file));
  const proved = new Set(results.flatMap((result) => (result.passed ? result.proves.map(ruleOf) : [])));

  it.each(RULES[id].filter((rule) => !silent.has(rule)))('[%s] has a scenario that rests on it', (rule) => {
    expect(proved).toContain(rule);
  });
});
