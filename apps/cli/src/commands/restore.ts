import { join } from 'node:path';
import { restore as restoreTo, type Until } from '@sabot/event-store';
import { BadCall } from '../call/bad-call.ts';
import { pointInTime } from '../call/point-in-time.ts';
import { STORE_FILE, withoutPassword } from '../house/store-location.ts';
import { backupProblem } from './backup.ts';
import { atMost, type Call, type Command, type Exit, print, printJson, required } from './command.ts';

/** Up to which append, as the options say. */
function untilOf({ options: { commit, before } }: Call): Until | null {
  if (commit !== undefined && before !== undefined) throw new BadCall((bad) => bad.notBoth('--commit', '--before'));
  if (typeof before === 'string') return { before: pointInTime(before, Date.now()) };
  if (commit === undefined) return null;
  const number = /^\d{1,15}$/.test(String(commit)) ? Number(commit) : 0;
  if (number < 1) throw new BadCall((bad) => bad.notANumber('--commit', String(commit)));
  return { commit: number };
}

/** Puts a backup back into an empty place, up to an append or a moment. */
export const restore: Command = {
  name: 'restore',
  options: { to: 'string', commit: 'string', before: 'string', json: 'boolean' },
  async run(call): Promise<Exit> {
    const folder = required('restore', call, 0, 'DIR');
    atMost('restore', call, 1);
    const { to } = call.options;
    if (typeof to !== 'string') throw new BadCall((bad) => bad.missing('restore', '--to FOLDER|URL'));
    const until = untilOf(call);
    const isUrl = /^[a-z][a-z0-9+.-]+:\/\//i.test(to);
    const { ShoeSecrets } = await import('sabot-server');
    const shoes = new ShoeSecrets();
    try {
      const report = await restoreTo(folder, isUrl ? to : join(to, STORE_FILE), until, shoes);
      const seen = shoes.seenOn;
      if (call.options.json) printJson(call, { ...report, seen });
      else {
        const { restored, leftOut, seen: seenOn, goOn } = call.words.backup;
        print(call, restored(withoutPassword(to), report));
        if (report.end > report.last) print(call, leftOut(report.end - report.last));
        if (seen.length > 0) print(call, seenOn(seen));
        print(call, goOn(isUrl ? 'DATABASE_URL=… npx sabot serve' : `npx sabot serve --data ${to}`));
      }
      return 0;
    } catch (error) {
      throw backupProblem(error, folder);
    }
  },
};
