import { join } from 'node:path';
import { test } from 'vitest';
import { openStore } from '../src/index.ts';
import { killAndLook } from './kills.ts';
import { scratchFolder } from './scratch.ts';

const folder = scratchFolder();

/** `npm run kills` kills more of them. */
const KILLS = Number(process.env.SABOT_KILLS ?? 6);

test(`SQLite: of ${KILLS} writers killed in mid-append, nothing acknowledged is lost and nothing is doubled`, async () => {
  // What is killed leaves no cache of its compiled files.
  await (await openStore(join(folder, 'warm.db'))).close();
  await killAndLook(join(folder, 'killed.db'), KILLS);
});
