import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { NumberedRow } from '../commit-row.ts';
import { BackupError } from './backup-fault.ts';
import { type Ending, readBackupFile } from './backup-file.ts';
import { isFileName, NO_SUM } from './backup-format.ts';

/** The files of a backup in a folder, in their order; none where there is no such folder. */
export function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter(isFileName)
      .sort()
      .map((name) => join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

export type BackupStep =
  | { readonly kind: 'append'; readonly file: string; readonly append: NumberedRow }
  | { readonly kind: 'end'; readonly file: string; readonly end: Ending };

/** Every append of a backup, file after file, each of which must go on where the one before ends. */
export async function* readBackup(folder: string): AsyncGenerator<BackupStep> {
  const files = filesIn(folder);
  if (files.length === 0) throw new BackupError({ code: 'no-backup', folder });
  let before: Pick<Ending, 'last' | 'sum'> | null = null;
  for (const file of files) {
    for await (const part of readBackupFile(file)) {
      if (part.kind === 'append') yield { ...part, file };
      else if (part.kind === 'end') {
        before = part.end;
        yield { kind: 'end', file, end: part.end };
      } else {
        const { previous, after } = part.heading;
        const goesOn =
          before === null
            ? previous.equals(NO_SUM) && after <= 0
            : previous.equals(before.sum) && after === before.last;
        if (!goesOn) throw new BackupError({ code: 'gap', file, after: before?.last ?? 0 });
      }
    }
  }
}
