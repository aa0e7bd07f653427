import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const aliased = [
  'engine',
  'story',
  'regulations',
  'notation',
  'testkit',
  'roads',
  'fairness',
  'event-store',
  'protocol',
  'sabot',
  'words',
];

/** What every way to run the tests has in common. */
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
    // Whole shoes are played in some tests, and machines are busy. A limit is there for what never ends, not for what is slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 90_000 } },
  },
});
