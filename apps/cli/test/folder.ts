import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of one's own for as long as something lasts. */
export async function inFolder<T>(use: (path: (name: string) => string) => Promise<T> | T): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-cli-'));
  try {
    return await use((name) => join(folder, name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
