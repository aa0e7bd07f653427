import { CHEMIN_DE_FER } from '@sabot/regulations';
import { expect, it } from 'vitest';
import { cheminDeFerGameIn } from '../../math/chemin-de-fer/index.ts';
import { cheminDeFerGameOf, cheminDeFerQuestionsOf } from './game-of.ts';
import { cheminDeFerSheetOf } from './sheet-of.ts';

const sent = <T>(sheet: T): T => JSON.parse(JSON.stringify(sheet));

it('a game of chemin de fer, as data, holds its four games and their grounds', () => {
  for (const { ruleset } of CHEMIN_DE_FER) {
    const sheet = sent(cheminDeFerSheetOf(ruleset));
    const questions = cheminDeFerQuestionsOf(ruleset);
    for (const chart of ['free', 'cuadro'] as const) {
      for (const banco of ['bound', 'free'] as const) {
        expect(cheminDeFerGameIn(sheet, chart, banco)).toEqual(cheminDeFerGameOf(questions, chart, banco));
      }
    }
    expect(sheet.deduction).toBe('1/20');
    expect(sheet.grounds.freeBanco).toEqual(['AST-CF-A-11~AMB-29']);
    expect(Object.values(sheet.grounds).every((refs) => refs.length > 0)).toBe(true);
  }
});
