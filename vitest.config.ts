import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const aliased = [
  'engine',
  'regulations',
  'notation',
  'testkit',
  'roads',
  'fairness',
  'event-store',
  'protocol',
  'odds',
];

export default defineConfig({
  resolve: {
    // Mutation tests change a copy of the sources; through the workspace links they would reach the unchanged ones.
    alias: aliased.map((name) => ({
      find: new RegExp(`^@sabot/${name}$`),
      replacement: fileURLToPath(new URL(`./packages/${name}/src/index.ts`, import.meta.url)),
    })),
  },
  test: {
    allowOnly: false,
    // Whole shoes are played in some tests, and machines are busy.
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/*/test/**/*.test.ts',
      'apps/*/{src,test}/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
    ],
  },
});
