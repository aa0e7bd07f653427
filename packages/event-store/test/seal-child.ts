/** Appends, seals, tidies and archives until it is killed, and says each command id once it is acknowledged. */
import { writeSync } from 'node:fs';
import { openSqlite, openStore } from '../src/index.ts';
import { command, receipt, write } from './sample.ts';

export const LANES = ['table:a', 'table:b'];
/** What it says when blocks were moved into the archive. */
export const MOVED = '# moved\n';

if (process.argv[1] === import.meta.filename) {
  const [location = '', run = '', folder = ''] = process.argv.slice(2);
  const store = location.startsWith('postgres:')
    ? await openStore(location)
    : await openSqlite(location, { index: { stretch: 5, portion: 40 }, seal: { rows: 20, pauseMs: 0 } });
  const sealing = store.sealing!;
  const wallet = async (): Promise<number> => (await store.head('wallet:ana'))?.version ?? 0;
  let turn: Promise<unknown> = Promise.resolve();
  const send = (lane: string, commandId: string, withWallet: boolean): Promise<void> => {
    // One after the other: each names the version of the wallet.
    const done = turn.then(async () => {
      const version = (await store.head(lane))?.version ?? 0;
      const writes = [write(lane, version, commandId)];
      if (withWallet) writes.push(write('wallet:ana', await wallet(), commandId));
      receipt(await store.append(command(writes, { commandId, at: 1000 })));
      writeSync(1, `${commandId}\n`);
    });
    turn = done;
    return done;
  };
  const play = async (lane: string): Promise<void> => {
    for (let n = 0; ; n += 1) await send(lane, `${lane} ${run} ${n}`, n % 4 === 0);
  };
  const clean = async (): Promise<void> => {
    for (let n = Number(run); ; n += 1) {
      for (const stream of LANES) {
        const version = (await store.head(stream))?.version ?? 0;
        if (version < 4) continue;
        await sealing.seal({ streams: [{ stream, to: version - 2 }], mayArchive: true });
        await store.snapshots.save({ stream, shape: 'any', version, state: '{}' });
      }
      if (n % 2 === 1) await sealing.tidy(0);
      else if ((await sealing.archive({ folder, before: 2000 })).blocks > 0) writeSync(1, MOVED);
    }
  };
  await Promise.all([...LANES.map(play), clean()]);
}
