import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@sabot/event-store';
import { expect, it } from 'vitest';
import { call } from '../../test/fake-io.ts';

const WORD = 'a stake nobody may change';

async function kept(word = WORD): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-verify-'));
  const store = await openStore(join(folder, 'sabot.db'));
  const event = { type: 'Said', data: JSON.stringify({ word }) };
  const write = { stream: 'table-1', expected: 0, ruleset: 'none', edition: 1, events: [event] };
  await store.append({ commandId: 'c1', actor: 'ana', at: 1_767_225_600_000, writes: [write] });
  await store.close();
  return folder;
}

it('says that everything is as it was written', async () => {
  const folder = await kept();
  const { exit, out } = await call(['verify', '--data', folder]);
  expect([exit, out]).toEqual([0, '1 event of 1 stream: all is as it was written.\n']);
});

it('names the event that was changed', async () => {
  const folder = await kept();
  const file = join(folder, 'sabot.db');
  const bytes = readFileSync(file);
  const at = bytes.indexOf(WORD);
  expect(at).toBeGreaterThan(0);
  bytes[at] = 'A'.charCodeAt(0);
  writeFileSync(file, bytes);
  const { exit, err } = await call(['verify', '--data', folder]);
  expect([exit, err]).toEqual([1, 'table-1, event 1: changed\n']);
});

it('does not call an emptied file sound', async () => {
  const folder = await kept();
  const file = join(folder, 'sabot.db');
  rmSync(`${file}-wal`, { force: true });
  writeFileSync(file, '');
  const err = `${file}: nothing is kept here, so there is nothing to check\n`;
  expect(await call(['verify', '--data', folder])).toEqual({ exit: 2, out: '', err });
});

it('has nothing to read where nothing is kept', async () => {
  const { exit, err } = await call(['verify', '--data', join(tmpdir(), 'sabot-nowhere')]);
  expect(exit).toBe(2);
  expect(err).toContain('sabot.db');
});

it('prints the heads of all streams, and compares a store with those that were kept', async () => {
  const folder = await kept();
  const printed = await call(['heads', '--data', folder]);
  expect(printed).toMatchObject({
    exit: 0,
    out: expect.stringMatching(/^sabot-heads-1 \S+ 1\n1 [0-9a-f]{64} table-1\n$/),
  });
  const file = join(folder, 'kept-elsewhere');
  writeFileSync(file, printed.out);
  expect(await call(['verify', '--data', folder, '--heads', file])).toEqual({
    exit: 0,
    out: '1 event of 1 stream: all is as it was written, and goes through the head that was kept.\n',
    err: '',
  });
  // A whole new chain is sound in itself; only the heads know better.
  const other = await kept('another word');
  expect(await call(['verify', '--data', other])).toMatchObject({ exit: 0 });
  expect(await call(['verify', '--data', other, '--heads', file])).toMatchObject({
    exit: 1,
    err: 'table-1, event 1: not-as-noted\n',
  });
  writeFileSync(file, printed.out.slice(0, 60));
  expect(await call(['verify', '--data', folder, '--heads', file, '--lang', 'en'])).toMatchObject({
    exit: 2,
    err: `${file}: this is no list of heads from "sabot heads"\n`,
  });
});
