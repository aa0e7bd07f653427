import { writeFileSync } from 'node:fs';
import * as regulations from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { call } from '../../test/fake-io.ts';
import { inFolder } from '../../test/folder.ts';
import { CHEMIN_DE_FER, DOS_PANOS, golden } from '../../test/goldens.ts';

/** In the middle of the grounds of something, half way down. */
const cut = (text: string): string => text.slice(0, text.indexOf('[', text.length / 2) + 5);
const later = (text: string): string => text.replace('sabot 1', 'sabot 2');
const binary = Uint8Array.from({ length: 4096 }, (_, i) => (i * 197 + 131) % 256);

describe.each(['replay', 'scenario'])('%s', (command) => {
  describe.each([CHEMIN_DE_FER, DOS_PANOS])('%s', (name) => {
    const text = golden(name);
    it.each([
      ['binary', binary, /: is not UTF-8 text$/],
      ['empty', '', /:1:1 the first line must be "sabot 1"$/],
      ['a letter', 'Dear Ana,\n', /:1:1 the first line must be "sabot 1"$/],
      ['cut in the middle of a line', cut(text), /:\d+:\d+ \S.{10,}$/],
      ['of a later notation', later(text), /:1:7 version 2 is not known; this reader knows 1$/],
      ['of a ruleset that is not here', text.replace('-2011/', '-2031/'), /:2:9 unknown ruleset .* did you mean /],
    ])('refuses in one line a file that is %s', (_, content, line) =>
      inFolder(async (path) => {
        const file = path('told.sabot');
        writeFileSync(file, content);
        const { exit, out, err } = await call([command, file]);
        expect({ exit, out }).toEqual({ exit: 2, out: '' });
        expect(err.startsWith(file)).toBe(true);
        expect(err.trimEnd()).toMatch(line);
        expect(err.split('\n')).toHaveLength(2);
      }),
    );
  });
  it('refuses a file that is not there, and a folder', () =>
    inFolder(async (path) => {
      expect(await call([command, path('none')])).toMatchObject({ exit: 2, err: `${path('none')}: no such file\n` });
      const folder = { exit: 2, err: `${path('.')}: is a directory, not a file\n` };
      expect(await call([command, path('.')])).toMatchObject(folder);
    }));
});

it('a history cut between two lines is told as far as it goes, or the law says what is missing', async () => {
  const lines = golden(CHEMIN_DE_FER).split('\n');
  const ends = { 0: 0, 1: 0, 2: 0 };
  for (let length = 6; length < lines.length; length += 97) {
    const { exit, err } = await call(['replay', '-', '--json'], { stdin: `${lines.slice(0, length).join('\n')}\n` });
    expect(err).not.toContain('something went wrong');
    ends[exit] += 1;
  }
  expect(ends[0]).toBeGreaterThan(0);
  expect(ends[1] + ends[2]).toBeGreaterThan(0);
});

it('data that no game can read is told in words', async () => {
  const text = golden(DOS_PANOS);
  for (const data of ['null', '5', '{}', '"x"', '[null]']) {
    for (const field of ['outcomes', 'holders', 'next', 'order']) {
      const { exit, err, out } = await call(['replay', '-'], {
        stdin: text.replace(new RegExp(`(${field} )\`[^\`]*\``), `$1\`${data}\``),
      });
      expect(exit).toBeGreaterThan(0);
      expect(err + out).not.toMatch(/went wrong|Cannot read|is not (a function|iterable)|undefined|NaN/);
    }
  }
});

it('a game that is not compared is not called unknown', async () => {
  const id = regulations.DOS_PANOS[0]?.id as string;
  expect((await call(['compare', id])).err).toBe(
    `sabot: "${id}" has nothing to be compared with; "sabot rules ${id}" shows it\n`,
  );
});
