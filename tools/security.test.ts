import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const page = read('SECURITY.md');
const model = page.slice(page.indexOf('## Threat model'));

/** The lines of the threat model: what might be tried, what holds, and the tests that say so. */
const lines = model
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| what might'))
  .map((line) => line.slice(2, -2).split(' | '));

describe('the threat model', () => {
  test('has lines', () => expect(lines.length).toBeGreaterThan(30));

  test.each(lines.map(([threat = '', , tests = '']) => [threat, tests] as const))('%s', (_, tests) => {
    const named = [...tests.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', name = '']) => ({ file, name }));
    expect(named.length, 'names a test').toBeGreaterThan(0);
    expect(named.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
    // The name stands in the source as it is written here, up to what a table of cases fills in.
    const isIn = ({ file, name }: { readonly file: string; readonly name: string }): boolean =>
      read(file)
        .split('\n')
        .some((line) => /['"`]/.test(line.slice(0, Math.max(0, line.indexOf(name)))));
    expect(named.filter((one) => !isIn(one))).toEqual([]);
  });
});
