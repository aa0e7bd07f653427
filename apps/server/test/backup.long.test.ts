import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@sabot/event-store/test/postgres-server';
import { afterAll, describe, it } from 'vitest';
import { backUpUnderLoad } from './kit/backup-house.ts';
import { moments } from './kit/kill-moments.ts';

/** `npm run backups` kills more often, deals whole shoes, and does it on PostgreSQL too. */
const KILLS = Number(process.env.SABOT_BACKUPS ?? 1);
const isLong = process.env.SABOT_BACKUPS !== undefined;

const folder = mkdtempSync(join(tmpdir(), 'sabot-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const place = (name: string): string => {
  mkdirSync(join(folder, name), { recursive: true });
  return join(folder, name);
};
const load = { ...moments(KILLS), restores: KILLS, wholeShoes: isLong };
const timeout = 120_000 + KILLS * 60_000;

describe('backups that are killed while people play, of a house that is killed', () => {
  it(
    'restore to any append, with nothing lost and every shoe in play: SQLite',
    async () => {
      const own = place('file');
      const data = place('file/data');
      const target = async (name: string): Promise<string> => join(own, name);
      await backUpUnderLoad({ ...load, place: data, location: join(data, 'sabot.db'), folder: own, target });
    },
    timeout,
  );

  it.runIf(isLong)(
    'restore to any append, with nothing lost and every shoe in play: PostgreSQL',
    async () => {
      const server = await startPostgres();
      try {
        const url = await server.fresh();
        const target = (): Promise<string> => server.fresh();
        await backUpUnderLoad({ ...load, place: url, location: url, folder: place('database'), target });
      } finally {
        await server.stop();
      }
    },
    timeout,
  );
});
