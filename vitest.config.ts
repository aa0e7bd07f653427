import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

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
  'sabot',
];

/** What takes minutes, in this order: begun last, everything would wait for it. */
const LONG = ['/web/test/e2e/page', '/server/test/kill', '/web/test/e2e/', '-model.test.ts', '/server/test/postgres'];
const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((part) => moduleId.includes(part));
  return at < 0 ? LONG.length : at;
};

class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

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
    // Left to itself it keeps one core free: half of a machine with two.
    maxWorkers: '100%',
    sequence: { sequencer: LongOnesFirst },
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
