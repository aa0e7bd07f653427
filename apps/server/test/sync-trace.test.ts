import { expect, it } from 'vitest';
import { acknowledgedAfterSync } from './kit/sync-trace.ts';

const WRITE = '7 pwrite64(30</data/sabot.db-wal>, "…act:ana:id-1-…", 4096, 32) = 4096';
const SYNC = '7 fdatasync(30</data/sabot.db-wal>) = 0';
const SLOW_SYNC = ['7 fdatasync(30</data/sabot.db-wal> <unfinished ...>', '7 <... fdatasync resumed>) = 0'];
const ANSWER =
  '1 writev(21<socket:[9]>, [{iov_base="{\\"type\\":\\"answer\\",\\"commandId\\":\\"id-1-\\",\\"ok\\":true"}], 1) = 90';
const story = (...lines: readonly string[]): string => acknowledgedAfterSync(lines.join('\n'), 'id-1-');

it('tells a sync that came first from one that came late, or failed, or was of another file', () => {
  expect(story(WRITE, SYNC, ANSWER)).toBe('written, synced, acknowledged');
  expect(story(WRITE, ...SLOW_SYNC, ANSWER)).toBe('written, synced, acknowledged');
  expect(story(WRITE, ANSWER, SYNC)).toBe('written, acknowledged');
  expect(story(WRITE, SLOW_SYNC[0] as string, ANSWER, SLOW_SYNC[1] as string)).toBe('written, acknowledged');
  expect(story(SYNC, WRITE, ANSWER)).toBe('written, acknowledged');
  expect(story(WRITE, SYNC.replace('= 0', '= -1 EIO'), ANSWER)).toBe('written, acknowledged');
  expect(story(WRITE, SYNC.replace('-wal', ''), ANSWER)).toBe('written, acknowledged');
  expect(story(ANSWER, WRITE, SYNC)).toBe('acknowledged');
  expect(story(WRITE, SYNC)).toBe('written, synced, never acknowledged');
});
