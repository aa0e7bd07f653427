import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BackupError } from '../backup/backup-fault.ts';
import type { Restored, RestoreReport } from '../backup/restore.ts';
import { commandKey } from '../command-key.ts';
import { commitBytes, headsOf } from '../commit-row.ts';
import type { Head } from '../envelope.ts';
import { makePrivateFile, syncFolder } from '../private-file.ts';
import { StoreError } from '../store-error.ts';
import { verifyChain } from '../verify-chain.ts';
import { storeErrorOf } from './failure.ts';
import { claimFolder } from './folder-claim.ts';
import { SCHEMA } from './schema.ts';
import { openSqlite } from './sqlite-store.ts';

/** Beside a file lie its log and what its readers share. */
const filesOf = (path: string): readonly string[] => [path, `${path}-wal`, `${path}-shm`, `${path}-journal`];

/** Builds a file under another name, verifies it, and renames it when it is on the disk. The folder is claimed meanwhile. */
export async function restoreToFile(
  location: string,
  restored: Restored,
): Promise<Pick<RestoreReport, 'events' | 'streams'>> {
  const path = resolve(location);
  const claim = await claimFolder(path);
  const fresh = `${path}.restoring`;
  const clear = (): void => {
    for (const one of filesOf(fresh)) rmSync(one, { force: true });
  };
  try {
    if (filesOf(path).some((one) => existsSync(one)))
      throw new BackupError({ code: 'not-empty', place: dirname(path) });
    clear();
    await build(fresh, restored);
    const report = await verified(fresh);
    sync(fresh);
    renameSync(fresh, path);
    syncFolder(dirname(path));
    return report;
  } finally {
    clear();
    await claim.release();
  }
}

async function build(path: string, { appends, last, secrets }: Restored): Promise<void> {
  makePrivateFile(path);
  const database = new DatabaseSync(path);
  try {
    // Nobody else sees this file, and it is begun anew if it is not finished.
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536;');
    database.exec(SCHEMA);
    database.exec('BEGIN');
    const addRow = database.prepare('INSERT INTO log VALUES (?, ?)');
    const addPosition = database.prepare('INSERT INTO positions VALUES (?, ?, ?)');
    // An answer that was forgotten may have been given anew: the later one counts.
    const addCommand = database.prepare('INSERT OR REPLACE INTO commands VALUES (?, ?)');
    const addHead = database.prepare('INSERT INTO streams VALUES (?, ?, ?)');
    const addSecret = database.prepare('INSERT INTO vault VALUES (?, ?)');
    const heads = new Map<string, Head>();
    for await (const { commit, row } of appends()) {
      addRow.run(commit, commitBytes(row));
      addCommand.run(commandKey(row.commandId), commit);
      for (const [i, head] of headsOf(row).entries()) {
        const { version, events } = row.writes[i]!;
        if (events.length === 0) continue;
        addPosition.run(head.stream, version + 1, commit);
        heads.set(head.stream, head);
      }
    }
    for (const { stream, version, hash } of heads.values()) addHead.run(stream, version, Buffer.from(hash, 'hex'));
    for (const [key, value] of secrets) addSecret.run(key, value);
    database.prepare('UPDATE ends SET written = ?, indexed = ?').run(last, last);
    database.exec('COMMIT');
  } catch (error) {
    throw error instanceof BackupError ? error : storeErrorOf(error, path);
  } finally {
    database.close();
  }
}

async function verified(path: string): Promise<Pick<RestoreReport, 'events' | 'streams'>> {
  const store = await openSqlite(path);
  try {
    const report = await verifyChain(store);
    const [problem] = report.ok ? await store.audit() : [`${report.stream}, event ${report.version}: ${report.fault}`];
    if (!report.ok || problem !== undefined)
      throw new StoreError('damaged', `What was restored does not verify (${problem}).`);
    return { events: report.events, streams: report.streams };
  } finally {
    await store.close();
  }
}

function sync(path: string): void {
  const handle = openSync(path, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
