import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** The tests that a mutant of the engine has to face: quick ones, with fixed seeds. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: [
      'packages/engine/src/**/*.test.ts',
      'packages/regulations/test/scenarios.test.ts',
      'packages/testkit/test/golden.test.ts',
      'packages/testkit/test/view.test.ts',
      'packages/testkit/test/random-tables.test.ts',
    ],
    env: { SABOT_RANDOM_RUNS: '1' },
  },
});
