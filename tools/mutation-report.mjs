import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { reasonFor } from './mutation-reasons.mjs';

const REPORT = new URL('../reports/mutation.json', import.meta.url);
const PAGE = new URL('../docs/mutation.md', import.meta.url);
const CAUGHT = new Set(['Killed', 'Timeout']);
const ALIVE = new Set(['Survived', 'NoCoverage']);

if (!existsSync(REPORT)) {
  console.error('no reports/mutation.json: run npm run mutation first');
  process.exit(2);
}

const { files } = JSON.parse(readFileSync(REPORT, 'utf8'));
const rows = Object.entries(files).map(([path, { source, mutants }]) => {
  const lines = source.split('\n');
  const count = (statuses) => mutants.filter(({ status }) => statuses.has(status)).length;
  const survivors = mutants
    .filter(({ status }) => ALIVE.has(status))
    .map(({ mutatorName, replacement, location, status }) => ({
      line: location.start.line,
      mutator: mutatorName,
      original: textAt(lines, location),
      replacement: replacement ?? '',
      status,
    }));
  return { path, caught: count(CAUGHT), alive: count(ALIVE), survivors };
});

function textAt(lines, { start, end }) {
  if (start.line === end.line) return lines[start.line - 1].slice(start.column - 1, end.column - 1);
  return `${lines[start.line - 1].slice(start.column - 1)} …`;
}

const score = (caught, alive) => (caught + alive === 0 ? '—' : `${((100 * caught) / (caught + alive)).toFixed(1)} %`);
const total = rows.reduce((sum, { caught, alive }) => [sum[0] + caught, sum[1] + alive], [0, 0]);
const short = (path) => path.replace('packages/engine/src/', '');
const cell = (text) => `\`${text.replaceAll('\n', ' ').replaceAll('`', "'").replaceAll('|', '\\|').slice(0, 70)}\``;

const reasons = new Map();
for (const { path, survivors } of rows) {
  for (const survivor of survivors) {
    const reason = reasonFor(short(path), survivor);
    reasons.set(reason, [...(reasons.get(reason) ?? []), { path: short(path), ...survivor }]);
  }
}

const page = `# Mutation of the engine

Written by \`npm run mutation\` (Stryker). Every mutant is a small change of the engine's code; it is caught when a test fails.
Floor: 85 %. The law itself is falsified by another test, see [decision 0007](decisions/0007-law-mutation.md).

**${score(...total)}**: ${total[0]} caught, ${total[1]} alive.

| file | caught | alive | score |
|---|--:|--:|--:|
${rows
  .map(({ path, caught, alive }) => `| \`${short(path)}\` | ${caught} | ${alive} | ${score(caught, alive)} |`)
  .join('\n')}

## What is alive, and why

${[...reasons]
  .sort(([, a], [, b]) => b.length - a.length)
  .map(
    ([reason, list]) => `### ${reason} (${list.length})

| where | was | became |
|---|---|---|
${list.map(({ path, line, original, replacement }) => `| \`${path}:${line}\` | ${cell(original)} | ${cell(replacement)} |`).join('\n')}`,
  )
  .join('\n\n')}
`;
writeFileSync(PAGE, page);
console.log(`${score(...total)}, ${total[1]} alive: docs/mutation.md`);
