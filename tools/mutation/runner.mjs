// Tries mutants in one process: test files are loaded once, and of each mutant only the tests that reach it are run, until one fails.
// Vitest would start a worker for each mutant and load engine, law and notation into it again: a second for a millisecond of tests.
import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { scopeOf } from '../mutation-scopes.mjs';

const STAND_IN = new URL('./vitest.mjs', import.meta.url).href;

/** Where a package of ours lies in this copy of the tree: through its link in node_modules one would reach the unchanged one. */
function ours(specifier) {
  const [, name, rest = ''] = /^@sabot\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  const root = path.resolve('packages', name);
  const { exports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const door = `.${rest}`;
  for (const [key, target] of Object.entries(exports)) {
    const [head, tail] = key.split('*');
    if (key === door) return path.join(root, target);
    if (tail !== undefined && door.startsWith(head))
      return path.join(root, target.replace('*', door.slice(head.length)));
  }
  throw new Error(`${specifier} is not a door of packages/${name}`);
}

/** Scenarios are short and notice most: the rest need only face what they let pass. */
const order = (file) => (file.endsWith('/scenarios.test.ts') ? 0 : file.includes('/src/') ? 1 : 2);

globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {};

class InProcess {
  #ns = globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE];
  #tests = new Map();
  /** When a test last caught a mutant. */
  #caught = new Map();
  #stand;

  /** A mutant that runs while a file loads is tried afterwards only: nothing has to be loaded anew for it. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const { games, tests } = scopeOf(process.env.SABOT_MUTATION);
    Object.assign(process.env, { SABOT_GAMES: games.join(), SABOT_RANDOM_RUNS: '1', SABOT_TALLAS: '2' });
    registerHooks({
      resolve: (specifier, context, next) => {
        if (specifier === 'vitest') return { url: STAND_IN, format: 'module', shortCircuit: true };
        const file = ours(specifier);
        return file === undefined ? next(specifier, context) : next(pathToFileURL(file).href, context);
      },
    });
    console.log = () => {};
    this.#stand = await import(STAND_IN);
    const files = [...new Set(globSync(tests))].filter((file) => !file.includes('.long.'));
    for (const file of files.sort((a, b) => order(a) - order(b) || (a < b ? -1 : 1))) {
      const { href } = pathToFileURL(path.resolve(file));
      this.#stand.begin(href);
      await import(href);
    }
    for (const [i, test] of this.#stand.collected.entries()) {
      const fileName = path.relative(process.cwd(), new URL(test.url).pathname);
      const id = `${fileName}#${test.name}`;
      this.#tests.set(this.#tests.has(id) ? `${id} ${i}` : id, { ...test, fileName });
    }
  }

  async dryRun() {
    const tests = await this.#run([...this.#tests.keys()], false, (id) => {
      this.#ns.currentTestId = id;
    });
    this.#ns.currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests, mutantCoverage: this.#ns.mutantCoverage };
  }

  async mutantRun({ activeMutant, hitLimit, testFilter, disableBail }) {
    Object.assign(this.#ns, { activeMutant: activeMutant.id, hitLimit, hitCount: 0 });
    const tests = await this.#run(this.#likelyFirst(testFilter ?? [...this.#tests.keys()]), !disableBail);
    for (const { id, status } of tests) if (status === TestStatus.Failed) this.#caught.set(id, performance.now());
    const endless = determineHitLimitReached(this.#ns.hitCount, hitLimit);
    Object.assign(this.#ns, { activeMutant: undefined, hitLimit: undefined, hitCount: undefined });
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests }, false);
  }

  /** Mutants of one place come one after the other: what has just caught one is tried on the next before the others of its kind. */
  #likelyFirst(ids) {
    const kind = (id) => order(this.#tests.get(id).fileName);
    const last = (id) => this.#caught.get(id) ?? 0;
    return [...ids].sort((a, b) => kind(a) - kind(b) || last(b) - last(a));
  }

  async #run(ids, bails, tell = () => {}) {
    const results = [];
    for (const id of ids) {
      const { name, run, url, fileName } = this.#tests.get(id);
      tell(id);
      this.#stand.runs(url);
      const start = performance.now();
      let failure;
      try {
        await run();
      } catch (error) {
        failure = String(error?.message ?? error);
      }
      const result = { id, name, fileName, timeSpentMs: performance.now() - start };
      results.push(
        failure === undefined
          ? { ...result, status: TestStatus.Success }
          : { ...result, status: TestStatus.Failed, failureMessage: failure },
      );
      if (failure !== undefined && bails) break;
    }
    return results;
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcess)];
