// One part of a long fuzz, in a process of its own: run-part.ts SEED FRAMES REQUESTS; the report as JSON.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@sabot/event-store';
import { fuzz } from './fuzz.ts';

const [seed = 1, frames = 2000, requests = 200] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'sabot-fuzz-'));
try {
  const store = await openStore(join(folder, 'sabot.db'));
  const report = await fuzz({ store, seed, frames, requests });
  await store.close();
  console.log(JSON.stringify(report));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
