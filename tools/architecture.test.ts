import { DOS_PANOS, REGISTRY, RULES } from '@sabot/regulations';
import { describe, expect, test } from 'vitest';
import { checkManifest, checkShape, checkSource, type Manifest } from './architecture/check.ts';
import { doubleCasts, MOST_DOUBLE_CASTS } from './architecture/double-casts.ts';
import { namesGame, REGISTRIES } from './architecture/game-names.ts';
import { filesNaming, MOST_FILES_NAMING_A_GAME } from './architecture/games-named.ts';
import { namesJurisdiction } from './architecture/jurisdictions.ts';
import { readManifest, readSources, workspaceFolders, workspaceOf } from './architecture/tree.ts';

describe('the tree keeps the rules of the house', () => {
  const inWorkspaces = readSources('{packages,apps}/**/*.{ts,tsx}');
  const everywhere = readSources('{packages,apps,tools}/**/*.{ts,tsx,mjs}');

  test('names and lengths of files', () => {
    expect(reports(everywhere, checkShape)).toEqual([]);
  });

  test('imports, and what the pure packages may use', () => {
    expect(reports(inWorkspaces, (file) => checkSource(file, readManifest(workspaceOf(file.path))))).toEqual([]);
  });

  test('nobody but the regulations names a jurisdiction', () => {
    expect(reports(inWorkspaces, (file) => namesJurisdiction(file, RULES))).toEqual([]);
    const sample = (path: string, text: string) => namesJurisdiction({ path, text }, RULES);
    const [branch, ref] = ["if (id === 'canarias-2009/mini') deal();", "const why = 'AST-PB-D-2';"];
    expect(sample('packages/engine/src/a.ts', branch)).toEqual(['packages/engine/src/a.ts names canarias-2009']);
    expect(sample('apps/cli/src/a.ts', ref)).toEqual(['apps/cli/src/a.ts names AST-']);
    expect(sample('packages/regulations/src/a.ts', branch)).toEqual([]);
  });

  test('an app tells games apart by name in its one registry only', () => {
    const games = [...new Set(REGISTRY.map(({ ruleset }) => ruleset.game.id))];
    const [, other, game] = games as [string, string, string];
    expect(reports(inWorkspaces, (file) => namesGame(file, games))).toEqual([]);
    expect(inWorkspaces.map(({ path }) => path)).toEqual(expect.arrayContaining([...REGISTRIES]));
    const sample = (path: string, text: string) => namesGame({ path, text }, games);
    const branch = `if (game === '${game}') draw();`;
    expect(sample('apps/web/src/roads/a.tsx', branch)).toEqual([`apps/web/src/roads/a.tsx names ${game}`]);
    expect(sample(`apps/web/src/table/${other}/a.tsx`, branch)).toHaveLength(1);
    expect(sample(`apps/web/src/table/${game}/a.tsx`, branch)).toEqual([]);
    expect(sample(REGISTRIES[0] as string, branch)).toEqual([]);
  });

  test('few files outside its own folders name a game: registries, words, documents', () => {
    const files = readSources(
      '{*.{md,json,ts,mjs},{packages,apps,tools,docs,bench}/**/*.{ts,tsx,mjs,json,jsonl,css,md,tsv}}',
    );
    const [dosPanos] = DOS_PANOS;
    const named = filesNaming(dosPanos?.ruleset.game.id as string, files);
    expect(named).toContain('apps/web/src/table/games.ts');
    expect(named.length, named.join('\n')).toBeLessThanOrEqual(MOST_FILES_NAMING_A_GAME);
  });

  test('casts that say nothing of what was there before are few, and each has its reason', () => {
    const casts = inWorkspaces.flatMap(doubleCasts);
    expect(casts.filter(({ reason }) => !reason)).toEqual([]);
    expect(casts.length).toBeGreaterThan(0);
    expect(casts.map(({ at }) => at).slice(MOST_DOUBLE_CASTS)).toEqual([]);
  });

  test('dependencies of the workspaces', () => {
    const folders = workspaceFolders();
    expect(folders).toContain('packages/engine');
    expect(folders.flatMap((folder) => checkManifest(folder, readManifest(folder)))).toEqual([]);
  });

  test('the files are found at all', () => {
    expect(everywhere.map(({ path }) => path)).toContain('tools/architecture.test.ts');
    expect(everywhere.map(({ path }) => path)).toContain('apps/cli/bin/sabot.mjs');
  });
});

describe('the check of imports refuses', () => {
  const declaring = (...names: string[]): Manifest => ({
    name: 'sample',
    dependencies: Object.fromEntries(names.map((name) => [name, '*'])),
  });
  const problems = (path: string, text: string, manifest = declaring('@sabot/engine', '@sabot/regulations')) =>
    checkSource({ path, text }, manifest);

  test.each([
    ['packages/engine/src/a.ts', "import { x } from '@sabot/regulations';", 'may not import @sabot/regulations'],
    ['packages/engine/src/a.ts', "import type { X } from '@sabot/regulations';", 'may not import @sabot/regulations'],
    ['packages/engine/src/a.ts', "import '@sabot/testkit';", 'may not import @sabot/testkit'],
    ['packages/engine/src/a.ts', "import { z } from 'zod';", 'may not import zod'],
    ['packages/engine/src/a.ts', "import { readFileSync } from 'node:fs';", 'may not import node:fs'],
    ['packages/engine/src/a.test.ts', "import '@sabot/regulations';", 'may not import @sabot/regulations'],
    ['packages/regulations/src/a.ts', "export * from '@sabot/notation';", 'may not import @sabot/notation'],
    ['packages/regulations/src/a.ts', "export { x } from '@sabot/odds';", 'may not import @sabot/odds'],
    ['packages/regulations/src/a.ts', "type X = import('@sabot/odds').X;", 'may not import @sabot/odds'],
    ['packages/notation/src/a.ts', "const x = await import('@sabot/odds');", 'may not import @sabot/odds'],
    ['packages/odds/src/a.ts', "import {\n  x,\n  y,\n} from 'sabot-cli';", 'may not import sabot-cli'],
    ['packages/odds/src/math/a.ts', "import { x } from '@sabot/engine';", 'may not import @sabot/engine'],
    ['packages/odds/src/math/a.ts', "import '../rulesets/b.ts';", 'climbs out of packages/odds/src/math'],
    ['packages/protocol/src/a.ts', "import { x } from '@sabot/engine';", 'may not import @sabot/engine'],
    ['packages/notation/src/a.ts', "import '../../engine/src/index.ts';", 'climbs out of packages/notation'],
    ['packages/notation/src/a.test.ts', "import '../../engine/src/b.ts';", 'climbs out of packages/notation'],
    ['packages/notation/src/a.ts', "import { z } from 'zod';", 'imports zod without declaring it'],
    ['packages/notation/src/a.ts', 'await import(`./${name}.ts`);', 'cannot be read from the line'],
    ['apps/web/src/a.tsx', "import { x } from '@sabot/odds';", 'may not import @sabot/odds'],
    ['packages/new/src/a.ts', '', 'stands in no zone'],
    ['packages/engine/src/a.ts', 'const = ;', 'does not parse'],
  ])('%s: %s', (path, text, problem) => {
    expect(problems(path, text)).toEqual([expect.stringContaining(problem)]);
  });

  test.each([
    ['packages/regulations/src/a.ts', "import { x } from '@sabot/engine';\nimport './b/c.ts';"],
    ['packages/regulations/src/b/a.ts', "import { x } from '../c.ts';"],
    ['packages/engine/src/a.test.ts', "import 'vitest';\nimport 'fast-check';\nimport '@sabot/testkit';"],
    ['packages/engine/test/a.ts', "import { readFileSync } from 'node:fs';\nnew Date();"],
    ['packages/odds/src/math/a.ts', "import type { X } from '@sabot/engine';"],
    ['packages/odds/src/index.ts', "export * from './math/a.ts';"],
    ['apps/cli/src/a.ts', "import { x } from '@sabot/engine';\nimport 'node:fs';"],
    ['packages/engine/src/a.ts', "// import '@sabot/odds'\nconst x = \"import '@sabot/odds'\";"],
  ])('but not in %s: %s', (path, text) => {
    expect(problems(path, text)).toEqual([]);
  });

  test('fast-check outside tests everywhere but where it is declared', () => {
    const text = "import fc from 'fast-check';";
    expect(problems('packages/testkit/src/a.ts', text, declaring('fast-check'))).toEqual([]);
    expect(problems('packages/odds/src/a.ts', text)).toHaveLength(1);
    expect(problems('packages/engine/src/a.ts', text, declaring('fast-check'))).toHaveLength(1);
  });
});

describe('the check of purity', () => {
  const used = (text: string, path = 'packages/engine/src/a.ts') => checkSource({ path, text }, { name: 'sample' });

  test.each([
    ['const now = new Date();', 'Date'],
    ['const now = Date.now();', 'Date'],
    ['const line = `at ${Date.now()}`;', 'Date'],
    ['export const born = (at: Date) => at;', 'Date'],
    ['const n = Math.random();', 'Math.random'],
    ["const n = Math['random']();", 'Math.random'],
    ['const { random } = Math;', 'Math.random'],
    ['setTimeout(() => {}, 1);', 'setTimeout'],
    ['const home = process.env.HOME;', 'process'],
    ['const now = globalThis.performance.now();', 'globalThis'],
    ['const id = crypto.randomUUID();', 'crypto'],
    ["console.log('x');", 'console'],
    ['const here = import.meta.url;', 'import.meta'],
  ])('refuses %s', (text, name) => {
    expect(used(text)).toEqual([`uses ${name}`]);
    expect(used(text, 'packages/regulations/src/a.ts')).toEqual([`uses ${name}`]);
  });

  test.each([
    'const n = Math.floor(1.5);',
    'const step = { process: 1 }.process;',
    'interface Step { readonly process: string }',
    "// new Date()\nconst text = 'new Date(), Math.random(), process.env';",
    'const pattern = /Date|process/;',
  ])('lets pass %s', (text) => {
    expect(used(text)).toEqual([]);
  });

  test('asks only the pure packages, and not their tests', () => {
    expect(used('new Date();', 'apps/cli/src/a.ts')).toEqual([]);
    expect(used('new Date();', 'packages/engine/src/a.test.ts')).toEqual([]);
  });
});

describe('the check of leftovers', () => {
  const left = (text: string) => checkSource({ path: 'packages/engine/src/a.test.ts', text }, { name: 'sample' });

  test.each(['test.only', 'test.skip', 'describe.skip', 'it.concurrent.only'])('refuses %s', (chain) => {
    expect(left(`${chain}('x', () => {});`)).toEqual([`leaves ${chain} behind`]);
    expect(left(`${chain}.each([1])('x', () => {});`)).toEqual([`leaves ${chain} behind`]);
  });

  test('lets pass other fields of these names', () => {
    expect(left('test.each([1])(name, () => cards.skip(1));')).toEqual([]);
  });
});

describe('the check of manifests refuses', () => {
  const depending = (folder: string, name: string) =>
    checkManifest(folder, { name: 'x', dependencies: { [name]: '*' } });

  test.each([
    ['packages/engine', '@sabot/regulations'],
    ['packages/engine', 'zod'],
    ['packages/regulations', 'zod'],
    ['packages/notation', '@sabot/odds'],
    ['packages/odds', 'sabot-cli'],
  ])('%s on %s', (folder, name) => {
    expect(depending(folder, name)).toEqual([`may not depend on ${name}`]);
  });

  test('but not what the table opens', () => {
    expect(depending('packages/regulations', '@sabot/engine')).toEqual([]);
    expect(depending('packages/testkit', 'fast-check')).toEqual([]);
    expect(depending('apps/web', '@sabot/odds')).toEqual([]);
    expect(depending('apps/cli', 'sabot-server')).toEqual([]);
  });
});

describe('the check of shape', () => {
  const shape = (path: string, text = '') => checkShape({ path, text });

  test('refuses files over 400 lines, unless they are generated', () => {
    expect(shape('packages/engine/src/a.ts', 'x;\n'.repeat(400))).toEqual([]);
    expect(shape('packages/engine/src/a.ts', 'x;\n'.repeat(401))).toEqual(['401 lines, at most 400']);
    expect(shape('packages/engine/src/a.ts', `// Generated\n${'x;\n'.repeat(500)}`)).toEqual([]);
  });

  test.each(['src/callBanco.ts', 'src/CallBanco.ts', 'src/call_banco.ts', 'src/Acts/call.ts', 'src/-call.ts'])(
    'refuses the name %s',
    (path) => {
      expect(shape(path)).toEqual([expect.stringContaining('is not kebab-case')]);
    },
  );

  test.each(['src/helpers.ts', 'src/utils/cards.ts', 'src/constants.ts', 'src/misc.test.ts', 'src/card-utils.ts'])(
    'refuses the name %s',
    (path) => {
      expect(shape(path)).toEqual([expect.stringContaining('does not name a concept')]);
    },
  );

  test.each(['src/acts/call-banco.ts', 'src/wording.es.ts', 'src/r36.test.ts', 'asturias-2011/punto-y-banca.ts'])(
    'lets pass the name %s',
    (path) => {
      expect(shape(path)).toEqual([]);
    },
  );
});

function reports<File extends { readonly path: string }>(files: readonly File[], check: (file: File) => string[]) {
  return files.flatMap((file) => check(file).map((problem) => `${file.path}: ${problem}`));
}
