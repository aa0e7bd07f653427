import { dosPanosGamesOf, dosPanosQuestionsOf } from '@sabot/odds/dos-panos';
import { DOS_PANOS } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { DOS_PANOS_QUESTIONS } from '../../../test/dos-panos/questions.ts';
import { call } from '../../../test/fake-io.ts';
import { inFolder } from '../../../test/folder.ts';

const DOS_PANOS_ID = 'asturias-2011/dos-panos';
const data = async (...args: readonly string[]) => {
  const { exit, out, err } = await call([...args, '--json']);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  return JSON.parse(out);
};

describe('a ruleset of dos paños', () => {
  it('answers for the pontes, the banker, the cuadro, the shoe and both modalities', () => {
    const ruleset = DOS_PANOS.find(({ id }) => id === DOS_PANOS_ID)?.ruleset;
    if (ruleset === undefined) throw new Error('no such ruleset');
    const { decks, below, deductions, values, ...asked } = dosPanosQuestionsOf(ruleset);
    const { decks: d, below: b, deductions: parts, values: v } = DOS_PANOS_QUESTIONS;
    expect({ decks, below, deductions, values }).toEqual({ decks: d, below: b, deductions: parts, values: v });
    expect(dosPanosGamesOf({ ...DOS_PANOS_QUESTIONS, ...asked })).toEqual(dosPanosGamesOf(DOS_PANOS_QUESTIONS));
  });

  it('is solved with the deduction of its bank', async () => {
    const limited = await data('solve', DOS_PANOS_ID, '--second', 'blind');
    expect(limited).toMatchObject({ ruleset: DOS_PANOS_ID, decks: 6, deduction: '1/50' });
    expect(Number(limited.solutions[0].toBanker.decimal)).toBeCloseTo(0.00212479, 8);
    const free = await data('solve', DOS_PANOS_ID, '--second', 'blind', '--modality', 'libre');
    expect(free.deduction).toBe('1/80');
  });

  it('is simulated, goes on where it was stopped, and lies near the exact figures', () =>
    inFolder(async (path) => {
      const file = path('two.json');
      const asked = ['--seed', '7', '--ponte', 'draw', '--banker', 'best', '--stakes', '2:1'] as const;
      await call(['simulate', DOS_PANOS_ID, '--coups', '90000', ...asked, '--out', file]);
      const straight = await data('simulate', DOS_PANOS_ID, '--coups', '200000', ...asked);
      expect(await data('simulate', DOS_PANOS_ID, '--resume', file, '--coups', '200000')).toEqual(straight);
      const { first, second, fares, strategies } = straight;
      expect(strategies).toEqual({ ponte: 'draw', banker: 'best', stakes: '2:1', deduction: '1/50' });
      for (const part of [first, second, fares])
        for (const { deviation } of Object.values<{ deviation: number }>(part))
          expect(Math.abs(deviation)).toBeLessThan(5);
      const other = await call(['simulate', DOS_PANOS_ID, '--resume', file, '--modality', 'libre']);
      expect(other).toEqual({ exit: 2, out: '', err: `${file}: has --deduction 1/50, not 1/80\n` });
    }));
});
