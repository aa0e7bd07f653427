import { BackupError, backUp, StoreError, StoreHeld } from '@sabot/event-store';
import { BadCall, BadFile } from '../call/bad-call.ts';
import { existingLocation, openedAt } from '../house/store-location.ts';
import { faultSentence } from '../words/backup-words.ts';
import { atMost, type Command, type Exit, print, printJson, required } from './command.ts';

/** What goes wrong with a backup, in one line. `folder` is where the file system refused. */
export function backupProblem(error: unknown, folder: string): unknown {
  if (error instanceof BackupError) {
    const { fault } = error;
    const isOfAFile = 'file' in fault || 'folder' in fault || 'place' in fault;
    return new (isOfAFile ? BadFile : BadCall)((bad) => faultSentence(bad.backup, fault));
  }
  if (error instanceof StoreHeld) return new BadCall((bad) => bad.storeHeld(error.holder));
  if (error instanceof StoreError) return new BadCall(() => error.message);
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === undefined || code === undefined) return error;
  return new BadFile((bad) => (/^(read|scandir)/.test(syscall) ? bad.unreadable : bad.unwritable)(folder, code));
}

/** Copies everything a house has kept into a folder, also while it is open; what is there already is not written again. */
export const backup: Command = {
  name: 'backup',
  options: { data: 'string', json: 'boolean' },
  async run(call): Promise<Exit> {
    const folder = required('backup', call, 0, 'DIR');
    atMost('backup', call, 1);
    const store = await openedAt(existingLocation(call));
    try {
      const report = await backUp(store, folder);
      const { done, nothingNew } = call.words.backup;
      if (call.options.json) printJson(call, report);
      else print(call, report.file === null ? nothingNew(folder, report.last) : done(report.file, report));
      return 0;
    } catch (error) {
      throw backupProblem(error, folder);
    } finally {
      await store.close();
    }
  },
};
