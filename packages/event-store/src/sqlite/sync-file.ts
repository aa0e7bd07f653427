import { fsyncSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';

const DESCRIPTORS = '/proc/self/fd';

/** The descriptors under which this process has a file open; none where the system does not show them. */
export function descriptorsOf(path: string): ReadonlySet<number> {
  const found = new Set<number>();
  try {
    const file = realpathSync(path);
    for (const name of readdirSync(DESCRIPTORS)) if (leadsTo(name) === file) found.add(Number(name));
  } catch {}
  return found;
}

function leadsTo(name: string): string | null {
  try {
    return readlinkSync(`${DESCRIPTORS}/${name}`);
  } catch {
    return null;
  }
}

/**
 * Syncs a file through a descriptor that SQLite has opened. A descriptor of our own would do harm: when it is closed, POSIX takes
 * all locks away that SQLite has on the file. Nor may it be the writer's (`but`): an error is reported once for each
 * descriptor, and the writer must see it.
 */
export function syncerOf(path: string, but: ReadonlySet<number>): () => void {
  const [descriptor] = [...descriptorsOf(path)].filter((one) => !but.has(one));
  return () => {
    if (descriptor !== undefined) fsyncSync(descriptor);
  };
}
