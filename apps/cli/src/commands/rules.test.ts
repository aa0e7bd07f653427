import { RULES } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { call, RULESET } from '../../test/fake-io.ts';

describe('the rules of a ruleset', () => {
  it('stand in the order of the text, each with its place, our words and the readings it rests on', async () => {
    const { exit, out } = await call(['rules', RULESET]);
    expect(exit).toBe(0);
    expect(out.match(/^AST-PB-\S+/gm)).toEqual(RULES[RULESET]);
    expect(out).toContain(
      'AST-PB-A1-4   The hand with 9, or with the total closest to 9, wins.\n              A.1 l.77-78 · OM-S8 usage of related texts\n',
    );
    expect(out).toMatch(/A\.1 l\.73 · AMB-07 the text says so/);
    for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });
  it('in Spanish', async () => {
    const { out } = await call(['rules', RULESET, '--lang', 'es']);
    expect(out).toContain('53 reglas en el orden del texto');
    expect(out).toContain('cuadro fila 5');
    const aside = await call(['rules', 'canarias-2009/mini', '--lang', 'es']);
    expect(aside.out).toMatch(/Mobiliario: la mesa es similar a una de\s+Blackjack\./);
    expect(aside.out).not.toContain('Furniture');
  });
  it('as data', async () => {
    const rules = JSON.parse((await call(['rules', RULESET, '--json'])).out);
    expect(rules).toHaveLength(53);
    expect(rules[0]).toMatchObject({
      id: 'AST-PB-A1-1',
      text: '000',
      locator: 'A.1 l.73',
      kind: 'state/flow',
      answers: ['cardsFirst'],
      readings: [{ id: 'AMB-07', basis: 'text' }],
      unmodelled: null,
    });
  });
  it('say to which other ruleset they refer', async () => {
    expect((await call(['rules', 'asturias-2011/mini'])).out).toContain(`For the rest as ${RULESET}.`);
  });
});

describe('one rule', () => {
  it('with its source, its kind, the points it answers and the readings it rests on', async () => {
    const { out } = await call(['rules', RULESET, 'ast-pb-c-3']);
    expect(out).toMatch(/^AST-PB-C-3\nNo player has to deal: taking the shoe is optional\.\n/);
    expect(out).toContain('text 000 C l.155 · Resolution of 10 June 2011');
    expect(out).toContain('code 2011-12099');
    expect(out).toMatch(/kind +right or priority/);
    expect(out).toMatch(/answers +who may deal \(dealing\)/);
    expect(out).toMatch(/OM-17 · our choice\n +missing +Everyone declines the shoe\n +chosen +croupier deals/);
  });
  it('as data', async () => {
    expect(JSON.parse((await call(['rules', RULESET, 'AST-PB-A2-7', '--json'])).out)).toMatchObject({
      id: 'AST-PB-A2-7',
      answers: ['bancaDraw'],
      readings: [],
    });
  });
  it('with its readings in Spanish', async () => {
    const { out } = await call(['rules', RULESET, 'AST-PB-B-16', '--lang', 'es']);
    expect(out).toContain('Cómo sale del sabot la tercera carta.');
    expect(out).not.toMatch(/third card|face up/);
  });
  it('with what a reading cites', async () => {
    const { out } = await call(['rules', RULESET, 'AST-PB-A2-11']);
    expect(out).toMatch(
      /missing +Wrongly drawn card\n +chosen +as \[FR59\]\n +elsewhere +\[FR59\]: a false draw annuls/,
    );
    expect(out).toMatch(/chosen +as cited\n +elsewhere +R36: stuck = null\./);
  });
  it('of another ruleset is found there', async () => {
    const { exit, err } = await call(['rules', 'buenos-aires-2016/midi', 'ast-pb-d-2']);
    expect(exit).toBe(2);
    expect(err).toContain(`AST-PB-D-2 is a rule of ${RULESET}: sabot rules ${RULESET} AST-PB-D-2`);
  });
  it.each([
    ['en', 'AMB-22 is a reading, not a rule: see docs/law/readings.md'],
    ['es', 'AMB-22 es una lectura, no una regla: está en docs/law/readings.md'],
  ])('is no reading (%s)', async (language, sentence) => {
    const { exit, err } = await call(['rules', 'buenos-aires-2016/midi', 'amb-22', '--lang', language]);
    expect(exit).toBe(2);
    expect(err).toContain(sentence);
  });
  it('of a text that was taken over is found too', async () => {
    const { exit, out } = await call(['rules', 'asturias-2011/mini', 'AST-PB-A1-6']);
    expect(exit).toBe(0);
    expect(out).toContain('what becomes of a stake (settlement)');
  });
});
