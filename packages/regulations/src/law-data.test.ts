import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { terms as asturias } from './asturias-2011/punto-y-banca/terms.ts';
import type { Terms } from './provisions/terms.ts';
import { OMISSIONS_S01_S12 } from './readings/omissions-s01-s12.ts';
import { OMISSIONS_S13_S24 } from './readings/omissions-s13-s24.ts';
import { OMISSIONS_S25_S33 } from './readings/omissions-s25-s33.ts';
import { OMISSIONS_S34_ON } from './readings/omissions-s34-on.ts';
import { AMBIGUITIES, OMISSIONS, READINGS, reading } from './readings/readings.ts';
import { REFERENCES } from './readings/references.ts';
import { puntoBancaById, REGISTRY } from './registry.ts';
import { RULES, type RulesetId } from './rules/rule-ids.ts';
import { RULE_ROWS } from './rules/rules-table.ts';
import { SOURCES } from './rules/sources.ts';

interface Worded {
  readonly ruleset: RulesetId;
  readonly en: Readonly<Record<string, string>>;
  readonly es: Readonly<Record<string, string>>;
  /** The words of the Punto y Banca texts; another game has words of its own. */
  readonly terms: Terms | null;
}

const worded: readonly Worded[] = REGISTRY.map(({ id, wording: { en, es } }) => ({
  ruleset: id,
  en,
  es,
  terms: puntoBancaById(id)?.terms ?? null,
}));

const ids: readonly string[] = Object.values(RULES).flat();
const oneSentence = /^(?!.*[.!?…][”»)]*\s+[“«¿¡(]*\p{Lu}).+[.!?]$/u;

describe('the table of rules', () => {
  test('has each id once', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(RULE_ROWS)).toEqual(ids);
  });

  test('names only texts we describe', () => {
    const texts = new Set(Object.values(RULE_ROWS).map((row) => row.text));
    expect([...texts].sort()).toEqual(Object.keys(SOURCES).sort());
    for (const [id, source] of Object.entries(SOURCES)) expect(source.id).toBe(id);
  });

  test('keeps the order and the words of rules.tsv', () => {
    const tsv = readFileSync(new URL('../law/rules.tsv', import.meta.url), 'utf8');
    const rows = tsv.trimEnd().split('\n').slice(1);
    const again = Object.entries(RULE_ROWS).map(([id, row]) =>
      [id, row.ruleset, row.text, row.locator, row.lines, row.kind, row.rule].join('\t'),
    );
    expect(again).toEqual(rows);
  });

  test('generated files are up to date', () => {
    const generate = fileURLToPath(new URL('../../../tools/generate.mjs', import.meta.url));
    const run = spawnSync(process.execPath, [generate, '--check'], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
  });
});

describe.each(worded)('$ruleset', ({ ruleset, en, es, terms }) => {
  test('words every rule in both languages', () => {
    expect(RULES[ruleset].length).toBeGreaterThan(0);
    expect(Object.keys(en)).toEqual(RULES[ruleset]);
    expect(Object.keys(es)).toEqual(RULES[ruleset]);
  });

  test.each([...RULES[ruleset]])('%s is one sentence, different in each language', (id) => {
    expect(en[id]).toMatch(oneSentence);
    expect(es[id]).toMatch(oneSentence);
    expect(es[id]).not.toBe(en[id]);
  });

  test.skipIf(terms === null)('calls and announcements have their placeholders', () => {
    if (terms === null) return;
    const { calls, ours } = terms;
    expect(calls.closing).toEqual(['no va más', 'cartas']);
    for (const stands of [calls.puntoStands, calls.bancaStands]) expect(stands).toMatch(/\{total\}$/);
    for (const draws of [calls.puntoDraws, calls.bancaDraws]) expect(draws).not.toContain('{');
    for (const total of [ours.puntoTotal, ours.bancaTotal, ours.tie]) expect(total).toContain('{total}');
    expect(ours.wins).toContain('{hand}');
  });
});

test('words borrowed from Asturias are Asturias’ words', () => {
  const at = (terms: Terms, key: string) =>
    key.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], terms);
  for (const { terms } of worded) {
    for (const key of terms?.borrowed ?? []) expect(at(terms as Terms, key)).toBe(at(asturias, key));
  }
});

describe('the readings', () => {
  const numbered = (prefix: string, last: number) =>
    Array.from({ length: last }, (_, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`);

  test('are complete and in order', () => {
    expect(AMBIGUITIES.map(({ id }) => id)).toEqual(numbered('AMB', 77));
    const ours = [...OMISSIONS_S01_S12, ...OMISSIONS_S13_S24, ...OMISSIONS_S25_S33, ...OMISSIONS_S34_ON].map(
      ({ id }) => id,
    );
    expect(OMISSIONS.map(({ id }) => id)).toEqual([...numbered('OM', 50), ...ours]);
    expect(ours).toEqual(ours.map((_, i) => `OM-S${i + 1}`));
  });

  test.each(READINGS.map(({ id }) => id))('%s names only rules, readings and references that exist', (id) => {
    const found = reading(id);
    for (const rule of found.rules) expect(ids).toContain(rule);
    const words = Object.values(found)
      .filter((value) => typeof value === 'string')
      .join(' ');
    for (const [rule] of words.matchAll(/\b(?:AST|R36|BUE|CAN)-[A-Z]+-[A-Z0-9.]+-\d+/g)) expect(ids).toContain(rule);
    const keys: readonly string[] = REFERENCES.map(({ key }) => key);
    for (const [, key] of words.matchAll(/\[([A-Z]+\d*)\]/g)) expect(keys).toContain(key);
    const readingIds: readonly string[] = READINGS.map((other) => other.id);
    for (const [other] of words.matchAll(/\b(?:AMB|OM)-\d+/g)) expect(readingIds).toContain(other);
  });

  test('rest on the text, on usage or on our choice, as their words say', () => {
    for (const { strength, strengthWords } of AMBIGUITIES) {
      if (strength === 'text') expect(strengthWords).toMatch(/^settled by the text itself/);
      else if (strength === 'usage') expect(strengthWords).toMatch(/^(settled by the parent text|supported by other)/);
      else expect(strengthWords).toMatch(/^implementer's choice/);
    }
    for (const { id, strength } of OMISSIONS) if (!id.startsWith('OM-S')) expect(strength).toBe('house');
  });

  test('every reference is cited', () => {
    const words = JSON.stringify(READINGS);
    for (const { key } of REFERENCES) expect(words).toContain(`[${key}]`);
  });

  test('a rule that points to a reading is one the reading is about', () => {
    for (const [rule, row] of Object.entries(RULE_ROWS)) {
      for (const [id] of row.rule.matchAll(/AMB-\d+/g)) {
        const named: readonly string[] = AMBIGUITIES.find((ambiguity) => ambiguity.id === id)?.rules ?? [];
        expect(named).toContain(rule);
      }
    }
  });
});
