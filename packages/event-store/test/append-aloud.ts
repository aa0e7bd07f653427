/** Appends batch after batch, and says each acknowledgement; run under a tracer. */
import { writeSync } from 'node:fs';
import { openStore } from '../src/index.ts';
import { command, receipt, write } from './sample.ts';

const store = await openStore(process.argv[2]!);
for (let batch = 0; batch < 5; batch += 1) {
  const appends = ['a', 'b', 'c'].map(async (stream) => {
    receipt(await store.append(command([write(stream, batch, batch)])));
    writeSync(1, `ack ${stream}${batch}\n`);
  });
  await Promise.all(appends);
}
await store.close();
