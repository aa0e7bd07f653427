import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cell, idleReasons, reasonFor } from './mutation-reasons.mjs';
import { reportOf, SCOPES } from './mutation-scopes.mjs';

const root = new URL('../', import.meta.url);
const PAGE = new URL('bench/mutation.md', root);
const CAUGHT = new Set(['Killed', 'Timeout']);
const ALIVE = new Set(['Survived', 'NoCoverage']);

const HEAD = `# Mutation of the engine

Written by \`npm run mutation\` (Stryker), a game at a time (\`npm run mutation -- chemin-de-fer\`). Every mutant is a small change of
the engine's code; it is caught when a test fails. Those that run once while a file is loaded are not made. Where there is a reason why
one stays alive, it was given to that mutant on that line in \`tools/mutation-reasons.tsv\`. The tests are those of \`npm test\`, run by
\`tools/mutation/runner.mjs\` in one process: of each mutant those that reach it, scenarios first, until one fails. The law itself is
falsified by another test, see [decision 0007](../docs/decisions/0007-law-mutation.md).
`;

const score = (caught, alive) => (caught + alive === 0 ? '—' : `${((100 * caught) / (caught + alive)).toFixed(1)} %`);
const short = (path) => path.replace('packages/engine/src/', '');
const quoted = (text) => `\`${cell(text)}\``;

function textAt(lines, { start, end }) {
  if (start.line === end.line) return lines[start.line - 1].slice(start.column - 1, end.column - 1);
  return `${lines[start.line - 1].slice(start.column - 1)} …`;
}

function rowOf([path, { source, mutants }]) {
  const lines = source.split('\n');
  const count = (statuses) => mutants.filter(({ status }) => statuses.has(status)).length;
  const survivors = mutants
    .filter(({ status }) => ALIVE.has(status))
    .map(({ replacement, location }) => ({
      at: location.start.line,
      line: lines[location.start.line - 1],
      original: textAt(lines, location),
      replacement: replacement ?? '',
    }));
  return { path: short(path), caught: count(CAUGHT), alive: count(ALIVE), survivors };
}

function byReason(rows) {
  const reasons = new Map();
  for (const { path, survivors } of rows) {
    for (const survivor of survivors) {
      const reason = reasonFor(path, survivor);
      reasons.set(reason, [...(reasons.get(reason) ?? []), { path, ...survivor }]);
    }
  }
  return [...reasons].sort(([, a], [, b]) => b.length - a.length);
}

/** What one run found, as a section of the page. */
function sectionOf({ title, floor }, { files, note }) {
  const rows = Object.entries(files)
    .map(rowOf)
    .sort((a, b) => a.path.localeCompare(b.path));
  const [caught, alive] = rows.reduce((sum, row) => [sum[0] + row.caught, sum[1] + row.alive], [0, 0]);
  const table = rows.map(
    (row) => `| \`${row.path}\` | ${row.caught} | ${row.alive} | ${score(row.caught, row.alive)} |`,
  );
  const reasons = byReason(rows).map(
    ([reason, list]) => `#### ${reason} (${list.length})

| where | was | became |
|---|---|---|
${list.map(({ path, at, original, replacement }) => `| \`${path}:${at}\` | ${quoted(original)} | ${quoted(replacement)} |`).join('\n')}`,
  );
  console.log(`${title}: ${score(caught, alive)}, ${alive} alive: bench/mutation.md`);
  for (const idle of idleReasons(rows))
    console.log(`  no longer alive, strike it from tools/mutation-reasons.tsv: ${idle}`);
  return `## ${title}

**${score(caught, alive)}**: ${caught} caught, ${alive} alive. Floor: ${floor} %.${note === undefined ? '' : ` ${note}`}

| file | caught | alive | score |
|---|--:|--:|--:|
${table.join('\n')}

### What is alive, and why

${reasons.join('\n\n')}
`;
}

/** The sections of the page as it is, by their titles: a scope that was not run keeps its own. */
function sectionsNow() {
  const [, ...sections] = readFileSync(PAGE, 'utf8').split(/^(?=## )/m);
  return new Map(sections.map((text) => [text.slice(3, text.indexOf('\n')), `${text.trimEnd()}\n`]));
}

const sections = sectionsNow();
let found = 0;
for (const [name, scope] of Object.entries(SCOPES)) {
  const report = new URL(reportOf(name), root);
  if (!existsSync(report)) continue;
  sections.set(scope.title, sectionOf(scope, JSON.parse(readFileSync(report, 'utf8'))));
  found += 1;
}
if (found === 0) {
  console.error('no report in reports/: run npm run mutation first');
  process.exit(2);
}
const inOrder = Object.values(SCOPES).flatMap(({ title }) => sections.get(title) ?? []);
const unmeasured = Object.values(SCOPES).flatMap(({ title }) => (sections.has(title) ? [] : [title]));
const lacking = unmeasured.length === 0 ? '' : `\nNot measured yet: ${unmeasured.join(', ')}.\n`;
writeFileSync(PAGE, `${HEAD}${lacking}\n${inOrder.join('\n')}`);
