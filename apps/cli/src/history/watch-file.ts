import { watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Readable } from 'node:stream';

/** The line that ends the watching. */
const QUIT = /(^|\n)\s*q\s*(\r?\n|$)/;

/**
 * Calls `changed` whenever the file may have been saved, one call after the other, until "q" is typed. The folder is
 * watched: many editors do not write the file but put another in its place.
 */
export async function watchFile(file: string, stdin: Readable, changed: () => Promise<void>): Promise<void> {
  const path = resolve(file);
  let turn = Promise.resolve();
  let typed = '';
  const { promise: over, resolve: end, reject } = Promise.withResolvers<void>();
  const again = (): void => {
    turn = turn.then(changed).catch(reject);
  };
  const watcher = watch(dirname(path), (_, name) => {
    if (name === null || name === basename(path)) again();
  });
  watcher.on('error', reject);
  const hear = (chunk: Buffer | string): void => {
    typed = (typed + chunk.toString()).slice(-100);
    if (QUIT.test(typed)) end();
  };
  stdin.on('data', hear);
  // It may have been saved before anybody watched.
  again();
  try {
    await over;
    await turn;
  } finally {
    watcher.close();
    stdin.off('data', hear);
    stdin.pause();
  }
}
