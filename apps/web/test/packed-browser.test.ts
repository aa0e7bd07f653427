import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type PackedBrowser, packedBrowser } from './packed-browser.ts';

const WHOLE = '#!/bin/sh\necho Chromium 147.0\n';
const HALF = '#!/bin/sh\nkill -9 $$\n';

function written(path: string, script: string): void {
  writeFileSync(path, script);
  chmodSync(path, 0o700);
}

/** A package whose browser is a script that says its version; it counts how often it was unpacked. */
function packed(script = WHOLE): PackedBrowser & { unpacked: number } {
  const it = {
    folder: mkdtempSync(join(tmpdir(), 'sabot-packed-')),
    version: '147.0',
    unpacked: 0,
    unpack: async (into: string) => {
      it.unpacked += 1;
      const file = join(into, 'chromium');
      written(file, HALF);
      await new Promise(setImmediate);
      written(file, script);
    },
  };
  return it;
}
const reads = (path: string): string => readFileSync(path, 'utf8');

test('a browser is unpacked once, and found the next time', async () => {
  const browser = packed();
  const path = await packedBrowser({}, browser);
  expect(reads(path)).toBe(WHOLE);
  expect(await packedBrowser({ tried: true }, browser)).toBe(path);
  expect(browser.unpacked).toBe(1);
});

test('ten that ask at once get a whole one each, and leave nothing behind', async () => {
  const browser = packed();
  const paths = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const path = await packedBrowser({ tried: true }, browser);
      return reads(path);
    }),
  );
  expect(new Set(paths)).toEqual(new Set([WHOLE]));
  expect(readdirSync(browser.folder)).toEqual(['147.0']);
});

test('a broken leftover is replaced, also by two at once', async () => {
  const browser = packed();
  mkdirSync(join(browser.folder, '147.0'));
  written(join(browser.folder, '147.0', 'chromium'), HALF);
  const both = await Promise.all([packedBrowser({ tried: true }, browser), packedBrowser({ tried: true }, browser)]);
  expect(both.map(reads)).toEqual([WHOLE, WHOLE]);
  expect(readdirSync(browser.folder)).toEqual(['147.0']);
});

test('an empty folder and a file in its place are no browser', async () => {
  const empty = packed();
  mkdirSync(join(empty.folder, '147.0'));
  expect(reads(await packedBrowser({}, empty))).toBe(WHOLE);
  const file = packed();
  writeFileSync(join(file.folder, '147.0'), '');
  expect(reads(await packedBrowser({}, file))).toBe(WHOLE);
});

test('what an interrupted run began is cleared away after an hour, what another begins now is not', async () => {
  const browser = packed();
  const [old, now] = [join(browser.folder, 'unpacking-old'), join(browser.folder, 'unpacking-now')];
  for (const folder of [old, now]) mkdirSync(folder);
  utimesSync(old, 0, 0);
  await packedBrowser({}, browser);
  expect([existsSync(old), existsSync(now)]).toEqual([false, true]);
});

test('a browser that does not start here is refused, with its reason, and gets no name', async () => {
  const browser = packed('#!/bin/sh\necho "libnss3.so: cannot open shared object file" >&2\nexit 127\n');
  await expect(packedBrowser({}, browser)).rejects.toThrow(/does not start here: .*libnss3/s);
  expect(readdirSync(browser.folder)).toEqual([]);
});
