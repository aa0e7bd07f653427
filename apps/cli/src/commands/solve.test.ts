import type { CheminDeFerQuestions } from '@sabot/odds/chemin-de-fer';
import { ZERO } from '@sabot/odds/math';
import type { Duty } from '@sabot/odds/math/chemin-de-fer';
import { moneyIn } from '@sabot/words';
import { describe, expect, it } from 'vitest';
import { call, fakeIo, RULESET } from '../../test/fake-io.ts';
import type { Options } from '../call/arguments.ts';
import { BadCall } from '../call/bad-call.ts';
import { solveGame } from '../odds/chemin-de-fer/solution.ts';
import { type Language, WORDS } from '../terminal/language.ts';
import { paintFor } from '../terminal/paint.ts';

/** The banker's duties by the chart, with the two cells it leaves open. */
function byChart(total: number, third: number | 'stood'): Duty {
  if ((total === 3 && third === 9) || (total === 5 && third === 4)) return 'free';
  if (third === 'stood') return total <= 5 ? 'draw' : 'stand';
  const draws = [() => true, () => true, () => true, (t: number) => t !== 8, (t: number) => t >= 2 && t <= 7];
  const later = [(t: number) => t >= 5 && t <= 7, (t: number) => t === 6 || t === 7, () => false];
  return [...draws, ...later][total]?.(third) ? 'draw' : 'stand';
}

const QUESTIONS: CheminDeFerQuestions = {
  ponte: (total, banco) => (banco === 'free' ? 'free' : total < 5 ? 'draw' : total === 5 ? 'free' : 'stand'),
  banker: (total, third, chart) => {
    if (total === 0) return 'draw';
    return chart === 'free' ? 'free' : byChart(total, third);
  },
  decks: 6,
  deduction: ZERO,
  values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0],
};

function solved(options: Options, language: Language = 'en'): string {
  const { io, out } = fakeIo();
  const words = WORDS[language];
  const exit = solveGame('chemin', QUESTIONS, {
    rulesets: [],
    args: ['chemin'],
    options,
    io,
    language,
    words,
    paint: paintFor(false),
    money: (cents: number) => moneyIn(language, cents),
  });
  expect(exit).toBe(0);
  return out();
}

const fault = (options: Options): string => {
  try {
    solved(options);
  } catch (error) {
    if (error instanceof BadCall) return error.say(WORDS.en.bad);
  }
  throw new Error('nothing was refused');
};

describe('sabot solve', () => {
  it('gives the equilibrium of six decks and five per cent as data', () => {
    const sheet = JSON.parse(solved({ json: true, deduction: '0.05' }));
    expect(sheet).toMatchObject({ decks: 6, cards: 312, deduction: '1/20', chart: 'free', ponte: 'total' });
    expect(sheet.solutions).toHaveLength(1);
    const [{ ponte, banker, toPonte, toBanker }] = sheet.solutions;
    expect(ponte).toHaveLength(1);
    expect(Number(ponte[0].draws.decimal)).toBeCloseTo(0.82927919, 8);
    expect(Number(toPonte.decimal)).toBeCloseTo(-0.01291551, 8);
    expect(Number(toBanker.decimal)).toBeCloseTo(-0.01009495, 8);
    const mixed = banker.filter(({ draws }: { draws: { fraction: string } }) => draws.fraction.includes('/'));
    expect(mixed).toMatchObject([{ total: 6, third: 'stood', cost: { fraction: '0' } }]);
    expect(banker).toHaveLength(88);
  });

  it('prints a strategy to lay on the table, in both languages, within eighty columns', () => {
    const en = solved({ deduction: '5%' });
    expect(en).toMatch(/^chemin · 6 decks · 312 cards\nthe banker is free · 5\.00% deducted/);
    expect(en).toContain('5: draws 82.93% of the time');
    expect(en).toMatch(/\n {2}0 +d( +d){10}\n/);
    expect(en).toMatch(/\n {2}6 +38% +S +S +S +S +S +S +D +D +S +S\n/);
    expect(en).toMatch(/\n {2}7 +S( +S){10}\n/);
    const es = solved({ deduction: '5%' }, 'es');
    expect(es).toContain('5: pide el 82,93 % de las veces');
    expect(es).toMatch(/\n {2}6 +38% +P +P +P +P +P +P +T +T +P +P\n/);
    for (const text of [en, es, solved({ banker: 'cards' }, 'es')]) {
      for (const line of text.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
    }
  });

  it('binds the banker by the chart, and then a ponte who stands on five loses by it', () => {
    const sheet = JSON.parse(solved({ json: true, chart: 'cuadro', decks: '8', deduction: '1/20' }));
    const [{ ponte, toPonte, toBanker, banker }] = sheet.solutions;
    // Punto y banca by another way: the published edges of eight decks.
    expect([toPonte.decimal, toBanker.decimal]).toEqual(['-0.01235081328917', '-0.01057905784247']);
    expect(ponte[0].draws.fraction).toBe('1');
    expect(Number(ponte[0].cost.decimal)).toBeGreaterThan(0);
    expect(banker.filter(({ duty }: { duty: string }) => duty === 'free')).toHaveLength(2);
    expect(solved({ chart: 'cuadro' })).toMatch(/5: draws; doing otherwise costs \d/);
  });

  it('counts the cards that are gone and lets the ponte look at his', () => {
    const sheet = JSON.parse(solved({ json: true, ponte: 'cards', removed: 'As,Kd' }));
    expect(sheet).toMatchObject({ cards: 310, removed: ['As', 'Kd'] });
    expect(sheet.solutions[0].ponte.map(({ hand }: { hand: string }) => hand).sort()).toEqual([
      '0+5',
      '1+4',
      '2+3',
      '6+9',
      '7+8',
    ]);
  });

  it('sets a banco player free, with a deduction too: he gains nothing by it', () => {
    const bound = JSON.parse(solved({ json: true, deduction: '0.05' }));
    const free = JSON.parse(solved({ json: true, deduction: '0.05', banco: 'free' }));
    expect([bound.banco, free.banco]).toEqual(['bound', 'free']);
    const [{ ponte, ...rest }] = free.solutions;
    const [{ ponte: one, ...same }] = bound.solutions;
    expect(rest).toEqual(same);
    expect(ponte).toHaveLength(8);
    expect(ponte).toContainEqual(one[0]);
    const told = solved({ deduction: '0.05', banco: 'free' });
    expect(told).toContain('the player made banco and has been set free');
    expect(told).toMatch(/\n {2}4: draws; doing otherwise costs \d/);
    expect(told).toMatch(/\n {2}5: draws 82\.93% of the time/);
    expect(told).toMatch(/\n {2}6: stands; doing otherwise costs \d/);
    expect(solved({ banco: 'free' }, 'es')).toContain('ha hecho banco y se le ha dejado libre');
    expect(fault({ banco: 'no' })).toBe('"--banco" takes bound or free, not "no"');
  });

  it('refuses what it cannot solve, in one line', () => {
    expect(fault({ deduction: 'much' })).toContain('not "much"');
    expect(fault({ deduction: '1' })).toContain('not "1"');
    expect(fault({ chart: 'round' })).toBe('"--chart" takes free or cuadro, not "round"');
    expect(fault({ ponte: 'suits' })).toBe('"--ponte" takes total or cards, not "suits"');
    expect(fault({ ponte: 'cards', deduction: '5%' })).toContain('not solved');
    expect(fault({ decks: '0' })).toContain('from 1 to 20');
    expect(fault({ stakes: '2:1' })).toContain('"--stakes" changes nothing in chemin');
    expect(fault({ league: true })).toContain('"--league" changes nothing in chemin');
  });

  it('asks a ruleset of chemin de fer for its duties, its cuadro and its deduction', async () => {
    const CHEMIN = 'asturias-2011/chemin-de-fer';
    const solve = async (...more: string[]) => {
      const { exit, out, err } = await call(['solve', CHEMIN, '--json', ...more]);
      expect({ exit, err }).toEqual({ exit: 0, err: '' });
      return JSON.parse(out);
    };
    const ours = JSON.parse(solved({ json: true, deduction: '0.05' }));
    const free = await solve('--decks', '6', '--deduction', '0.05');
    expect(free).toEqual({ ...ours, ruleset: CHEMIN });
    expect(await solve()).toEqual(free);
    const bound = JSON.parse(solved({ json: true, deduction: '0.05', chart: 'cuadro' }));
    expect(await solve('--chart', 'cuadro')).toEqual({ ...bound, ruleset: CHEMIN });
    const freed = JSON.parse(solved({ json: true, deduction: '0.05', banco: 'free' }));
    expect(await solve('--banco', 'free')).toEqual({ ...freed, ruleset: CHEMIN });
    const { err } = await call(['odds', CHEMIN]);
    expect(err).toBe(`sabot: people decide in ${CHEMIN}; "sabot solve ${CHEMIN}" says what they should do\n`);
  });

  it('says that nobody decides anything where the rules decide', async () => {
    for (const lang of ['en', 'es']) {
      const { exit, out, err } = await call(['solve', RULESET, '--lang', lang]);
      expect({ exit, out }).toEqual({ exit: 2, out: '' });
      expect(err).toMatch(lang === 'en' ? /^sabot: nobody decides anything in [^\n]+\n$/ : /nadie decide nada/);
    }
  });
});
