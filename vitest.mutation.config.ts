import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { scopeOf } from './tools/mutation-scopes.mjs';
import base from './vitest.shared.ts';

const { name, tests } = scopeOf(process.env.SABOT_MUTATION);

/** Scenarios are short and notice most: the rest need only face what they let pass. */
class ScenariosFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isScenario = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('/scenarios.test.ts');
    return [...files].sort(
      (a, b) => Number(isScenario(b)) - Number(isScenario(a)) || (a.moduleId < b.moduleId ? -1 : 1),
    );
  }
}

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: tests,
    // Every mutant loads all this again: once is enough.
    isolate: false,
    fileParallelism: false,
    sequence: { sequencer: ScenariosFirst },
    env: { SABOT_GAME: name, SABOT_RANDOM_RUNS: '1', SABOT_TALLAS: '2' },
  },
});
