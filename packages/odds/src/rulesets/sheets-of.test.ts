import { CHEMIN_DE_FER, DOS_PANOS, PUNTO_BANCA, type PuntoBancaRuleset } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import {
  cheminGameIn,
  coupGameIn,
  fractionOf,
  fractionText,
  fullPack,
  nextCoup,
  remaining,
  twoGameIn,
} from '../math/index.ts';
import { cheminGameOf, cheminQuestionsOf } from './chemin-game-of.ts';
import { cuadroOf, dosPanosGameOf } from './dos-panos-game.ts';
import { dosPanosQuestionsOf } from './dos-panos-game-of.ts';
import { oddsOf } from './odds-of.ts';
import { cheminSheetOf, coupSheetOf, twoSheetOf } from './sheets-of.ts';

const sent = <T>(sheet: T): T => JSON.parse(JSON.stringify(sheet));

describe('a game as data', () => {
  it('gives, after its journey as JSON, the same odds as the ruleset itself', () => {
    for (const { ruleset } of PUNTO_BANCA) {
      const rules = ruleset as PuntoBancaRuleset;
      const sheet = sent(coupSheetOf(rules));
      const left = remaining(3, ['As', 'Kd', '7h', '6c', '6c']);
      if (!left.ok) throw new Error(left.fault.code);
      for (const pack of [fullPack(3), left.pack]) {
        const [there, here] = [nextCoup(coupGameIn(sheet), pack), oddsOf(rules, 3, pack)];
        expect(there.distribution).toEqual(here.distribution);
        expect(there.pairs).toEqual(here.pairs);
        const told = (odds: typeof there | typeof here) =>
          odds.bets.map(({ bet, mode, prospect }) => ({ bet, mode, prospect }));
        expect(told(there)).toEqual(told(here));
      }
    }
  });

  it('names the rules each payment rests on and what is paid', () => {
    const sheet = coupSheetOf(
      PUNTO_BANCA.find(({ id }) => id === 'buenos-aires-2016/midi')?.ruleset as PuntoBancaRuleset,
    );
    expect(sheet.bets.map(({ bet, mode, pays }) => [bet, mode, pays])).toContainEqual([
      'banca',
      'half-on-six',
      [
        { pays: '1', totals: [1, 2, 3, 4, 5, 7, 8, 9] },
        { pays: '1/2', totals: [6] },
      ],
    ]);
    for (const { grounds } of sheet.bets) expect(grounds[0]).toMatch(/^BUE-MIDI-/);
  });

  it('holds the four games of chemin de fer and their grounds', () => {
    for (const { ruleset } of CHEMIN_DE_FER) {
      const sheet = sent(cheminSheetOf(ruleset));
      const questions = cheminQuestionsOf(ruleset);
      for (const chart of ['free', 'cuadro'] as const) {
        for (const banco of ['bound', 'free'] as const) {
          expect(cheminGameIn(sheet, chart, banco)).toEqual(cheminGameOf(questions, chart, banco));
        }
      }
      expect(sheet.deduction).toBe('1/20');
      expect(sheet.grounds.freeBanco).toEqual(['AST-CF-A-11~AMB-29']);
      expect(Object.values(sheet.grounds).every((refs) => refs.length > 0)).toBe(true);
    }
  });
});

it('fractions are read as they are written, and nothing else is', () => {
  for (const text of ['0', '-1', '19/20', '-3/7']) expect(fractionText(fractionOf(text))).toBe(text);
  for (const text of ['', '1/0', '0.5', '1 / 2', '--1']) expect(() => fractionOf(text)).toThrow(RangeError);
});

it('a game against two paños holds its cuadro, its deductions and their grounds', () => {
  for (const { ruleset } of DOS_PANOS) {
    const sheet = sent(twoSheetOf(ruleset));
    const questions = dosPanosQuestionsOf(ruleset);
    expect(twoGameIn(sheet)).toEqual(dosPanosGameOf(questions, 'free'));
    expect(sheet.cuadro).toEqual(cuadroOf(questions));
    expect(sheet.deductions.map(({ part }) => part)).toEqual(
      questions.deductions.map(({ part }) => fractionText(part)),
    );
    expect(Object.values(sheet.grounds).every((refs) => refs.length > 0)).toBe(true);
  }
});
