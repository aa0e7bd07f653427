import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addRows, copyTree, follow, ROOT, readRecipe, removeTree, run } from './recipe/follow.ts';

const RULESET = 'ejemplo-2030/mini';
const SOURCE = `packages/regulations/src/${RULESET}`;
const SABOT = 'apps/cli/bin/sabot.mjs';
const { rows, steps } = readRecipe(readFileSync(join(ROOT, 'docs/add-a-regulation.md'), 'utf8'));
const isLong = process.env.SABOT_LONG !== undefined;

let tree: string;
beforeAll(() => {
  tree = copyTree();
  addRows(tree, rows);
});
afterAll(() => removeTree(tree));

const types = () => run(tree, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']);
const tests = (...args: readonly string[]) =>
  run(tree, ['node_modules/vitest/vitest.mjs', 'run', ...args], isLong ? { SABOT_LONG: '1' } : {});

test('how to add a regulation, followed to the letter: its rules are proved and it can be played', () => {
  expect(run(tree, ['tools/recipe/ids.mjs'])).toEqual({ status: 0, said: '' });
  if (isLong) expect(types().said).toMatch(/Property '"005"' is missing.*/);
  for (const step of steps) follow(tree, step);
  const scenarios = readdirSync(join(tree, `packages/regulations/scenarios/${RULESET}`)).map(
    (name) => `packages/regulations/scenarios/${RULESET}/${name}`,
  );
  expect(run(tree, [SABOT, 'scenario', ...scenarios, '--lang', 'en'])).toEqual({
    status: 0,
    said: expect.stringContaining('3 passed, 0 failed'),
  });
  expect(run(tree, [SABOT, 'law', RULESET, '--lang', 'en']).said).toMatch(/^4 of 4/);
  const played = run(tree, [SABOT, 'play', RULESET, '--coups', '2', '--auto', '--seed', '1', '--lang', 'en']);
  expect(played.status, played.said).toBe(0);
});

test.runIf(isLong)('the compiler is content, and no wrong law goes unnoticed', () => {
  expect(types()).toEqual({ status: 0, said: '' });
  expect(tests('packages/regulations/src/rules', 'packages/regulations/test', '-t', RULESET)).toMatchObject({
    status: 0,
  });
});

test.runIf(isLong).each(['layout', 'name', 'terms', 'wording.es', 'wording.en', 'regulation'])(
  'the compiler asks for %s',
  (file) => {
    const path = `${SOURCE}/${file}.ts`;
    const step = steps.find((one) => one.path === path);
    if (step === undefined) throw new Error(`the page does not write ${path}`);
    rmSync(join(tree, path));
    expect(types().said).toContain(`./${file}.ts`);
    follow(tree, step);
  },
);

test.runIf(isLong)('the compiler asks for the Spanish reason of a rule that is set aside', () => {
  const path = 'packages/regulations/src/rules/set-aside.es.ts';
  const step = steps.find((one) => one.path === path);
  if (step === undefined) throw new Error(`the page does not change ${path}`);
  const swap = (line: string): string => line.replace(/^\+/, '-');
  follow(tree, { ...step, lines: step.lines.map(swap) });
  expect(types().said).toContain('EJE-MINI-4-1');
  follow(tree, step);
});
