import { type Head, headsText } from '@sabot/event-store';
import { BadFile } from '../call/bad-call.ts';
import { existingLocation, openedAt, withoutPassword } from '../house/store-location.ts';
import { atMost, type Command, type Exit, printJson } from './command.ts';

/** Prints the heads of all streams: kept elsewhere, they show what nothing in the store itself can. */
export const heads: Command = {
  name: 'heads',
  options: { data: 'string', json: 'boolean' },
  async run(call): Promise<Exit> {
    atMost('heads', call, 0);
    const location = existingLocation(call);
    const store = await openedAt(location);
    try {
      const found: Head[] = [];
      for await (const head of store.streams()) found.push(head);
      if (found.length === 0) throw new BadFile((bad) => bad.nothingKept(withoutPassword(location)));
      if (call.options.json) printJson(call, found);
      else call.io.stdout.write(headsText(found, Date.now()));
      return 0;
    } finally {
      await store.close();
    }
  },
};
