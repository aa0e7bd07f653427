import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openForWriting } from '../src/sqlite/open-file.ts';
import { scratchFolder } from './scratch.ts';

const folder = scratchFolder();
const ALOUD = fileURLToPath(new URL('./append-aloud.ts', import.meta.url));
const canTrace = spawnSync('strace', ['-o', join(folder, 'try'), 'true']).status === 0;

test('every commit is synced, by the settings of the writer', () => {
  const database = openForWriting(join(folder, 'settings.db'), 1000);
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  database.close();
});

if (canTrace) {
  test('the sync of a batch returns before its first acknowledgement leaves, by the calls to the kernel', () => {
    const trace = join(folder, 'trace');
    const calls = 'trace=fsync,fdatasync,pwrite64,write';
    const file = join(folder, 'traced.db');
    const { status, stdout } = spawnSync(
      'strace',
      ['-f', '-y', '-e', calls, '-o', trace, process.execPath, ALOUD, file],
      {
        encoding: 'utf8',
      },
    );
    expect(status).toBe(0);
    expect(stdout.match(/^ack /gm)).toHaveLength(15);
    const happened = storyOf(readFileSync(trace, 'utf8'));
    expect(happened.replaceAll(/W+/g, 'W')).toMatch(/^(W*S+)*(WSAAA){5}[WS]*$/);
  });
} else {
  test('strace is not here: that acknowledgements wait for the sync rests on the settings and on group-commit.test.ts', () => {
    expect(canTrace).toBe(false);
  });
}

/** W: the log was written to, S: a sync of it returned, A: an acknowledgement left. */
function storyOf(trace: string): string {
  const syncing = new Set<string>();
  let story = '';
  for (const line of trace.split('\n')) {
    const thread = line.split(' ')[0]!;
    if (/ write\(1[<,].*"ack /.test(line)) story += 'A';
    else if (/ pwrite64\(\d+<[^>]*-wal>/.test(line)) story += 'W';
    else if (/ f(data)?sync\(\d+<[^>]*-wal>/.test(line)) {
      if (line.includes('unfinished')) syncing.add(thread);
      else if (line.endsWith('= 0')) story += 'S';
    } else if (/<\.\.\. f(data)?sync resumed>.* = 0$/.test(line) && syncing.delete(thread)) story += 'S';
  }
  return story;
}
