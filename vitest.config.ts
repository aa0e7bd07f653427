import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import shared from './vitest.shared.ts';

/** What takes longest, in this order: begun last, everything would wait for it. */
const SLOWEST = [
  '/web/test/e2e/page',
  '/web/test/e2e/',
  '/cli/src/commands/play',
  '/server/test/kill',
  '/event-store/test/postgres',
  '/server/test/',
];
const rank = ({ moduleId }: TestSpecification): number => {
  const at = SLOWEST.findIndex((part) => moduleId.includes(part));
  return at < 0 ? SLOWEST.length : at;
};

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** Functions of their arguments, done in a moment. */
const PURE = [
  'packages/{engine,notation,protocol,regulations,roads,sabot,story,words}/{src,test}/**/*.test.ts',
  'apps/{server,web}/src/**/*.test.ts',
];
/** As pure, and many more seconds of reckoning: whole tables, shoes and equilibria. */
const RECKONING = [
  'packages/regulations/test/law-mutation.test.ts',
  'packages/notation/src/{print/print,run/scenario-steps,run/broken-text}.test.ts',
  'packages/regulations/src/law-data.test.ts',
  'packages/roads/test/*.test.ts',
  'apps/server/src/broadcast/recent-events.test.ts',
  'apps/web/src/table/**/{standstills,geometry}.test.ts',
  'packages/{fairness,odds,testkit}/{src,test}/**/*.test.ts',
];
/** The page drawn without a browser. */
const DRAWN = ['apps/web/src/**/*.test.tsx'];
/** They drive a browser, which is unpacked before the first of them. */
const BROWSERS = ['apps/web/test/**/*.test.ts'];
/** What nobody should wait for: `npm run test:long`. */
const LONG = ['**/*.long.test.ts'];
const EVERYTHING = ['packages/*/{src,test}/**/*.test.ts', 'apps/*/{src,test}/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'];
const NEVER = ['**/node_modules/**'];

/** No test leaves anything behind: so one worker loads the packages once for all the files it is given. */
const tests = (name: string, include: readonly string[], exclude: readonly string[], more: object = {}) => ({
  extends: true as const,
  test: { name, include: [...include], exclude: [...NEVER, ...exclude], isolate: false, ...more },
});

export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    // Browsers, killed houses and terminals wait more than they reckon: one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowestFirst },
    unstubGlobals: true,
    projects: [
      tests('quick', PURE, [...RECKONING, ...LONG]),
      tests('reckoning', RECKONING, LONG),
      tests('drawn', DRAWN, LONG),
      tests('browser', BROWSERS, LONG, { globalSetup: 'apps/web/test/browser.ts' }),
      tests('houses', EVERYTHING, [...PURE, ...RECKONING, ...DRAWN, ...BROWSERS, ...LONG]),
      tests('long', LONG, []),
    ],
  },
});
