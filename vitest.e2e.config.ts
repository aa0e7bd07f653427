import { defineConfig } from 'vitest/config';
import usual from './vitest.shared.ts';

/** `npm run e2e`: what takes minutes, measures time or takes pictures. */
export default defineConfig({
  ...usual,
  test: {
    ...usual.test,
    globalSetup: 'apps/web/test/browser.ts',
    include: ['apps/web/test/e2e/**/*.e2e.ts'],
    // One browser at a time: a figure that is taken beside another test says nothing.
    fileParallelism: false,
    testTimeout: 900_000,
  },
});
