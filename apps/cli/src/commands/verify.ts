import { type Head, headsFrom, verifyChain } from '@sabot/event-store';
import { BadFile } from '../bad-call.ts';
import { readText } from '../read-text.ts';
import { existingLocation, openedAt, withoutPassword } from '../store-location.ts';
import { atMost, type Call, type Command, complain, type Exit, print, printJson } from './command.ts';

/** The heads that somebody kept elsewhere; none where no file is named. */
async function notedHeads({ options, io }: Call): Promise<readonly Head[]> {
  const file = options.heads;
  if (typeof file !== 'string') return [];
  const text = await readText(file, io);
  try {
    return headsFrom(text);
  } catch {
    throw new BadFile((bad) => bad.notHeads(file));
  }
}

/** Reads everything that was ever kept and names the first event that is not as it was written. */
export const verify: Command = {
  name: 'verify',
  options: { data: 'string', heads: 'string', json: 'boolean' },
  async run(call): Promise<Exit> {
    atMost('verify', call, 0);
    const noted = await notedHeads(call);
    const location = existingLocation(call);
    const store = await openedAt(location);
    try {
      const report = await verifyChain(store, noted);
      // An emptied file must not pass for one on which everything is in order.
      if (report.ok && report.events === 0) throw new BadFile((bad) => bad.nothingKept(withoutPassword(location)));
      const { sound, broken } = call.words.verify;
      if (call.options.json) printJson(call, report);
      else if (report.ok) print(call, sound(report.events, report.streams, noted.length));
      else complain(call, broken(report.stream, report.version, report.fault));
      return report.ok ? 0 : 1;
    } finally {
      await store.close();
    }
  },
};
