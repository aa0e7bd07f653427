import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'vitest';
import { scratchFolder } from './scratch.ts';
import { killWhileSealing } from './seal-kills.ts';

const folder = scratchFolder();
/** Many more with `npm run kills`. */
const TIMES = Number(process.env.SABOT_KILLS ?? 2);

test(`of ${TIMES} houses killed while they seal and archive, nothing acknowledged is lost and nothing is doubled`, async () => {
  const location = join(folder, 'killed.db');
  const house = {
    location,
    archive: `${location}.archive`,
    settled: async () => undefined,
    async count() {
      const database = new DatabaseSync(location);
      const found = database.prepare('SELECT count(*) AS sealed, count(file) AS moved FROM sealed').get();
      database.close();
      return { sealed: Number(found?.sealed), moved: Number(found?.moved) };
    },
  };
  await killWhileSealing(house, TIMES);
}, 600_000);
