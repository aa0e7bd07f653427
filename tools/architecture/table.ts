/** What a part of the tree may import of our own: `values` freely, `types` only with `import type`. */
export interface Row {
  readonly zone: string;
  readonly values: readonly string[] | 'all packages';
  readonly types?: readonly string[];
  readonly apps?: readonly string[];
}

/** The longest zone that holds a file speaks for it. */
export const table: readonly Row[] = [
  { zone: 'packages/engine', values: [] },
  { zone: 'packages/regulations', values: ['@sabot/engine'] },
  { zone: 'packages/notation', values: ['@sabot/engine', '@sabot/regulations'] },
  // The page carries it: types and the look-up by name, nothing of the law.
  { zone: 'packages/story', values: ['@sabot/engine/by-name'], types: ['@sabot/engine'] },
  { zone: 'packages/roads', values: [] },
  { zone: 'packages/fairness', values: [] },
  { zone: 'packages/odds', values: ['@sabot/engine', '@sabot/regulations'] },
  { zone: 'packages/odds/src/math', values: [], types: ['@sabot/engine'] },
  { zone: 'packages/event-store', values: [] },
  { zone: 'packages/protocol', values: [], types: ['@sabot/engine'] },
  {
    // Codes are types: the page takes these words along, and no law with them.
    zone: 'packages/words',
    values: ['@sabot/engine'],
    types: ['@sabot/fairness', '@sabot/protocol'],
  },
  { zone: 'packages/sabot', values: ['@sabot/engine', '@sabot/regulations', '@sabot/notation', '@sabot/story'] },
  { zone: 'packages/testkit', values: ['@sabot/engine', '@sabot/regulations', '@sabot/notation', '@sabot/story'] },
  { zone: 'apps/server', values: 'all packages' },
  { zone: 'apps/cli', values: 'all packages', apps: ['sabot-server'] },
  {
    zone: 'apps/web',
    values: [
      '@sabot/engine/bounds',
      '@sabot/engine/by-name',
      '@sabot/protocol',
      '@sabot/story',
      '@sabot/words',
      '@sabot/words/odds',
      '@sabot/words/staff',
      '@sabot/roads',
      '@sabot/fairness',
      '@sabot/odds/math',
    ],
  },
];

/** Neither clock, chance nor machine, and nothing from outside. */
export const purePackages: readonly string[] = ['packages/engine', 'packages/regulations'];

/** `Math.random` is refused apart. The browser's names are missing because the type check does not know them. */
export const impureGlobals: ReadonlySet<string> = new Set([
  'Buffer',
  'Date',
  'WebSocket',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'eval',
  'fetch',
  'global',
  'globalThis',
  'localStorage',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'require',
  'sessionStorage',
  'setImmediate',
  'setInterval',
  'setTimeout',
]);

/** Any test may use these, declared or not: they belong to the workspace root. */
export const testTools: readonly string[] = ['@sabot/testkit', 'vitest', 'fast-check'];

/** What a build may use: it belongs to the workspace root, too. */
export const buildTools: readonly string[] = ['vite'];

export const maxLines = 400;

export const emptyNames: ReadonlySet<string> = new Set(['helper', 'helpers', 'util', 'utils', 'constants', 'misc']);
