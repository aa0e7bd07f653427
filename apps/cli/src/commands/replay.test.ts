import { readFileSync, writeFileSync } from 'node:fs';
import type { AnyCoup } from '@sabot/story';
import { describe, expect, it } from 'vitest';
import { call, RULESET } from '../../test/fake-io.ts';
import { inFolder } from '../../test/folder.ts';
import { CHEMIN_DE_FER, DOS_PANOS, golden, goldenFile, goldens } from '../../test/goldens.ts';
import { widthOf } from '../terminal/paint.ts';

/** The history of a table that played by itself. */
const historyOf = (coups: number): Promise<string> =>
  inFolder(async (path) => {
    const file = path('table.sabot');
    await call(['play', '--auto', '--coups', String(coups), '--seed', 'replay', '--save', file]);
    return readFileSync(file, 'utf8');
  });

describe('sabot replay', async () => {
  const history = await historyOf(6);

  it('tells each coup, how the table stands, and that the log agrees with the law', async () => {
    const { exit, out, err } = await call(['replay', '-'], { stdin: history });
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out.match(/^coup \d+ +punto .* = \d +banca .* = \d +(punto|banca|tie)\b/gm)).toHaveLength(6);
    expect(out).toMatch(/\n {2}Nieves +[\d,.]+ +seat \d+\n/);
    expect(out).not.toMatch(/\n {2}you /); // who has left and settled is off the books
    expect(out).toMatch(/\nShoe 1, \d+ cards left/);
    expect(out).toContain('The log agrees with the law (edition 2)');
  });
  it('in Spanish', async () => {
    const { out } = await call(['replay', '-', '--lang', 'es'], { stdin: history });
    expect(out).toContain('El registro concuerda con la ley (edición 2)');
    expect(out).toMatch(/^jugada 1 /m);
  });
  it('as data, with balances that come to nothing', async () => {
    const told = JSON.parse((await call(['replay', '-', '--json'], { stdin: history })).out);
    expect(told).toMatchObject({ file: '-', ruleset: RULESET, edition: 2, agrees: true, difference: null });
    expect(told.coups).toHaveLength(6);
    expect(told.coups[0]).toMatchObject({
      coup: 1,
      hands: { punto: { cards: expect.any(Array), total: expect.any(Number) } },
    });
    expect(Object.values<number>(told.balances).reduce((sum, amount) => sum + amount, 0)).toBe(0);
  });
  it('says where a log differs from the law, and ends with 1', async () => {
    const [, total] = history.match(/coup-decided outcome \w+ punto (\d)/) ?? [];
    const changed = history.replace(/(coup-decided outcome \w+ punto )\d/, `$1${total === '7' ? 6 : 7}`);
    const { exit, out, err } = await call(['replay', '-'], { stdin: changed });
    expect(exit).toBe(1);
    expect(out).toMatch(/\nThe law, asked again, says something else:\n {2}-:\d+:\d+ the law decides: [^\n]+\n$/);
    expect(err).toBe('');
    const json = await call(['replay', '-', '--json'], { stdin: changed });
    expect(json.err).toMatch(/^-:\d+:\d+ the law decides: [^\n]+\n$/);
  });
  it('folds a log of another edition, and says that it was not checked', async () => {
    const { exit, out } = await call(['replay', '-'], { stdin: history.replaceAll('edition 2', 'edition 7') });
    expect(exit).toBe(1);
    expect(out).toContain('Played under edition 7; only edition 2 is here to be asked');
  });
  it('is not turned away by a heading that names another edition', async () => {
    const { exit, out, err } = await call(['replay', '-'], { stdin: history.replace('edition 2', 'edition 3') });
    expect({ exit, out }).toEqual({ exit: 1, out: '' });
    expect(err).toBe('-:3:9 the heading says edition 3, table-opened says 2\n');
  });
  it('says which posting cannot have been, and ends with 1', async () => {
    const lines = history.split('\n');
    const at = lines.findIndex((line) => line.includes('$ outside -> player:you 1000.00'));
    lines[at] = '    $ player:you -> outside 30.00 [AST-PB-D-1~OM-27]';
    const { exit, out, err } = await call(['replay', '-'], { stdin: lines.join('\n') });
    expect({ exit, out }).toEqual({ exit: 1, out: '' });
    const message = 'this cannot have happened: posting of 30.00 from player:you to outside would overdraw';
    expect(err).toBe(`-:${at + 1}:5 ${message}\n`);
    const json = await call(['replay', '-', '--json'], { stdin: lines.join('\n') });
    expect(JSON.parse(json.out)).toEqual({
      file: '-',
      agrees: false,
      difference: { line: at + 1, column: 5, message, messageEs: expect.stringContaining('30.00 de player:you') },
    });
  });
  it('shows no character of a file that a terminal would obey', async () => {
    const named = history.replace('edition 2\n', 'edition 2\ntitle "\u001b[2J\u0000"\n');
    expect((await call(['replay', '-'], { stdin: named })).out).toMatch(/^\\u\{1b\}\[2J\\u\{0\} · /);
  });
  it('refuses in one line what is no history', () =>
    inFolder(async (path) => {
      const file = path('broken.sabot');
      writeFileSync(file, `sabot 1\nruleset ${RULESET}\n\nana: sit one\n`);
      const { exit, out, err } = await call(['replay', file]);
      expect({ exit, out }).toEqual({ exit: 2, out: '' });
      expect(err).toMatch(new RegExp(`^${file}:4:\\d+ [^\\n]+\\n$`));
      const overdrawn = history.replaceAll(/(\$ outside -> player:you )[\d.]+/g, '$10.01');
      expect((await call(['replay', '-'], { stdin: overdrawn })).err).toMatch(/^-:\d+:\d+ [^\n]+\n$/);
    }));
});

describe('sabot replay of every game', () => {
  it.each(goldens)('tells %s on eighty columns', async (name) => {
    const { exit, out, err } = await call(['replay', goldenFile(name), '--lang', 'es']);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).not.toMatch(/\b(NaN|undefined|null|object)\b/);
    expect(out.split('\n').filter((line) => widthOf(line) > 80)).toEqual([]);
  });
  it('tells chemin de fer with who had the bank and who called banco', async () => {
    const tables = goldens.filter((name) => name.includes('/chemin-de-fer/'));
    const told = await Promise.all(tables.map((name) => call(['replay', goldenFile(name)])));
    const out = told.map((one) => one.out).join('');
    const hand = '(?:(?:10|[A2-9JQK])[♠♥♦♣] ){2,3}= \\d';
    const won = new RegExp(
      `coup \\d+ +punto ${hand} +banca ${hand} +banca \\*\n {9}bank \\w+ \\+[\\d,.]+ · (?:banco )?\\w+ −[\\d,.]+\n`,
    );
    expect(out).toMatch(won);
    expect(out).toMatch(/\n {9}bank \w+ −[\d.,]+ · banco \w+ \+[\d.,]+\n/);
    // Who has a part of the bank wins and loses with the banker.
    expect(out).toMatch(/\n {9}bank \w+ ([+−])[\d.,]+ · bank \w+ \1[\d.,]+ · (?:banco )?\w+ (?!\1)[+−][\d.,]+\n/);
    expect(out).toMatch(
      /\n {2}\w+ +[\d,.]+ {2}(?:seat|standing behind seat) \d · has the bank(?: ·|\n +) [\d,.]+ in the bank\n/,
    );
    expect(out).toMatch(/\n {2}cagnotte +[\d,.]+\n {2}outside +−[\d,.]+\n\nShoe \d, \d+ cards left\n/);
  });
  it('tells dos paños paño by paño', async () => {
    const { out } = await call(['replay', goldenFile(DOS_PANOS), '--lang', 'es']);
    const hand = '(?:(?:10|[A2-9JQK])[♠♥♦♣] ){2,3}= \\d';
    const both = [
      `jugada \\d+ +paño 1 ${hand} +banca ${hand} +(?:paño|banca|empate)[ *]*`,
      ` {11}paño 2 ${hand} +banca ${hand} +(?:paño|banca|empate)[ *]*`,
      ' {11}banca \\w+ [+−]?[\\d.,]+ · \\w+ [+−]?[\\d.,]+ ',
    ];
    expect(out).toMatch(new RegExp(both.join('\n')));
    expect(out).toMatch(/\n {2}\w+ +[\d.,]+ {2}(?:departamento \d+|de pie .+) · tiene la banca/);
    expect(out).toMatch(/ en (?:la banca|depósito)\b/);
    expect(out).toMatch(/\n {2}cagnotte +[\d.,]+\n/);
  });
  it('says of a table at which nothing was played only that', async () => {
    const opened = golden(CHEMIN_DE_FER).split('\n').slice(0, 6).join('\n');
    const told = (lines: string) => call(['replay', '-'], { stdin: `${lines}\n` });
    expect((await told(opened)).out).toMatch(/^\S+\nNo coup was played\.\n\nPlay is suspended\.\n\nThe log agrees/);
    const [heading = ''] = opened.split('\n\n');
    expect((await told(heading)).out).toContain('\nThe table was not opened.\n');
  });
  it('says so of a paño that was annulled', async () => {
    const { out } = await call(['replay', goldenFile(DOS_PANOS), '--json']);
    const { coups } = JSON.parse(out);
    const annulled = coups.filter(({ ends }: { ends: object }) => JSON.stringify(ends).includes('annulled'));
    expect(annulled).not.toHaveLength(0);
  });
  it('gives data of the same shape whatever is played', async () => {
    for (const name of [CHEMIN_DE_FER, DOS_PANOS]) {
      const told = JSON.parse((await call(['replay', goldenFile(name), '--json'])).out);
      expect(told).toMatchObject({ agrees: true, difference: null, coups: expect.any(Array) });
      for (const { nets, ends, hands } of told.coups as readonly AnyCoup[]) {
        expect(Object.values(nets).every(Number.isInteger)).toBe(true);
        expect(Object.keys(hands)).toEqual([...Object.keys(ends), 'banca']);
        for (const end of Object.values(ends)) {
          expect(end?.outcome ?? null).toBeOneOf(['punto', 'pano', 'banca', 'tie', 'annulled', null]);
        }
      }
    }
  });
});
