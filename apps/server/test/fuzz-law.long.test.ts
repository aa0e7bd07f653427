import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@sabot/event-store';
import { afterAll, expect, it } from 'vitest';
import { fuzz } from './fuzz/fuzz.ts';

const folder = mkdtempSync(join(tmpdir(), 'sabot-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('1,000 frames and 250 requests, lawful and then spoilt, crash nothing, fault nothing and leave nothing in memory', async () => {
  const store = await openStore(join(folder, 'sabot.db'));
  const report = await fuzz({ store, seed: 2011, frames: 1000, requests: 250 });
  await store.close();
  const { crashes, faults, notWritten, heap, ...counts } = report;
  expect({ crashes, faults, notWritten }).toEqual({ crashes: [], faults: [], notWritten: 0 });
  expect(counts).toMatchObject({ frames: 1000, requests: 250 });
  // Most of what is said must come before the law, or this proves nothing.
  const told = JSON.stringify(counts);
  expect(counts.accepted, told).toBeGreaterThan(250);
  expect(counts.refusedByLaw, told).toBeGreaterThan(50);
  expect(counts.refusedBySchema, told).toBeGreaterThan(50);
  expect(heap[1] / heap[0], `${heap}`).toBeLessThan(1.1);
});
