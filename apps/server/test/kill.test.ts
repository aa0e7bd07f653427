import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, it } from 'vitest';
import { killAgainAndAgain } from './kill-house.ts';
import { momentsFrom } from './kill-moments.ts';

const folder = mkdtempSync(join(tmpdir(), 'sabot-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const moments = momentsFrom('SABOT_KILLS', 20);

it(
  `SQLite: a house killed ${moments.kills} times loses nothing it acknowledged, and every coup goes on with the same cards`,
  async () => {
    await killAgainAndAgain({ place: folder, location: join(folder, 'sabot.db'), ...moments });
  },
  120_000 + moments.kills * 15_000,
);
