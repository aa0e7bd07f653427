import { ruleOf } from '@sabot/engine';
import { runScenario } from '@sabot/notation';
import { REGISTRY, RULES } from '@sabot/regulations';
import { killer, lawMutants, PUNTO_BANCA_ANSWERS, scenariosOf } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';

describe.each(REGISTRY.map((entry) => [entry.id, entry] as const))('%s', (id, { ruleset }) => {
  const { regulation } = ruleset;
  const results = scenariosOf(id).map(({ file, text }) => ({ text, ...runScenario(text, file) }));
  const unmodelled = new Set<string>(regulation.unmodelled.map(({ rule }) => rule));
  const proved = new Set(results.flatMap((result) => result.proves.map(ruleOf)));

  it.each(results.map((result) => [`${result.file}: ${result.title}`, result] as const))('%s', (_, result) => {
    expect(result.failures).toEqual([]);
    expect(result.proves.length).toBeGreaterThan(0);
  });

  it.each(RULES[id].filter((rule) => !unmodelled.has(rule)))('[%s] has a scenario that rests on it', (rule) => {
    expect(proved).toContain(rule);
  });

  // Each wrong law must be noticed by a scenario tagged with the very rule that was falsified.
  const mutants = lawMutants(regulation, PUNTO_BANCA_ANSWERS);
  it('has mutants for every modelled rule', () => {
    const touched = new Set(mutants.map(({ ground }) => ruleOf(ground)));
    expect(RULES[id].filter((rule) => !unmodelled.has(rule) && !touched.has(rule))).toEqual([]);
  });
  it.each(mutants.map((mutant) => [`${mutant.ground} on ${mutant.point}, ${mutant.change}`, mutant] as const))(
    'notices another law: %s',
    (_, mutant) => {
      expect(killer(mutant, results)).not.toBeNull();
    },
  );
});
