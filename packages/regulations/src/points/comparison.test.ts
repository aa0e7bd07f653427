import { type PuntoBancaPoints, type Question, refOf } from '@sabot/engine';
import { describe, expect, it } from 'vitest';
import { PUNTO_BANCA, type PuntoBancaEntry, puntoBancaById } from '../registry.ts';
import { answers as english } from './answers.en.ts';
import { answers as spanish } from './answers.es.ts';
import { type Column, type Compared, comparison } from './comparison.ts';

const compared = comparison();
const on = (point: keyof PuntoBancaPoints, all = compared): Compared => all.find((one) => one.point === point)!;
const columnOf = ({ columns }: Compared, ruleset: string): Column => columns.find((one) => one.ruleset === ruleset)!;

/** What a ruleset answers on a point over the whole domain, at a table of its defaults. */
const raw = ({ ruleset }: PuntoBancaEntry, point: keyof PuntoBancaPoints): string => {
  const question = ruleset.law(ruleset.regulation.defaults)[point] as unknown as Question<unknown, unknown>;
  return JSON.stringify(question.domain?.map((facts) => question.ask(facts).answer));
};

describe('the comparison', () => {
  it('puts every point with a finite domain to every regulation', () => {
    const { regulation } = PUNTO_BANCA[0]!.ruleset;
    const questions = Object.entries(regulation.questions(regulation.defaults));
    const finite = questions.flatMap(([point, { domain }]) => (domain === undefined ? [] : point));
    expect(compared.map(({ point }) => point)).toEqual(finite);
    for (const { columns } of compared)
      expect(columns.map(({ ruleset }) => ruleset)).toEqual(PUNTO_BANCA.map(({ id }) => id));
  });

  it('calls alike only what is alike to the last fact', () => {
    for (const { point } of compared.filter(({ isSame }) => isSame)) {
      expect(new Set(PUNTO_BANCA.map((entry) => raw(entry, point))).size, point).toBe(1);
    }
  });

  it('cites the ground that decides first', () => {
    for (const { point, columns } of compared) {
      for (const { ruleset, given } of columns) {
        const { provisions } = puntoBancaById(ruleset)!.ruleset.regulation;
        const deciding = provisions
          .flatMap(({ clauses }) => clauses)
          .filter((clause) => clause.point === point && clause.answer !== undefined)
          .map(({ ground }) => refOf(ground));
        for (const { grounds } of given) expect(deciding, point).toContain(refOf(grounds[0]!));
      }
    }
  });

  it('has a Spanish word for every step of the preparation', () => {
    const told = on('preparation', comparison(PUNTO_BANCA, spanish)).columns.flatMap(({ given }) =>
      given.map(({ answer }) => answer),
    );
    const steps = [
      'contar, comprobar, barajar y cortar',
      'contar, barajar y cortar',
      'contar, barajar con máquina y cortar',
    ];
    expect(new Set(told)).toEqual(new Set(steps));
  });

  it('shows where a setting of the table changes the answer', () => {
    const { given } = columnOf(on('settlement'), 'buenos-aires-2016/midi');
    const paid = given.filter(({ facts }) => facts.some((fact) => fact.startsWith('on banca when banca wins')));
    expect(paid.map(({ table, facts, answer }) => [table, ...facts, answer])).toEqual([
      [null, 'on punto when punto wins', 'on banca when banca wins', 'is paid even money'],
      [null, 'on banca when banca wins with 6', 'is paid 1 to 2'],
      [expect.stringContaining('5%'), 'on banca when banca wins', 'is paid even money, less 5%'],
    ]);
  });

  it('says where a question does not arise', () => {
    const told = on('dealerWithoutStake');
    const midi = columnOf(told, 'buenos-aires-2016/midi').given.map(({ answer }) => answer);
    expect(midi).toEqual(['does not arise: nobody has to stake']);
    expect(told.isSame).toBe(false);
  });

  it('quotes what a table has chosen, and says what becomes of a late stake', () => {
    const shoe = columnOf(on('shoeAfter'), 'buenos-aires-2016/midi').given;
    expect(shoe.map(({ table }) => table)).toContain('where the table sets “stays” for the shoe when the bank loses');
    const late = columnOf(on('incident'), 'buenos-aires-2016/midi').given;
    expect(late.find(({ facts }) => facts.includes('a stake comes late'))?.answer).toBe(
      'it does not count, and play goes on',
    );
  });

  it('notices a regulation that answers otherwise', () => {
    const [asturias] = PUNTO_BANCA;
    const { ruleset } = asturias!;
    const law = (settings: Parameters<typeof ruleset.law>[0]) => {
      const sane = ruleset.law(settings);
      return { ...sane, stopCard: { ...sane.stopCard, ask: () => ({ ...sane.stopCard.ask({}), answer: 8 }) } };
    };
    const other: PuntoBancaEntry = { ...asturias!, id: 'asturias-2011/mini', ruleset: { ...ruleset, law } };
    const both = comparison([asturias!, other]);
    expect(both.filter(({ isSame }) => !isSame).map(({ point }) => point)).toEqual(['stopCard']);
    expect(columnOf(on('stopCard', both), 'asturias-2011/mini').given[0]?.answer).toBe('8');
  });
});

describe.each([
  ['English', english],
  ['Spanish', spanish],
])('in %s', (_, words) => {
  const told = comparison(PUNTO_BANCA, words);

  it('no fact has two answers', () => {
    for (const { point, columns } of told) {
      for (const { ruleset, given } of columns) {
        const facts = given.flatMap((one) => one.facts.map((fact) => `${one.table} ${fact}`));
        expect(new Set(facts).size, `${ruleset} on ${point}`).toBe(facts.length);
      }
    }
  });

  it('the same points differ', () => {
    expect(told.map(({ isSame }) => isSame)).toEqual(compared.map(({ isSame }) => isSame));
  });

  it('no word of the code is left', () => {
    const text = told.flatMap(({ columns }) =>
      columns.flatMap(({ given }) => given.flatMap(({ answer, facts, table }) => [answer, ...facts, table ?? ''])),
    );
    for (const one of text) expect(one).not.toMatch(/[a-z][A-Z]|[a-z]-[a-z]|undefined|NaN|object|\d\.\d{3}/);
  });
});
