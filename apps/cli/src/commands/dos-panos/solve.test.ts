import { moneyIn } from '@sabot/words';
import { describe, expect, it } from 'vitest';
import { DOS_PANOS_QUESTIONS } from '../../../test/dos-panos/questions.ts';
import { fakeIo } from '../../../test/fake-io.ts';
import type { Options } from '../../call/arguments.ts';
import { BadCall } from '../../call/bad-call.ts';
import { solveDosPanos } from '../../odds/dos-panos/solution.ts';
import { stakesNamed } from '../../odds/stakes.ts';
import { type Language, WORDS } from '../../terminal/language.ts';
import { paintFor } from '../../terminal/paint.ts';

function solved(options: Options, language: Language = 'en'): string {
  const { io, out } = fakeIo();
  const words = WORDS[language];
  const exit = solveDosPanos('two', DOS_PANOS_QUESTIONS, {
    rulesets: [],
    args: ['two'],
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
const decimal = (figure: { decimal: string }): number => Number(figure.decimal);

describe('sabot solve against two paños', () => {
  it('gives an equilibrium as data, proved to the last but a few digits', () => {
    const sheet = JSON.parse(solved({ json: true }));
    expect(sheet).toMatchObject({
      decks: 6,
      cards: 312,
      stakes: '1:1',
      deduction: '1/50',
      chart: 'free',
      second: 'sees',
    });
    expect(sheet.solutions).toHaveLength(1);
    const [one] = sheet.solutions;
    expect(decimal(one.toBanker)).toBeCloseTo(0.00213296, 8);
    expect(decimal(one.toHouse)).toBeCloseTo(0.00663603, 8);
    expect(decimal(one.toSecond)).toBeGreaterThan(decimal(one.toFirst));
    for (const slack of ['first', 'second', 'banker']) expect(decimal(one.slack[slack])).toBeLessThan(1e-13);
    expect(one.second).toHaveLength(12);
    expect(one.banker).toHaveLength(8 * 143);
    expect(one.conflicts.cells).toBe(18 + 56 + 48 + 36);
    for (const cost of Object.values(one.conflicts.costs)) expect(decimal(cost as never)).toBeGreaterThan(0);
  });

  it('takes the modality of the bank, the stakes and a second ponte who does not look', () => {
    const free = JSON.parse(solved({ json: true, modality: 'libre', second: 'blind', stakes: '2:1' }));
    expect(free).toMatchObject({ deduction: '1/80', second: 'blind', stakes: '2:1' });
    expect(free.solutions[0].second).toMatchObject([{ after: null }]);
    expect(decimal(free.solutions[0].toFirst)).toBeLessThan(decimal(free.solutions[0].toSecond));
    expect(JSON.parse(solved({ json: true, deduction: '0', second: 'blind' })).deduction).toBe('0');
  });

  it('says what the banker can make sure of against a league', () => {
    const sheet = JSON.parse(solved({ json: true, deduction: '0', second: 'blind', league: true }));
    expect(decimal(sheet.league.toBanker)).toBeCloseTo(0.0087632188, 10);
    expect(decimal(sheet.league.toBanker)).toBeLessThan(decimal(sheet.solutions[0].toBanker));
    expect(sheet.league.second).toHaveLength(1);
  });

  it('prints what all three should do, in both languages, within eighty columns', () => {
    const en = solved({ league: true, second: 'blind' });
    expect(en).toMatch(/^two · 6 decks · 312 cards\nthe banker is free · the second player does not look · stakes 1:1/);
    expect(en).toMatch(/\n {2}0: always draws\n {2}1: always draws\n {2}2: always draws\n {2}3:\n/);
    expect(en).toMatch(/\n {2}7: always stands\n/);
    expect(en).toContain('Against two players in league');
    const es = solved({ chart: 'cuadro' }, 'es');
    expect(es).toContain('el banquero está sujeto al cuadro');
    expect(es).toMatch(/el segundo, tras plantado: /);
    for (const text of [en, es]) for (const line of text.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  it('refuses what it cannot solve, in one line', () => {
    expect(fault({ stakes: '0:0' })).toContain('not "0:0"');
    expect(fault({ stakes: 'half' })).toContain('such as 3:2');
    expect(fault({ second: 'peeks' })).toBe('"--second" takes sees or blind, not "peeks"');
    expect(fault({ modality: 'wild' })).toBe('"--modality" takes limitada or libre, not "wild"');
    expect(fault({ ponte: 'cards' })).toContain('not solved');
    const all = [...'A23456789TJQK'].flatMap((rank) => [...'shdc'].map((suit) => rank + suit));
    expect(fault({ decks: '1', removed: all.slice(0, 44).join(',') })).toContain('may need nine');
    expect([stakesNamed('3:2')?.text, stakesNamed('1'), stakesNamed('-1:2')]).toEqual(['3:2', null, null]);
  });
});
