import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { wording as asturiasCheminDeFerEn } from './asturias-2011/chemin-de-fer/wording.en.ts';
import { wording as asturiasCheminDeFerEs } from './asturias-2011/chemin-de-fer/wording.es.ts';
import { wording as asturiasDosPanosEn } from './asturias-2011/dos-panos/wording.en.ts';
import { wording as asturiasDosPanosEs } from './asturias-2011/dos-panos/wording.es.ts';
import { terms as asturiasMini } from './asturias-2011/mini/terms.ts';
import { wording as asturiasMiniEn } from './asturias-2011/mini/wording.en.ts';
import { wording as asturiasMiniEs } from './asturias-2011/mini/wording.es.ts';
import { terms as asturias } from './asturias-2011/punto-y-banca/terms.ts';
import { wording as asturiasEn } from './asturias-2011/punto-y-banca/wording.en.ts';
import { wording as asturiasEs } from './asturias-2011/punto-y-banca/wording.es.ts';
import { terms as buenosAires } from './buenos-aires-2016/midi/terms.ts';
import { wording as buenosAiresEn } from './buenos-aires-2016/midi/wording.en.ts';
import { wording as buenosAiresEs } from './buenos-aires-2016/midi/wording.es.ts';
import { terms as canariasMini } from './canarias-2009/mini/terms.ts';
import { wording as canariasMiniEn } from './canarias-2009/mini/wording.en.ts';
import { wording as canariasMiniEs } from './canarias-2009/mini/wording.es.ts';
import { terms as canarias } from './canarias-2009/punto-banca/terms.ts';
import { wording as canariasEn } from './canarias-2009/punto-banca/wording.en.ts';
import { wording as canariasEs } from './canarias-2009/punto-banca/wording.es.ts';
import { terms as fragmentMini } from './fragment-art-36/mini/terms.ts';
import { wording as fragmentMiniEn } from './fragment-art-36/mini/wording.en.ts';
import { wording as fragmentMiniEs } from './fragment-art-36/mini/wording.es.ts';
import { terms as fragment } from './fragment-art-36/punto-y-banca/terms.ts';
import { wording as fragmentEn } from './fragment-art-36/punto-y-banca/wording.en.ts';
import { wording as fragmentEs } from './fragment-art-36/punto-y-banca/wording.es.ts';
import { AMBIGUITIES, OMISSIONS, READINGS, reading } from './readings.ts';
import { OMISSIONS_ADDED } from './readings-added.ts';
import { OMISSIONS_ADDED_DOS_PANOS } from './readings-added-dos-panos.ts';
import { OMISSIONS_ADDED_LATER } from './readings-added-later.ts';
import { OMISSIONS_ADDED_PUNTO_BANCA } from './readings-added-punto-banca.ts';
import { REFERENCES } from './readings-references.ts';
import { RULES, type RulesetId } from './rule-ids.ts';
import { RULE_ROWS } from './rules-table.ts';
import { SOURCES } from './sources.ts';
import type { Terms } from './terms.ts';

interface Worded {
  readonly ruleset: RulesetId;
  readonly count: number;
  readonly en: Readonly<Record<string, string>>;
  readonly es: Readonly<Record<string, string>>;
  /** The words of the Punto y Banca texts; another game has words of its own. */
  readonly terms: Terms | null;
}

const worded: readonly Worded[] = [
  { ruleset: 'asturias-2011/punto-y-banca', count: 53, en: asturiasEn, es: asturiasEs, terms: asturias },
  { ruleset: 'asturias-2011/mini', count: 8, en: asturiasMiniEn, es: asturiasMiniEs, terms: asturiasMini },
  { ruleset: 'fragment-art-36/punto-y-banca', count: 38, en: fragmentEn, es: fragmentEs, terms: fragment },
  { ruleset: 'fragment-art-36/mini', count: 2, en: fragmentMiniEn, es: fragmentMiniEs, terms: fragmentMini },
  { ruleset: 'buenos-aires-2016/midi', count: 77, en: buenosAiresEn, es: buenosAiresEs, terms: buenosAires },
  { ruleset: 'canarias-2009/punto-banca', count: 25, en: canariasEn, es: canariasEs, terms: canarias },
  { ruleset: 'canarias-2009/mini', count: 5, en: canariasMiniEn, es: canariasMiniEs, terms: canariasMini },
  {
    ruleset: 'asturias-2011/chemin-de-fer',
    count: 175,
    en: asturiasCheminDeFerEn,
    es: asturiasCheminDeFerEs,
    terms: null,
  },
  { ruleset: 'asturias-2011/dos-panos', count: 115, en: asturiasDosPanosEn, es: asturiasDosPanosEs, terms: null },
];

const ids: readonly string[] = Object.values(RULES).flat();
const oneSentence = /^(?!.*[.!?…][”»)]*\s+[“«¿¡(]*\p{Lu}).+[.!?]$/u;

describe('the table of rules', () => {
  test('has 498 rules, each id once', () => {
    expect(ids).toHaveLength(498);
    expect(new Set(ids).size).toBe(498);
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
  }, 120_000);
});

describe.each(worded)('$ruleset', ({ ruleset, count, en, es, terms }) => {
  test('words every rule in both languages', () => {
    expect(RULES[ruleset]).toHaveLength(count);
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
    const ours = [
      ...OMISSIONS_ADDED,
      ...OMISSIONS_ADDED_DOS_PANOS,
      ...OMISSIONS_ADDED_PUNTO_BANCA,
      ...OMISSIONS_ADDED_LATER,
    ].map(({ id }) => id);
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
