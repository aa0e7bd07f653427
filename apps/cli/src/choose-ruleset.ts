import {
  type Entry,
  entryById,
  PUNTO_BANCA,
  type PuntoBancaEntry,
  puntoBancaById,
  READINGS,
  REGISTRY,
  RULES,
  type RuleId,
} from '@sabot/regulations';
import { BadCall } from './bad-call.ts';
import { nearest } from './nearest.ts';
import type { BadCallWords } from './words/words.ts';

const KNOWN: readonly string[] = REGISTRY.map(({ id }) => id);

/** The ruleset of this name, or a bad call that suggests one. */
export function rulesetNamed(id: string): Entry {
  const entry = entryById(id);
  if (entry !== undefined) return entry;
  throw new BadCall((bad) => bad.unknownRuleset(id, nearest(id, KNOWN), KNOWN));
}

const PLAYED: readonly string[] = PUNTO_BANCA.map(({ id }) => id);

/** The same among the rulesets of the Punto y Banca family, which are compared here; not so the others. */
export function puntoBancaNamed(id: string, notSo: (bad: BadCallWords, id: string) => string): PuntoBancaEntry {
  const entry = puntoBancaById(id);
  if (entry !== undefined) return entry;
  if (entryById(id) !== undefined) throw new BadCall((bad) => notSo(bad, id));
  throw new BadCall((bad) => bad.unknownRuleset(id, nearest(id, PLAYED), PLAYED));
}

/** The ruleset that is meant where none is named. */
export const DEFAULT_RULESET: string = KNOWN[0] ?? '';

const READINGS_PAGE = 'docs/law/readings.md';

/** The rule of this name, in whatever case it was written; one that a ruleset takes over from another is its own too. */
export function ruleNamed({ id: ruleset, parent }: Entry, written: string): RuleId {
  const rules: readonly RuleId[] = [...RULES[ruleset], ...(parent === null ? [] : RULES[parent])];
  const id = written.toUpperCase();
  const found = rules.find((rule) => rule === id);
  if (found !== undefined) return found;
  const home = REGISTRY.find((entry) => (RULES[entry.id] as readonly string[]).includes(id));
  if (home !== undefined) throw new BadCall((bad) => bad.ruleOf(id, home.id));
  if (READINGS.some((reading) => reading.id === id)) throw new BadCall((bad) => bad.isReading(id, READINGS_PAGE));
  throw new BadCall((bad) => bad.unknownRule(written, ruleset, nearest(written, rules)));
}
