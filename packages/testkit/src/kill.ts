import {
  type GroundRef,
  type PuntoBancaPoints,
  puntoBanca,
  type Regulation,
  type Ruleset,
  ruleOf,
  ruleset,
  type Settings,
} from '@sabot/engine';
import { runScenario } from '@sabot/notation';
import type { LawMutant } from './law-mutants.ts';
import type { ScenarioFile } from './scenario-files.ts';

/** The scenarios that are tagged with the rule behind a ground. */
export const taggedWith = (
  scenarios: readonly (ScenarioFile & { readonly proves: readonly GroundRef[] })[],
  ground: GroundRef,
) => scenarios.filter(({ proves }) => proves.some((ref) => ruleOf(ref) === ruleOf(ground)));

export const playable = (regulation: Regulation<PuntoBancaPoints, Settings>): Ruleset =>
  ruleset(puntoBanca, regulation) as unknown as Ruleset;

/** The first scenario that notices the wrong law, or null: the mutant lives. */
export function killer(
  mutant: LawMutant<PuntoBancaPoints, Settings>,
  scenarios: readonly (ScenarioFile & { readonly proves: readonly GroundRef[] })[],
): string | null {
  const wrong = playable(mutant.regulation);
  for (const { file, text } of taggedWith(scenarios, mutant.ground)) {
    if (!runScenario(text, file, [wrong]).passed) return file;
  }
  return null;
}
