import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { lookUp } from '@sabot/engine';
import type { Io } from '../terminal/io.ts';

type Known = Readonly<Record<string, string>>;

/** Where programs of this person keep what they remember; null where the machine does not say. */
function folderOf({ env }: Pick<Io, 'env'>): string | null {
  if (env.XDG_DATA_HOME) return env.XDG_DATA_HOME;
  if (process.platform === 'win32') return env.LOCALAPPDATA ?? null;
  if (!env.HOME) return null;
  return process.platform === 'darwin'
    ? join(env.HOME, 'Library', 'Application Support')
    : join(env.HOME, '.local', 'share');
}

function fileOf(io: Pick<Io, 'env'>): string | null {
  const folder = folderOf(io);
  return folder === null ? null : join(folder, 'sabot', 'sessions.json');
}

function readAll(file: string): Known {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof read === 'object' && read !== null ? (read as Known) : {};
  } catch {
    return {};
  }
}

/** The session this person had at a house, so that they come back as who they were. */
export function rememberedSession(io: Pick<Io, 'env'>, origin: string): string | null {
  const file = fileOf(io);
  const found = file === null ? null : lookUp(readAll(file), origin);
  return typeof found === 'string' ? found : null;
}

/** Whoever cannot remember plays nevertheless. */
export function rememberSession(io: Pick<Io, 'env'>, origin: string, cookie: string): void {
  const file = fileOf(io);
  if (file === null) return;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ ...readAll(file), [origin]: cookie }, null, 2)}\n`, { mode: 0o600 });
  } catch {
    // A home that cannot be written to is no reason not to play.
  }
}
