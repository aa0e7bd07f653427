// Types, lint, what nobody uses, tests; --quick without houses and browsers. The last line is the plain count; checks appear in it
// only when they fail.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
const env = { ...process.env, PATH };
// Vitest colours what goes into a pipe, too.
if (!process.stdout.isTTY && !env.FORCE_COLOR) env.NO_COLOR = '1';

// Houses, terminals and tools are started hundreds of times: what Node has compiled once is kept for the next of them.
env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'sabot');

const [first, ...others] = process.argv.slice(2);
const isQuick = first === '--quick';
const selection = isQuick ? ['--project', 'quick', ...others] : ['--project', '!long', ...process.argv.slice(2)];
const CHECKS = [
  { title: 'Types', command: ['tsc'] },
  { title: 'Types of the page', command: ['tsc', '-p', 'apps/web'] },
  { title: 'Lint', command: ['biome', 'check', '--error-on-warnings'] },
  { title: 'Unused', command: ['knip', '--no-progress', '--treat-config-hints-as-errors'] },
];

const times = join(root, 'node_modules', '.cache', 'sabot-test-times.json');
const what = isQuick
  ? { name: 'quick', says: 'Types, lint and the tests that need neither house nor browser', takes: 'under a minute' }
  : { name: 'whole', says: 'Everything but the long proofs (npm run test:long)', takes: 'about five minutes' };
const isAll = isQuick ? others.length === 0 : first === undefined;
const before = lastTimes()[what.name];
console.log(
  `${what.says}: ${what.takes} on two quiet cores${before === undefined ? '' : `; the last time here ${spelled(before)}`}.`,
);
const from = Date.now();
// Browsers and houses leave a core idle now and then: the checks use it, and say at the end what they found.
const checking = check(CHECKS);
const tests = await runTests(selection);
const broken = (await checking).filter(({ status }) => status !== 0);
for (const { title, output } of broken) console.log(`\n— ${title}\n${output.trimEnd()}`);

const failed = broken.length + tests.failed;
if (broken.length > 0) console.log(`\nFailed besides the tests: ${broken.map(({ title }) => title).join(', ')}`);
else console.log(`\nIn order: ${CHECKS.map(({ title }) => title.toLowerCase()).join(', ')}.`);
const seconds = Math.round((Date.now() - from) / 1000);
if (isAll) noteTime(seconds);
console.log(`Took ${spelled(seconds)}.`);
console.log(`\n${tests.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function lastTimes() {
  try {
    return JSON.parse(readFileSync(times, 'utf8'));
  } catch {
    return {};
  }
}

function noteTime(seconds) {
  try {
    mkdirSync(dirname(times), { recursive: true });
    writeFileSync(times, JSON.stringify({ ...lastTimes(), [what.name]: seconds }));
  } catch {
    // Who may not write there is told the usual time again.
  }
}

function spelled(seconds) {
  return seconds < 100 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

async function check(checks) {
  const found = [];
  for (const { title, command } of checks) found.push({ title, ...(await run(command, 'pipe')) });
  return found;
}

/** Its exit code, and what it wrote if it writes into a pipe. */
function run([program, ...parameters], out) {
  const child = spawn(program, parameters, {
    cwd: root,
    stdio: ['ignore', out, out],
    shell: process.platform === 'win32',
    env,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ status: 1, output: `${program} could not be started: ${message}` }));
    child.on('close', (code) => resolve({ status: code ?? 1, output }));
  });
}

async function runTests(files) {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-test-'));
  const report = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { status, output } = await run(['vitest', 'run', ...reporters, ...files], 'inherit');
    if (output !== '') console.error(output);
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
