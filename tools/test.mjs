// Types, lint, tests. The last line is the plain count; types and lint appear in it only when they fail.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
const env = { ...process.env, PATH };
// Vitest colours what goes into a pipe, too.
if (!process.stdout.isTTY && !env.FORCE_COLOR) env.NO_COLOR = '1';

const checks = [
  { title: 'Types', command: ['tsc'] },
  { title: 'Types of the page', command: ['tsc', '-p', 'apps/web'] },
  { title: 'Lint', command: ['biome', 'check', '--error-on-warnings'] },
];
const brokenChecks = checks.filter(({ title, command }) => run(title, command) !== 0).map(({ title }) => title);
const tests = runTests(process.argv.slice(2));

const failed = brokenChecks.length + tests.failed;
if (brokenChecks.length > 0) console.log(`\nFailed besides the tests: ${brokenChecks.join(', ')}`);
console.log(`\n${tests.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function run(title, [program, ...parameters]) {
  console.log(`\n— ${title}`);
  const { status, error } = spawnSync(program, parameters, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env,
  });
  if (error) console.error(`${program} could not be started: ${error.message}`);
  return status ?? 1;
}

function runTests(selection) {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-test-'));
  const report = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const status = run('Tests', ['vitest', 'run', ...reporters, ...selection]);
    return count(status, read(report));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    console.error('Vitest ended without a report.');
    return { testResults: [] };
  }
}

function count(status, { testResults }) {
  const outcomes = testResults.flatMap((file) => file.assertionResults.map((test) => test.status));
  const passed = outcomes.filter((outcome) => outcome === 'passed').length;
  const failedTests = outcomes.filter((outcome) => outcome === 'failed').length;
  // A file that cannot be loaded, or whose hooks throw, fails without a failed test of its own.
  const failedFiles = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = failedTests + failedFiles;
  // A crash, an unhandled error or an empty run shows in the exit code alone.
  const silent = failed === 0 && (status !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}
