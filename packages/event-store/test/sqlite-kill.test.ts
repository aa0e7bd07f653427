import { join } from 'node:path';
import { test } from 'vitest';
import { openStore } from '../src/index.ts';
import { killAndLook } from './kills.ts';
import { scratchFolder } from './scratch.ts';

const folder = scratchFolder();

test('SQLite: of 20 writers killed in mid-append, nothing acknowledged is lost and nothing is doubled', async () => {
  // What is killed leaves no cache of its compiled files.
  await (await openStore(join(folder, 'warm.db'))).close();
  await killAndLook(join(folder, 'killed.db'), 20);
});
