import { ruleOf } from '@sabot/engine';
import { runScenario } from '@sabot/notation';
import { REGISTRY, RULES } from '@sabot/regulations';
import { scenariosOf } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';

describe.each(REGISTRY.map((entry) => [entry.id, entry.ruleset.regulation] as const))('%s', (id, regulation) => {
  const results = scenariosOf(id).map(({ file, text }) => runScenario(text, file));
  const unmodelled = new Set<string>(regulation.unmodelled.map(({ rule }) => rule));
  const proved = new Set(results.flatMap((result) => (result.passed ? result.proves.map(ruleOf) : [])));

  it.each(results.map((result) => [`[${result.proves.join(' ')}] ${result.title}`, result] as const))(
    '%s',
    (_, result) => {
      expect(result.failures, result.file).toEqual([]);
      expect(result.proves.length, result.file).toBeGreaterThan(0);
    },
  );

  it.each(RULES[id].filter((rule) => !unmodelled.has(rule)))('[%s] has a scenario that rests on it', (rule) => {
    expect(proved).toContain(rule);
  });
});
