import { fractionOf, numberOf } from '@sabot/odds/math';
import type { CheminDeFerSheet } from '@sabot/odds/math/chemin-de-fer';
import { describe, expect, test } from 'vitest';
import { type CheminDeFerAsked, type CheminDeFerWork, cheminDeFerWork, type Lines } from './work.ts';

type Duty = CheminDeFerSheet['ponte']['bound'][number];
/** The ponte free on five only, the banker everywhere but with nothing; the cuadro with its two open cells. */
const SHEET: CheminDeFerSheet = {
  ruleset: 'some/chemin',
  decks: 6,
  values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0],
  deduction: '1/20',
  ponte: {
    bound: ['draw', 'draw', 'draw', 'draw', 'draw', 'free', 'stand', 'stand'],
    free: Array<Duty>(8).fill('free'),
  },
  banker: {
    free: Array.from({ length: 8 }, (_, total) => Array<Duty>(11).fill(total === 0 ? 'draw' : 'free')),
    cuadro: Array.from({ length: 8 }, (_, total) =>
      Array.from({ length: 11 }, (_, third): Duty => {
        if ((total === 3 && third === 9) || (total === 5 && third === 4)) return 'free';
        if (third === 10) return total <= 5 ? 'draw' : 'stand';
        const [first, last] = [[0, 0, 0, 0, 2, 5, 6, 11][total] as number, [9, 9, 9, 9, 7, 7, 7, -1][total] as number];
        return third >= first && third <= last && !(total === 3 && third === 8) ? 'draw' : 'stand';
      }),
    ),
  },
  grounds: { ponte: [], freeBanco: [], banker: [], cuadro: [], deduction: [] },
};
const ASKED: CheminDeFerAsked = { decks: 6, gone: [], deduction: '1/20', chart: 'free', banco: 'bound' };
function work(asked: Partial<CheminDeFerAsked> = {}): CheminDeFerWork {
  const worked = cheminDeFerWork(SHEET, { ...ASKED, ...asked });
  if (!worked.ok) throw new Error(worked.fault.code);
  return worked.value;
}
const on = ([from, to]: readonly [number, number], share: number): number => from + share * (to - from);

describe('the equilibrium, drawn', () => {
  test.each(['0', '1/20', '1/4'])(
    'the lines of each cross where the other mixes, at the value (%s deducted)',
    (deduction) => {
      const [solved] = work({ deduction }).solutions;
      if (solved?.mixed == null || solved.ponteLines === null) throw new Error('nothing is mixed');
      const { mixed, ponteLines, ponte, banker, values } = solved;
      const p = ponte.find(({ hand }) => hand === '5')?.draws.value as number;
      const q = banker.find(({ total, third }) => total === mixed.total && third === mixed.third)?.draws
        .value as number;
      expect([mixed.total, mixed.third]).toEqual([6, 10]);
      const meet = ({ draw, stand }: Lines, at: number, value: number): void => {
        expect(on(draw, at)).toBeCloseTo(value, 14);
        expect(on(stand, at)).toBeCloseTo(value, 14);
        expect(Math.sign(draw[0] - stand[0])).toBe(-Math.sign(draw[1] - stand[1]));
      };
      meet(mixed.lines, p, values.toBanker.value);
      meet(ponteLines, q, values.toPonte.value);
      const sum = numberOf(fractionOf(values.toPonte.fraction)) + values.toBanker.value + values.toHouse.value;
      expect(sum).toBeCloseTo(0, 14);
    },
  );

  test('by the cuadro nobody mixes, and a ponte who stands on five does worse', () => {
    const [solved] = work({ chart: 'cuadro' }).solutions;
    expect(solved?.mixed).toBeNull();
    expect(solved?.ponteLines?.draw[0]).toBeGreaterThan(solved?.ponteLines?.stand[0] as number);
    expect(solved?.ponteLines?.draw[0]).toBeCloseTo(solved?.values.toPonte.value as number, 14);
  });
});

describe('what the regulation changes', () => {
  test('a banco player’s freedom is idle with six decks, and not with the end of some shoe', () => {
    const whole = work();
    expect(whole.isBancoIdle).toBe(true);
    const values = (banco: string) => whole.compared.find((one) => one.chart === 'free' && one.banco === banco)?.values;
    expect(values('free')).toEqual(values('bound'));
    // Nothing but sixes to nines: with 4 a third card only makes it worse.
    const low = [...'A2345TJQK'].flatMap((rank) => [...'shdc'].map((suit) => rank + suit));
    const end = work({ decks: 1, gone: low, deduction: '0' });
    expect(end.cards).toBe(16);
    expect(end.isBancoIdle).toBe(false);
  });

  test('what cannot be is told as a fault', () => {
    expect(cheminDeFerWork(SHEET, { ...ASKED, decks: 0 })).toEqual({
      ok: false,
      fault: { code: 'bad-decks', given: 0 },
    });
  });
});
