import { reportOf, scopeOf } from './tools/mutation-scopes.mjs';

const { name, mutate, floor } = scopeOf(process.env.SABOT_MUTATION);

export default {
  testRunner: 'in-process',
  plugins: ['./tools/mutation/runner.mjs'],
  tsconfigFile: 'no-tsconfig-is-rewritten.json',
  mutate: [...mutate, '!packages/engine/src/**/*.test.ts', '!packages/engine/src/**/index.ts'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A mutant that runs out of time counts as caught: on a busy machine a short limit would flatter the score.
  timeoutMS: 60_000,
  timeoutFactor: 1,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: reportOf(name) },
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  thresholds: { high: 90, low: floor, break: floor },
  ignoreStatic: true,
  // A game can be run in parts: what a part does not touch is kept from the run before.
  incremental: true,
  incrementalFile: `reports/mutation-${name}-kept.json`,
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['apps', 'bench', 'docs', 'dist', 'reports', 'data'],
};
