import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Comparison } from '@sabot/protocol';
import type { Language } from '@sabot/words';

/** Every law is asked every question, which takes a second: that is done aside, so that no table waits for it. */
export async function compareAside(rulesets: readonly string[], language: Language): Promise<Comparison> {
  const worker = new Worker(new URL('./comparison-thread.ts', import.meta.url), { workerData: { rulesets, language } });
  const [sheet] = (await once(worker, 'message')) as [Comparison];
  return sheet;
}
