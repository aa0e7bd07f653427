import { writeFileSync } from 'node:fs';
import { REGISTRY, RULES } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { call, RULESET } from '../../test/fake-io.ts';
import { inFolder } from '../../test/folder.ts';
import { coverageOf, proofsIn, together } from '../law/coverage.ts';

const [entry] = REGISTRY;
if (entry === undefined) throw new Error('no ruleset');

describe('sabot law', () => {
  it('shows 53 of 53', async () => {
    const { exit, out, err } = await call(['law', RULESET]);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).toBe(
      `53 of 53  ${RULESET}\n  every rule modelled, and proved by a scenario that ran and passed\n  50 decide, 1 supports another, 2 only cited\n  Only cited (2)\n    AST-PB-A2-10, AST-PB-B-7\n`,
    );
    expect((await call(['law', RULESET, '--lang', 'es'])).out).toContain('53 de 53');
  });
  it('says of all of them how many are proved and how many set aside', async () => {
    const [en, es] = [await call(['law']), await call(['law', '--lang', 'es'])];
    const inEnglish =
      /\n498 of 498 {2}altogether: 480 proved, 18 set aside with a reason\n {2}(\d+) decide, (\d+) support another, (\d+) only cited\n$/;
    const inSpanish =
      /\n498 de 498 {2}en total: 480 probadas, 18 apartadas con su razón\n {2}(\d+) deciden, (\d+) apoyan a otra, (\d+) solo citadas\n$/;
    const parts = inEnglish.exec(en.out)?.slice(1).map(Number) ?? [];
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(480);
    expect(inSpanish.exec(es.out)?.slice(1).map(Number)).toEqual(parts);
    expect(en.out).toContain(`53 of 53  ${RULESET}\n`);
  });
  it('says why a rule is set aside in the language that is asked for', async () => {
    const [en, es] = [
      await call(['law', 'canarias-2009/mini']),
      await call(['law', 'canarias-2009/mini', '--lang', 'es']),
    ];
    expect(en.out).toContain('Furniture: the table is like a Blackjack table.');
    expect(es.out).toContain('Mobiliario: la mesa es similar a una de Blackjack.');
    expect(es.out).not.toContain('Furniture');
  });
  it('as data', async () => {
    const { out } = await call(['law', RULESET, '--json']);
    expect(JSON.parse(out)).toEqual({
      total: 53,
      modelled: 53,
      tested: 53,
      decide: 50,
      support: 1,
      cited: ['AST-PB-A2-10', 'AST-PB-B-7'],
      unmodelled: [],
      missing: [],
    });
  });
});

describe('coverage cannot be faked', () => {
  const own: readonly string[] = RULES[entry.id];

  it('a rule that no scenario proved is missing', () => {
    const { tested, missing } = coverageOf(entry, new Set(own.slice(1)), 'en');
    expect({ tested, missing }).toEqual({ tested: 52, missing: [own[0]] });
  });
  it('a rule without a clause is missing, even if it is named', () => {
    const { regulation } = entry.ruleset;
    const provisions = regulation.provisions.filter(({ rule }) => rule !== own[3]);
    const poorer = { ...entry, ruleset: { ...entry.ruleset, regulation: { ...regulation, provisions } } };
    const { modelled, missing } = coverageOf(poorer, new Set(own), 'en');
    expect({ modelled, missing }).toEqual({ modelled: 52, missing: [own[3]] });
  });
  it('one that is set aside has its reason', () => {
    const { regulation } = entry.ruleset;
    const provisions = regulation.provisions.filter(({ rule }) => rule !== own[3]);
    const unmodelled = [{ rule: own[3] as (typeof regulation.provisions)[number]['rule'], reason: 'furniture' }];
    const changed = { ...entry, ruleset: { ...entry.ruleset, regulation: { ...regulation, provisions, unmodelled } } };
    const found = coverageOf(changed, new Set(own.filter((rule) => rule !== own[3])), 'en');
    expect(found).toMatchObject({
      total: 53,
      modelled: 52,
      tested: 52,
      unmodelled: [{ id: own[3], reason: 'furniture' }],
      missing: [],
    });
    expect(together([found, found])).toMatchObject({ total: 106, tested: 104, missing: [] });
  });
  it('a scenario that fails or cannot be read proves nothing', () =>
    inFolder((path) => {
      const head = `sabot 1\nruleset ${RULESET}\nproves AST-PB-A2-7\nhouse auto\n`;
      writeFileSync(path('claims.sabot'), `${head}director house: open-table\n`);
      writeFileSync(path('broken.sabot'), 'sabot 1\nruleset\n');
      const { proved, failures } = proofsIn([path('claims.sabot'), path('broken.sabot')], 'en');
      expect([...proved]).toEqual([]);
      expect(failures).toHaveLength(2);
      expect(failures[0]).toMatch(/claims\.sabot:3:8 nothing here rested on AST-PB-A2-7/);
      expect(failures[1]).toMatch(/broken\.sabot:2:\d+ /);
    }));
});
