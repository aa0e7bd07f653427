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
  expect(lines).toContain('bea takes the bank for 38,543,522.77');
  expect(lines).toContain('  dora bets  punto 10  line 216');
  expect(lines).toContain('  ciro does not bet');
  expect(lines).toContain('  The croupier: “carta”');
  expect(lines).toContain('  eloy makes banco');
  expect(lines).toContain('  banca  8♠ A♠ = 9');
  expect(lines).toContain('  Banca wins, 9 to 0');
});

it('dos paños is told paño by paño', () => {
  const lines = told(DOS_PANOS, 'es');
  expect(lines).toContain('  paño 2: Gana el paño, 8 a 0');
  expect(lines).toContain('  paño 1: Empate a 0');
  expect(lines.some((line) => /^ {2}\w+ apuesta {2}paño 1 [\d.]+ {2}paño 2 /.test(line))).toBe(true);
});
