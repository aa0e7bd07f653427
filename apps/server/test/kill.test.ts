import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, it } from 'vitest';
import { killAgainAndAgain } from './kit/kill-house.ts';
import { moments } from './kit/kill-moments.ts';

/** `npm run kills` takes 20. */
const KILLS = Number(process.env.SABOT_HOUSE_KILLS ?? 2);

const folder = mkdtempSync(join(tmpdir(), 'sabot-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(
  `SQLite: a house killed ${KILLS} times loses nothing it acknowledged, and every coup goes on with the same cards`,
  async () => {
    await killAgainAndAgain({ place: folder, location: join(folder, 'sabot.db'), ...moments(KILLS) });
  },
  300_000 + KILLS * 15_000,
);
