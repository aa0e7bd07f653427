import { verifyChain } from '@sabot/event-store';
import { existingLocation, openedAt } from '../store-location.ts';
import { atMost, type Command, complain, type Exit, print, printJson } from './command.ts';

/** Reads everything that was ever kept and names the first event that is not as it was written. */
export const verify: Command = {
  name: 'verify',
  options: { data: 'string', json: 'boolean' },
  async run(call): Promise<Exit> {
    atMost('verify', call, 0);
    const store = await openedAt(existingLocation(call));
    try {
      const report = await verifyChain(store);
      const { sound, broken } = call.words.verify;
      if (call.options.json) printJson(call, report);
      else if (report.ok) print(call, sound(report.events, report.streams));
      else complain(call, broken(report.stream, report.version, report.fault));
      return report.ok ? 0 : 1;
    } finally {
      await store.close();
    }
  },
};
