import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sitDown } from './at-the-table.ts';
import { freshPage } from './fresh-page.ts';
import { House } from './house.ts';
import { visit } from './visitor.ts';

const MOST_SCRIPT = 250 * 1024;

describe('the page is light', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open({ rulesets: [0] });
  });
  afterAll(() => house?.close());

  test('the first load, up to a table, is less than 250 KiB of compressed script', async () => {
    const assets = join(freshPage(), 'assets');
    const sizes = new Map(
      readdirSync(assets)
        .filter((name) => name.endsWith('.js'))
        .map((name) => [name, gzipSync(readFileSync(join(assets, name))).length]),
    );
    const visitor = await visit(house.address);
    await sitDown(house, visitor, 'ligera');
    const loaded = await visitor.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname.split('/').at(-1) ?? '')
        .filter((name) => name.endsWith('.js')),
    );
    const size = [...new Set(loaded)].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
    expect(size).toBeGreaterThan(10 * 1024);
    expect(size).toBeLessThan(MOST_SCRIPT);
  });

  test('no rule of a law is in its scripts: the house sends what is cited', () => {
    const assets = join(freshPage(), 'assets');
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    const cited = /["'`][A-Z][A-Z0-9]+-[A-Z]{2,4}-[A-Z0-9.]+-\d+(~[A-Z0-9-]+)?["'`]/;
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((name) => cited.test(readFileSync(join(assets, name), 'utf8')))).toEqual([]);
  });
});
