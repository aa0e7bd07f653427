import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EmptyFolder } from './pack/empty-folder.ts';
import { node20 } from './pack/node-20.ts';

const PACKAGES = ['engine', 'regulations', 'notation'] as const;
const LONG = 180_000;

let folder: EmptyFolder;
beforeAll(() => {
  folder = new EmptyFolder();
}, LONG);
afterAll(() => folder?.remove());

const installed = (name: string, ...path: string[]): string =>
  join(folder.path, 'node_modules', '@sabot', name, ...path);
const manifestOf = (name: string) => JSON.parse(readFileSync(installed(name, 'package.json'), 'utf8'));

/** The example in a package's README, as a stranger copies it. */
function example(name: string): string {
  const [, code] = readFileSync(installed(name, 'README.md'), 'utf8').match(/^```js\n(.*?)^```$/ms) ?? [];
  if (code === undefined) throw new Error(`the README of ${name} has no example`);
  return code;
}

describe('the tarballs, installed in an empty folder', () => {
  test.each(PACKAGES)('@sabot/%s carries its licence, runs no scripts and asks for its siblings exactly', (name) => {
    const { version, license, scripts, dependencies } = manifestOf(name);
    expect({ license, scripts }).toEqual({ license: 'Apache-2.0', scripts: undefined });
    for (const sibling of Object.keys(dependencies)) {
      expect([sibling, dependencies[sibling]]).toEqual([expect.stringMatching(/^@sabot\//), version]);
    }
    expect(readFileSync(installed(name, 'LICENSE'), 'utf8')).toContain('Apache License');
  });

  test('the law comes along as data', () => {
    expect(readFileSync(installed('regulations', 'law', 'rules.tsv'), 'utf8')).toContain('AST-PB-D-2');
    const scenario = 'asturias-2011/punto-y-banca/d-2-deduction.sabot';
    expect(readFileSync(installed('regulations', 'scenarios', scenario), 'utf8')).toContain('proves AST-PB-D-2');
  });

  const nodes = [
    { title: 'Node 20', node: node20 },
    { title: 'the Node of this repository', node: () => process.execPath },
  ];
  test.each(nodes)('a coup is played on $title', { timeout: LONG }, ({ node }) => {
    folder.write('coup.mjs', example('regulations'));
    const told = folder.run(node(), 'coup.mjs');
    expect(told).toContain('HandUncovered AST-PB-B-11 AST-PB-A1-2 AST-PB-A1-3 AST-PB-B-12\n');
    expect(told).toMatch(/^StakeSettled AST-PB-A1-4~OM-S8 /m);
  });

  test.each(nodes)('the other examples hold on $title', { timeout: LONG }, ({ node }) => {
    folder.write('engine.mjs', example('engine'));
    expect(folder.run(node(), 'engine.mjs')).toMatch(/^Sit .*seat[\s\S]*^seat-not-free AST-PB-C-1$/m);
    folder.write('notation.mjs', example('notation'));
    expect(folder.run(node(), 'notation.mjs')).toMatch(/^true \[\]/);
  });

  test.each(['nodenext', 'bundler'] as const)('the types hold under %s', { timeout: LONG }, (resolution) => {
    folder.write('consumer.ts', readFileSync(new URL('./pack/consumer.ts', import.meta.url), 'utf8'));
    for (const name of PACKAGES) folder.write(`${name}.ts`, example(name));
    const files = ['consumer.ts', ...PACKAGES.map((name) => `${name}.ts`)];
    expect(folder.compilerSays(files, resolution)).toBe('');
  });
});
