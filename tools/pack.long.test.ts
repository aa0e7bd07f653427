import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportOf } from './api/report.ts';
import { EmptyFolder } from './pack/empty-folder.ts';
import { type Major, nodeOf } from './pack/other-node.ts';

const PACKAGES = [
  'engine',
  'regulations',
  'notation',
  'story',
  'roads',
  'odds',
  'fairness',
  'protocol',
  'words',
  'sabot',
] as const;
const LONG = 180_000;

let folder: EmptyFolder;
beforeAll(() => {
  folder = new EmptyFolder();
}, LONG);
afterAll(() => folder?.remove(), LONG);

const installed = (name: string, ...path: string[]): string =>
  join(folder.path, 'node_modules', '@sabot', name, ...path);
const manifestOf = (name: string) => JSON.parse(readFileSync(installed(name, 'package.json'), 'utf8'));

/** The example in a package's README, as a stranger copies it. */
function example(name: string): string {
  const [, code] = readFileSync(installed(name, 'README.md'), 'utf8').match(/^```js\n(.*?)^```$/ms) ?? [];
  if (code === undefined) throw new Error(`the README of ${name} has no example`);
  return code;
}

/** The ten lines of the project's README. */
function tenLines(): string {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, code] = readme.match(/^```ts run\n(.*?)^```$/ms) ?? [];
  if (code === undefined) throw new Error('the README has no lines that run');
  return code;
}

describe('the tarballs, installed in an empty folder', () => {
  test.each(PACKAGES)('@sabot/%s carries its licence, runs no scripts and asks for its siblings exactly', (name) => {
    const { version, license, scripts, dependencies } = manifestOf(name);
    expect({ license, scripts }).toEqual({ license: 'Apache-2.0', scripts: undefined });
    for (const sibling of Object.keys(dependencies)) {
      const exact = sibling.startsWith('@sabot/') ? version : expect.stringMatching(/^\d+\.\d+\.\d+$/);
      expect([sibling, dependencies[sibling]]).toEqual([sibling, exact]);
    }
    expect(readFileSync(installed(name, 'LICENSE'), 'utf8')).toContain('Apache License');
  });

  test.each(PACKAGES)('api/%s.api.md says what @sabot/%s gives to others; if not: npm run api', (name) => {
    const report = readFileSync(new URL(`../api/${name}.api.md`, import.meta.url), 'utf8');
    expect(reportOf(manifestOf(name), installed(name))).toBe(report);
  });

  test('the law comes along as data', () => {
    expect(readFileSync(installed('regulations', 'law', 'rules.tsv'), 'utf8')).toContain('AST-PB-D-2');
    const scenario = 'asturias-2011/punto-y-banca/d-2-deduction.sabot';
    expect(readFileSync(installed('regulations', 'scenarios', scenario), 'utf8')).toContain('proves AST-PB-D-2');
  });

  /** `npm run test:pack` tries the others, too. */
  const majors = (process.env.SABOT_NODES?.split(',') ?? []).map((major) => Number(major) as Major);
  const nodes = [
    ...majors.map((major) => ({ title: `Node ${major}`, node: () => nodeOf(major) })),
    { title: 'the Node of this repository', node: () => process.execPath },
  ];
  const SAID: Readonly<Record<(typeof PACKAGES)[number], RegExp>> = {
    engine: /^Sit .*seat[\s\S]*^seat-not-free AST-PB-C-1$/m,
    regulations: /^draw AST-PB-A2-8\b/,
    notation: /^true \[\]/,
    story: /^\[ '4s', '4h' \] true punto \[$/m,
    roads: /^3 2 1\n1$/m,
    odds: /^banca -460294100\/43594702723 -0\.010558$/m,
    fairness: /^312 cards/m,
    words: /^Lo menos que se apuesta a la banca es 10\.\nThe least you may bet on banca is 10\.$/m,
    protocol: /^true\nmalformed-message$/m,
    sabot:
      /^below-the-minimum AST-PB-D-3: [\s\S]*^HandUncovered AST-PB-B-11 AST-PB-A1-2 [\s\S]*^StakeSettled AST-PB-D-2~AMB-12 [\s\S]*^59500$/m,
  };
  test.each(nodes)('every example says on $title what it should', { timeout: LONG }, ({ node }) => {
    const path = node();
    for (const name of PACKAGES) {
      folder.write(`${name}.mjs`, example(name));
      expect(folder.run(path, `${name}.mjs`), name).toMatch(SAID[name]);
    }
  });

  test('a wrong ruleset, card or line is one clear line where nobody compiled', () => {
    const wrong = [
      "openTable('asturias-2011/punto', { seed: 1 })",
      "openTable('asturias-2011/mini', { cards: ['1h'] })",
    ];
    const played = "openTable('asturias-2011/mini', { seed: 1 }).play('ana: set-steaks banca 5')";
    const attempts = [...wrong, played].map((call) => `try { ${call} } catch (error) { console.log(error.message) }`);
    folder.write('wrong.mjs', ["import { openTable } from '@sabot/sabot';", ...attempts].join('\n'));
    const lines = folder.run(process.execPath, 'wrong.mjs').trimEnd().split('\n');
    expect(lines).toEqual([
      expect.stringMatching(/^no ruleset is called "asturias-2011\/punto"; there are asturias-2011\/punto-y-banca, /),
      expect.stringMatching(/^card 1 is "1h", which is no card; /),
      'unknown act "set-steaks"; did you mean "set-stakes"?',
    ]);
  });

  test.each(['nodenext', 'bundler'] as const)('the types hold under %s', { timeout: LONG }, (resolution) => {
    folder.write('consumer.ts', readFileSync(new URL('./pack/consumer.ts', import.meta.url), 'utf8'));
    for (const name of PACKAGES) folder.write(`${name}.ts`, example(name));
    folder.write('ten-lines.ts', tenLines());
    const files = ['consumer.ts', 'ten-lines.ts', ...PACKAGES.map((name) => `${name}.ts`)];
    expect(folder.compilerSays(files, resolution)).toBe('');
  });
});
