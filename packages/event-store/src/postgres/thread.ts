/** What runs in a thread beside a house on a database: packing what is sealed, and opening blocks. */
import { parentPort, workerData } from 'node:worker_threads';
import { answerCalls } from '../thread-link.ts';
import { addressOf } from './address.ts';
import { storeErrorOf } from './failure.ts';
import type { Query } from './line.ts';
import { Lines } from './lines.ts';
import { sealStepsOn } from './seal-steps.ts';
import { SealedBlocks } from './sealed-blocks.ts';

export interface Setting {
  readonly url: string;
  readonly statementMs?: number;
}

const { url, ...options } = workerData as Setting;
const address = addressOf(url);

answerCalls(
  parentPort!,
  (error) => storeErrorOf(error, address.name),
  () => {
    const readers = new Lines(address, { connections: 1, ...options });
    const writer = new Lines(address, { connections: 1, application: 'sabot seal', statementMs: null });
    const query: Query = async (...statement) => (await readers.current()).query(...statement);
    const blocks = new SealedBlocks(query);
    return {
      ...sealStepsOn(writer, query, new SealedBlocks(query)),
      events: (...values: Parameters<SealedBlocks['events']>) => blocks.events(...values),
      appends: (...values: Parameters<SealedBlocks['appends']>) => blocks.appends(...values),
      answer: (...values: Parameters<SealedBlocks['answer']>) => blocks.answer(...values),
      audit: () => blocks.audit(),
      close: async () => void (await Promise.all([readers.end(), writer.end()])),
    };
  },
);
