import type { GroundRef } from '@sabot/engine';
import { runScenario } from '@sabot/notation';
import type { RulesetId } from '@sabot/regulations';
import { type ScenarioFile, scenariosOf } from './scenario-files.ts';

/**
 * Where a text says that its rules are another's, that other's examples are examples of its own too: each of them is
 * played under it, and those that hold there prove the row that refers.
 */
export function borrowedScenarios(
  id: RulesetId,
  parent: RulesetId,
  referring: GroundRef,
): readonly (ScenarioFile & { readonly proves: readonly GroundRef[] })[] {
  return scenariosOf(parent)
    .map(({ file, text }) => ({
      file,
      text: text.replace(/^ruleset .*$/m, `ruleset ${id}`).replace(/^proves .*$/m, `proves ${referring}`),
      proves: [referring],
    }))
    .filter(({ file, text }) => runScenario(text, file).passed);
}
