import type { SimulatedDosPanos } from '@sabot/odds/dos-panos';
import { nothingPlayed } from '@sabot/odds/simulation';
import { moneyIn } from '@sabot/words';
import { describe, expect, it } from 'vitest';
import { DOS_PANOS_QUESTIONS } from '../../../test/dos-panos/questions.ts';
import { fakeIo } from '../../../test/fake-io.ts';
import type { Options } from '../../call/arguments.ts';
import type { Call } from '../../commands/command.ts';
import { type Language, WORDS } from '../../terminal/language.ts';
import { paintFor } from '../../terminal/paint.ts';
import { playTogether } from '../simulation/crew.ts';
import { dosPanosSimulator } from './simulation.ts';

const SIMULATOR = dosPanosSimulator({ id: 'two', edition: 1 }, DOS_PANOS_QUESTIONS);
const asking = (options: Options, language: Language = 'en'): Call => ({
  rulesets: [],
  args: ['two'],
  options,
  io: fakeIo().io,
  language,
  words: WORDS[language],
  paint: paintFor(false),
  money: (cents: number) => moneyIn(language, cents),
});

describe('a simulation of dos paños', () => {
  it('is the same with any number of workers, and near the exact figures', async () => {
    const strategies = SIMULATOR.strategies(
      asking({ stakes: '3:1', modality: 'libre', banker: 'best', ponte: 'draw' }),
    );
    expect(strategies).toEqual({ ponte: 'draw', banker: 'best', stakes: '3:1', deduction: '1/80' });
    const { rules, report } = SIMULATOR.prepare(6, strategies);
    const plan = { ruleset: 'two', edition: 1, decks: 6, seed: 7, wanted: 250_000, strategies };
    const sheets = await Promise.all(
      [1, 3].map(async (workers) => {
        const work = { rules, seed: plan.seed, wanted: plan.wanted, workers };
        const start = { pieces: 0, played: nothingPlayed(rules) };
        const { played, isComplete } = await playTogether(work, start, new AbortController().signal, () => {});
        return report(plan, played, isComplete);
      }),
    );
    const [one, three] = sheets.map(({ sheet }) => sheet);
    expect(three).toEqual(one);
    const { first, second, fares, results, coups } = one as SimulatedDosPanos & { readonly coups: number };
    for (const { deviation } of [first, second, fares].flatMap((part) => Object.values(part)))
      expect(Math.abs(deviation)).toBeLessThan(5);
    expect(results.reduce((sum, many) => sum + many, 0)).toBe(coups);
    expect(sheets[0]?.csv().split('\n')).toHaveLength(1 + 3 + 3 + 4);
    for (const language of ['en', 'es'] as const) {
      const told = sheets[0]?.told(asking({}, language)) ?? [];
      expect(told.length).toBeGreaterThan(15);
      for (const line of told) expect([...line].length).toBeLessThanOrEqual(80);
    }
  });
});
