import type { NumberedRow } from '../commit-row.ts';
import { checkLocation, isPostgres } from '../open-store.ts';
import { restoreToPostgres } from '../postgres/restore-postgres.ts';
import { restoreToFile } from '../sqlite/restore-file.ts';
import { StoreError } from '../store-error.ts';
import { AppendChain } from './append-chain.ts';
import { BackupError } from './backup-fault.ts';
import { readBackup } from './backup-folder.ts';

/** Up to which append: its number, or the last before a time in milliseconds. Left out: all that is there. */
export type Until = { readonly commit: number } | { readonly before: number };

/**
 * Works out which secrets the vault held after the last append that is restored. A backup has the vault as it was at the end of each
 * of its files; in between only the streams can tell, and what they mean the store does not know.
 */
export interface SecretsThen {
  /** Every append of the backup: first those that are restored, then those that came after. */
  take(append: NumberedRow, isRestored: boolean): void;
  /** `held`: what the vault held at the end of the file in which the last of them lies. Throws `secret-missing` where one that was needed is not to be had. */
  secrets(held: ReadonlyMap<string, string>): ReadonlyMap<string, string>;
}

/** What is restored: appends, and the vault after the last of them. */
export interface Restored {
  appends(): AsyncIterable<NumberedRow>;
  readonly last: number;
  readonly secrets: ReadonlyMap<string, string>;
}

export interface RestoreReport {
  /** The last append that was restored, and when it was written. */
  readonly last: number;
  readonly at: number;
  readonly events: number;
  readonly streams: number;
  /** The last append of the backup. */
  readonly end: number;
}

/** A path or a URL, as for `openStore`; nothing may be kept there. Nothing is there afterwards unless all is, and was verified. */
export async function restore(
  folder: string,
  location: string,
  until: Until | null,
  then: SecretsThen,
): Promise<RestoreReport> {
  checkLocation(location);
  const { last, at, end } = await lookThrough(folder, until);
  const secrets = await secretsAt(folder, last, then);
  const restored: Restored = { appends: () => appendsTo(folder, last), last, secrets };
  const found = await (isPostgres(location) ? restoreToPostgres : restoreToFile)(location, restored);
  return { last, at, ...found, end };
}

/** Reads the whole backup, every sum and every hash in it, and finds the append to restore to. */
async function lookThrough(folder: string, until: Until | null): Promise<Pick<RestoreReport, 'last' | 'at' | 'end'>> {
  const chain = new AppendChain(null);
  let [first, found, end]: [NumberedRow | null, NumberedRow | null, number] = [null, null, 0];
  for await (const step of readBackup(folder)) {
    if (step.kind === 'end') continue;
    follow(chain, step.append, step.file);
    first ??= step.append;
    end = step.append.commit;
    if (isWithin(step.append, until)) found = step.append;
  }
  if (found !== null && (until === null || 'before' in until || found.commit === until.commit))
    return { last: found.commit, at: found.row.at, end };
  if (until !== null && 'before' in until)
    throw new BackupError({ code: 'nothing-before', time: until.before, first: first?.row.at ?? 0 });
  throw new BackupError({ code: 'out-of-range', commit: until?.commit ?? 0, first: first?.commit ?? 0, last: end });
}

/** Sums may fit and the events in them not: then somebody wrote them anew. */
function follow(chain: AppendChain, append: NumberedRow, file: string): void {
  try {
    chain.take(append);
  } catch (error) {
    throw error instanceof StoreError ? new BackupError({ code: 'changed', file }) : error;
  }
}

const isWithin = ({ commit, row }: NumberedRow, until: Until | null): boolean =>
  until === null || ('commit' in until ? commit <= until.commit : row.at < until.before);

/** The vault of the file in which the last append lies: none is nearer. What came after may tell the rest. */
async function secretsAt(folder: string, last: number, then: SecretsThen): Promise<ReadonlyMap<string, string>> {
  let held: ReadonlyMap<string, string> | null = null;
  for await (const step of readBackup(folder)) {
    if (step.kind === 'append') then.take(step.append, step.append.commit <= last);
    else if (step.end.last >= last) held ??= step.end.secrets;
  }
  return then.secrets(held ?? new Map());
}

async function* appendsTo(folder: string, last: number): AsyncGenerator<NumberedRow> {
  for await (const step of readBackup(folder)) {
    if (step.kind === 'end') continue;
    if (step.append.commit > last) return;
    yield step.append;
  }
}
