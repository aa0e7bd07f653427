import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, StoreError } from '@sabot/event-store';
import { BadCall, BadFile } from '../call/bad-call.ts';
import type { Call } from '../commands/command.ts';

export const DEFAULT_FOLDER = 'data';
/** The one file of a house without a database server. */
export const STORE_FILE = 'sabot.db';
/** Beside it the heads of its streams, as the house last knew them. */
export const HEADS_FILE = 'heads';

/** What a house puts into its folder. */
export const isOurs = (name: string): boolean =>
  /^(sabot\.db(\.restoring)?(-\w+)?|house\.(lock|json)|heads)(\.\d+\.\d+\.new)?$/.test(name);

/** The folder in which everything is kept, unless a database server is named. */
export const dataFolder = ({ options, io }: Call): string =>
  String(options.data ?? (io.env.SABOT_DATA || DEFAULT_FOLDER));

/** Where a house has kept everything, which must be there already. */
export function existingLocation(call: Call): string {
  const { options, io } = call;
  if (options.data === undefined && io.env.DATABASE_URL) return io.env.DATABASE_URL;
  const file = join(dataFolder(call), STORE_FILE);
  if (!existsSync(file)) throw new BadFile((bad) => bad.noSuchFile(file));
  return file;
}

export async function openedAt(location: string): ReturnType<typeof openStore> {
  try {
    return await openStore(location);
  } catch (error) {
    throw error instanceof StoreError ? new BadCall(() => error.message) : error;
  }
}

/** A location as it may be shown: the address of a database carries who may open it. */
export const withoutPassword = (location: string): string => location.replace(/^(\w+:\/\/)[^\n]*@/, '$1');
