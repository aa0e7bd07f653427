import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import shared from './vitest.shared.ts';

/** What takes longest, in this order: begun last, everything would wait for it. */
const LONG = [
  '/web/test/e2e/page',
  '/web/test/e2e/',
  '/server/test/kill',
  '/model.test.ts',
  '/server/test/postgres',
  '/cli/src/commands/play',
  '/pack.test.ts',
  '/event-store/test/postgres',
  '/server/test/',
];
const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((part) => moduleId.includes(part));
  return at < 0 ? LONG.length : at;
};

class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** Functions of their arguments: nothing outlives a test, so that one worker may load the packages once for all of them. */
const PURE = [
  'packages/{engine,notation,protocol,regulations,roads,sabot,story,words}/{src,test}/**/*.test.ts',
  'apps/{server,web}/src/**/*.test.ts',
];
/** As pure, and many more seconds of reckoning: whole tables, shoes and equilibria. */
const RECKONING = [
  'packages/regulations/test/law-mutation.test.ts',
  'packages/notation/src/{print/print,run/scenario-steps}.test.ts',
  'packages/regulations/src/law-data.test.ts',
  'packages/{fairness,odds,testkit}/{src,test}/**/*.test.ts',
];
const EVERYTHING = ['packages/*/{src,test}/**/*.test.ts', 'apps/*/{src,test}/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'];
/** They drive a browser, which is unpacked before the first of them. */
const BROWSERS = ['apps/web/test/**/*.test.ts'];
const NEVER = ['**/node_modules/**'];

export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    // Browsers, killed houses and terminals wait more than they reckon: one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongOnesFirst },
    projects: [
      { extends: true, test: { name: 'quick', include: PURE, exclude: [...NEVER, ...RECKONING], isolate: false } },
      { extends: true, test: { name: 'reckoning', include: RECKONING, exclude: NEVER, isolate: false } },
      {
        extends: true,
        test: { name: 'browser', include: BROWSERS, exclude: NEVER, globalSetup: 'apps/web/test/browser.ts' },
      },
      {
        extends: true,
        test: { name: 'alone', include: EVERYTHING, exclude: [...NEVER, ...PURE, ...RECKONING, ...BROWSERS] },
      },
    ],
  },
});
