import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the data stands where its house is open, for those on this machine who look for it. */
const fileIn = (folder: string): string => join(folder, 'house.json');

export function writeRecord(folder: string, address: string): void {
  try {
    writeFileSync(fileIn(folder), `${JSON.stringify({ address, pid: process.pid })}\n`);
  } catch {
    // The house is open all the same; it is only harder to find.
  }
}

/** Takes it away, unless another house has written its own there. */
export function removeRecord(folder: string, address: string): void {
  if (readRecord(folder) === address) rmSync(fileIn(folder), { force: true });
}

export function readRecord(folder: string): string | null {
  try {
    const { address } = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as { address?: unknown };
    return typeof address === 'string' && URL.canParse(address) ? address : null;
  } catch {
    return null;
  }
}
