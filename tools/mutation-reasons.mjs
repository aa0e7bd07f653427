import { readFileSync } from 'node:fs';

const NOT_YET = 'No test tells it apart yet';

/** A mutant's text as the page shows it, which is also how its reason is found. */
export const cell = (text) => text.replaceAll('\n', ' ').replaceAll('`', "'").replaceAll('|', '\\|').slice(0, 70);

const keyOf = (...texts) => texts.join('\t');
const keysOf = (path, { line, original, replacement }) =>
  [line.trim(), ''].map((within) => keyOf(path, within, cell(original), cell(replacement)));

/**
 * Given one by one, to the line as it was read: a line that moves keeps its reason, a line that changes loses it.
 * Where no line is given, the reason is that of all mutants of the file with these texts.
 */
const REASONS = new Map(
  readFileSync(new URL('mutation-reasons.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'))
    .map(([file, line, was, became, reason]) => [keyOf(file, line, was, became), reason]),
);

/** Why a mutant of the engine is alive. */
export function reasonFor(path, survivor) {
  const key = keysOf(path, survivor).find((one) => REASONS.has(one));
  return key === undefined ? NOT_YET : REASONS.get(key);
}

/** The reasons given in these files to mutants that are caught by now, or are no longer made. */
export function idleReasons(rows) {
  const files = new Set(rows.map(({ path }) => path));
  const alive = new Set(rows.flatMap(({ path, survivors }) => survivors.flatMap((one) => keysOf(path, one))));
  return [...REASONS.keys()].filter((key) => files.has(key.slice(0, key.indexOf('\t'))) && !alive.has(key));
}
