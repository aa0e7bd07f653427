// Stands in for vitest while mutants are tried: collects what the test files declare, to be run in this process, without a worker for each.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'node:util';

export const collected = [];
let file = { url: '', names: [], skips: false, before: [], after: [] };

/** What is declared from here on belongs to this file. */
export function begin(url) {
  file = { url, names: [], skips: false, before: [], after: [] };
}

const rowOf = (row) => (Array.isArray(row) ? row : [row]);
/** Only as many values as the title asks for. */
const titleOf = (title, row) => {
  const asked = (title.match(/%[sidfjo]/g) ?? []).length;
  return format(title, ...row.slice(0, asked).map((one) => (typeof one === 'object' ? JSON.stringify(one) : one)));
};

function declareTest(name, run) {
  if (file.skips) return;
  const { url, before, after } = file;
  collected.push({
    url,
    name: [...file.names, name].join(' > '),
    run: async () => {
      for (const one of before) await one();
      try {
        await run();
      } finally {
        for (const one of after) await one();
      }
    },
  });
}

function declareSuite(name, declare) {
  const { names, before, after } = file;
  Object.assign(file, { names: [...names, name], before: [...before], after: [...after] });
  declare();
  Object.assign(file, { names, before, after });
}

const withRows = (declare) =>
  Object.assign((name, run) => declare(name, run), {
    each: (rows) => (title, run) => {
      for (const row of rows.map(rowOf)) declare(titleOf(title, row), () => run(...row));
    },
  });
const never = Object.assign(() => {}, { each: () => () => {} });

export const it = Object.assign(withRows(declareTest), { skipIf: (skips) => (skips ? never : it), skip: never });
export const test = it;
export const describe = Object.assign(withRows(declareSuite), {
  skipIf: (skips) => (skips ? never : describe),
  skip: never,
});
export const beforeEach = (run) => file.before.push(run);
export const afterEach = (run) => file.after.push(run);

class Asymmetric {
  constructor(matches) {
    this.matches = matches;
  }
}

const isObject = (value) => typeof value === 'object' && value !== null;
const known = (value) => Object.keys(value).filter((key) => value[key] !== undefined);

/** As vitest has it: what is undefined is not there; a subset need only have what is expected of it. */
function equal(is, expected, subset = false) {
  if (expected instanceof Asymmetric) return expected.matches(is);
  if (Object.is(is, expected)) return true;
  if (!isObject(is) || !isObject(expected)) return false;
  if (Array.isArray(expected)) {
    return Array.isArray(is) && is.length === expected.length && expected.every((one, i) => equal(is[i], one, subset));
  }
  if (expected instanceof Map) return is instanceof Map && equal([...is], [...expected]);
  if (expected instanceof Set) {
    return is instanceof Set && is.size === expected.size && [...expected].every((one) => is.has(one));
  }
  if (Array.isArray(is)) return false;
  const keys = subset ? Object.keys(expected) : known(expected);
  return (subset || keys.length === known(is).length) && keys.every((key) => equal(is[key], expected[key], subset));
}

const MATCHERS = {
  toBe: (is, expected) => Object.is(is, expected),
  toEqual: (is, expected) => equal(is, expected),
  toMatchObject: (is, expected) => equal(is, expected, true),
  toBeNull: (is) => is === null,
  toBeUndefined: (is) => is === undefined,
  toBeDefined: (is) => is !== undefined,
  toBeGreaterThan: (is, than) => is > than,
  toBeGreaterThanOrEqual: (is, than) => is >= than,
  toBeLessThan: (is, than) => is < than,
  toBeCloseTo: (is, to, digits = 2) => Math.abs(is - to) < 10 ** -digits / 2,
  toContain: (is, one) => (typeof is === 'string' ? is.includes(one) : [...is].includes(one)),
  toContainEqual: (is, one) => [...is].some((other) => equal(other, one)),
  toHaveLength: (is, length) => is.length === length,
  toMatch: (is, what) => (typeof what === 'string' ? is.includes(what) : what.test(is)),
  toThrow: (is, what) => {
    try {
      is();
    } catch (error) {
      const { message } = error;
      return what === undefined || (typeof what === 'string' ? message.includes(what) : what.test(message));
    }
    return false;
  },
};

/** A file on record is read beside the test that names it; none is ever written. */
let running = '';
export const runs = (url) => {
  running = url;
};
const onRecord = (path) => readFileSync(fileURLToPath(new URL(path, running)), 'utf8');

class Unmet extends Error {}

function matchersOf(is, negated) {
  const matchers = Object.entries(MATCHERS).map(([name, holds]) => [
    name,
    (...expected) => {
      if (holds(is, ...expected) === negated) throw new Unmet(`${name} does not hold`);
    },
  ]);
  return Object.fromEntries(matchers);
}

export const expect = Object.assign(
  (is) => ({
    ...matchersOf(is, false),
    not: matchersOf(is, true),
    toMatchFileSnapshot: async (path) => {
      if (onRecord(path) !== is) throw new Unmet(`not as on record in ${path}`);
    },
  }),
  {
    any: (type) => new Asymmetric((is) => Object(is) instanceof type),
    arrayContaining: (list) =>
      new Asymmetric((is) => Array.isArray(is) && list.every((one) => is.some((other) => equal(other, one)))),
    objectContaining: (part) =>
      new Asymmetric((is) => isObject(is) && known(part).every((key) => equal(is[key], part[key]))),
    stringMatching: (what) => new Asymmetric((is) => typeof is === 'string' && new RegExp(what).test(is)),
    stringContaining: (what) => new Asymmetric((is) => typeof is === 'string' && is.includes(what)),
  },
);
