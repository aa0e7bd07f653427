import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the data the house that has claimed it says where it is open, for those on this machine who look for it. */
export function readRecord(folder: string): string | null {
  try {
    const { address } = JSON.parse(readFileSync(join(folder, 'house.json'), 'utf8')) as { address?: unknown };
    return typeof address === 'string' && URL.canParse(address) ? address : null;
  } catch {
    return null;
  }
}
