import { resolve } from 'node:path';
import { type ArchiveReport, StoreError } from '@sabot/event-store';
import { BadCall } from '../call/bad-call.ts';
import { existingLocation, openedAt } from '../house/store-location.ts';
import { atMost, type Call, type Command, type Exit, print, printJson, required } from './command.ts';

const DEFAULT_DAYS = '30';
const DAY_MS = 24 * 3600 * 1000;
/** Of a store that seals nothing. */
const NOTHING: ArchiveReport = { blocks: 0, appends: 0, bytes: 0 };

function daysOf({ options }: Call): number {
  const given = String(options['older-than'] ?? DEFAULT_DAYS);
  if (!/^[1-9]\d{0,5}$/.test(given)) throw new BadCall((bad) => bad.notANumber('--older-than', given));
  return Number(given);
}

/** Moves tallas that are long over out of the store into files of a folder, from where everything still reads them. */
export const archive: Command = {
  name: 'archive',
  options: { data: 'string', 'older-than': 'string', json: 'boolean' },
  async run(call): Promise<Exit> {
    const folder = resolve(required('archive', call, 0, 'DIR'));
    atMost('archive', call, 1);
    const days = daysOf(call);
    const store = await openedAt(existingLocation(call));
    try {
      const report = (await store.sealing?.archive({ folder, before: Date.now() - days * DAY_MS })) ?? NOTHING;
      if (call.options.json) printJson(call, report);
      else print(call, call.words.archive(folder, days, report));
      return 0;
    } catch (error) {
      throw error instanceof StoreError ? new BadCall(() => error.message) : error;
    } finally {
      await store.close();
    }
  },
};
