import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, StoreError } from '@sabot/event-store';
import { BadCall, BadFile } from './bad-call.ts';
import type { Call } from './commands/command.ts';

const DEFAULT_DATA = 'data';
const FILE = 'sabot.db';

const folderOf = ({ options, io }: Call): string => String(options.data ?? io.env.SABOT_DATA ?? DEFAULT_DATA);
const serverOf = ({ options, io }: Call): string | undefined =>
  options.data === undefined && io.env.DATABASE_URL ? io.env.DATABASE_URL : undefined;

/** Where everything is kept: a database server if one is named, else a file in the folder, which is made. */
export function storeLocation(call: Call): string {
  const server = serverOf(call);
  if (server !== undefined) return server;
  const folder = folderOf(call);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new BadFile((bad) => bad.unwritable(folder, (error as NodeJS.ErrnoException).code ?? ''));
  }
  return join(folder, FILE);
}

/** The same place, where it must be there already. */
export function existingLocation(call: Call): string {
  const location = serverOf(call) ?? join(folderOf(call), FILE);
  if (serverOf(call) === undefined && !existsSync(location)) throw new BadFile((bad) => bad.noSuchFile(location));
  return location;
}

export async function openedAt(location: string): ReturnType<typeof openStore> {
  try {
    return await openStore(location);
  } catch (error) {
    throw error instanceof StoreError ? new BadCall(() => error.message) : error;
  }
}
