import { foldHistory } from '@sabot/notation';
import { moneyIn } from '@sabot/words';
import { describe, expect, it } from 'vitest';
import { CHEMIN_DE_FER, DOS_PANOS, golden, goldens } from '../../../test/goldens.ts';
import { LANGUAGES, type Language, WORDS } from '../../terminal/language.ts';
import { type AnyWitnessed, watchTold } from './watch-told.ts';

const told = (name: string, language: Language = 'en'): readonly string[] =>
  foldHistory(golden(name)).events.flatMap(
    (event) =>
      watchTold(event as unknown as AnyWitnessed, [], {
        words: WORDS[language],
        money: (cents) => moneyIn(language, cents),
        language,
      }) ?? [],
  );

describe.each(LANGUAGES)('looking on, in %s', (language) => {
  it.each(goldens)('%s', (name) => {
    const lines = told(name, language);
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => /\b(NaN|undefined|null)\b|\[object|pano/.test(line))).toEqual([]);
  });
});

it('chemin de fer is told with its bank, its bancos and its words', () => {
  const lines = told(CHEMIN_DE_FER);
  const some = (line: RegExp): void => expect(lines).toContainEqual(expect.stringMatching(line));
  some(/^\w+ takes the bank for [\d,]+(\.\d\d)?$/);
  some(/^ {2}\w+ bets {2}punto \d+ {2}line [\d,]+$/);
  some(/^ {2}\w+ does not bet$/);
  some(/^ {2}(?:The croupier|\w+): “carta”$/);
  some(/^ {2}\w+ makes banco$/);
  some(/^ {2}banca {2}(?:(?:10|[A2-9JQK])[♠♥♦♣] ){2,3}= \d$/);
  some(/^ {2}Banca wins, \d to \d$/);
});

it('dos paños is told paño by paño', () => {
  const lines = told(DOS_PANOS, 'es');
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}paño [12]: Gana el paño, [1-9] a \d$/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}paño [12]: Empate a \d$/));
  expect(lines.some((line) => /^ {2}\w+ apuesta {2}paño 1 [\d.]+ {2}paño 2 /.test(line))).toBe(true);
});
