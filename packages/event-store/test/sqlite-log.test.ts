import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { verifyChain } from '../src/index.ts';
import { openSqlite } from '../src/sqlite/sqlite-store.ts';
import { command, receipt, write } from './sample.ts';
import { scratchFolder } from './scratch.ts';

const folder = scratchFolder();
const LANES = 40;
const EACH = 150;
const MEBIBYTE = 1024 * 1024;

test('the log of a store that is written to without a pause begins anew, and nothing is lost by it', async () => {
  const path = join(folder, 'busy.db');
  const store = await openSqlite(path, { log: { pauseMs: 0, long: 4000 } });
  const sizes: number[] = [];
  const lane = async (n: number): Promise<void> => {
    for (let version = 0; version < EACH; version += 1) {
      receipt(await store.append(command([write(`lane-${n}`, version, 'x'.repeat(6000))])));
      if (n === 0) sizes.push(statSync(`${path}-wal`).size);
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, n) => lane(n)));
  expect(await verifyChain(store)).toEqual({ ok: true, streams: LANES, events: LANES * EACH });
  await store.close();
  // All pages that were written would be more than that: a log that never begins anew would hold them.
  expect(statSync(path).size).toBeGreaterThan(40 * MEBIBYTE);
  expect(Math.max(...sizes)).toBeLessThan(100 * MEBIBYTE);
  expect(sizes.at(-1)).toBe(Math.max(...sizes));
});
