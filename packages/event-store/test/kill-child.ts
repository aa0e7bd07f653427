/** Appends until it is killed, and says each command id once it is acknowledged. */
import { writeSync } from 'node:fs';
import { openSqlite, openStore } from '../src/index.ts';
import { command, receipt, write } from './sample.ts';

export const LANES = ['a', 'b', 'c'];

if (process.argv[1] === import.meta.filename) {
  const [location = '', run = '', unsure = '[]'] = process.argv.slice(2);
  // On SQLite it is killed while it carries the log into its index, too.
  const isFile = !location.startsWith('postgres');
  const store = await (isFile ? openSqlite(location, { index: { stretch: 5, portion: 4 } }) : openStore(location));
  const send = async (lane: string, commandId: string): Promise<void> => {
    const version = (await store.head(lane))?.version ?? 0;
    const once = command([write(lane, version, commandId), write(`mirror of ${lane}`, version, commandId)], {
      commandId,
    });
    receipt(await store.append(once));
    writeSync(1, `${commandId}\n`);
  };
  for (const id of JSON.parse(unsure) as string[]) await send(id.slice(0, 1), id);
  await Promise.all(
    LANES.map(async (lane) => {
      for (let n = 0; ; n += 1) await send(lane, `${lane} ${run} ${n}`);
    }),
  );
}
