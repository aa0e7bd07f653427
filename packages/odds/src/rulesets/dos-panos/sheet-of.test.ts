import { DOS_PANOS } from '@sabot/regulations';
import { expect, it } from 'vitest';
import { dosPanosGameIn } from '../../math/dos-panos/index.ts';
import { fractionText } from '../../math/index.ts';
import { cuadroOf, dosPanosGameOf } from './game-of.ts';
import { dosPanosQuestionsOf } from './questions-of.ts';
import { dosPanosSheetOf } from './sheet-of.ts';

const sent = <T>(sheet: T): T => JSON.parse(JSON.stringify(sheet));

it('a game against two paños holds its cuadro, its deductions and their grounds', () => {
  for (const { ruleset } of DOS_PANOS) {
    const sheet = sent(dosPanosSheetOf(ruleset));
    const questions = dosPanosQuestionsOf(ruleset);
    expect(dosPanosGameIn(sheet)).toEqual(dosPanosGameOf(questions, 'free'));
    expect(sheet.cuadro).toEqual(cuadroOf(questions));
    expect(sheet.deductions.map(({ part }) => part)).toEqual(
      questions.deductions.map(({ part }) => fractionText(part)),
    );
    expect(Object.values(sheet.grounds).every((refs) => refs.length > 0)).toBe(true);
  }
});
