import {
  type Entry,
  entryById,
  ownRules,
  PUNTO_BANCA,
  type PuntoBancaEntry,
  puntoBancaById,
  READINGS,
  REGISTRY,
  RULES,
} from '@sabot/regulations';
import type { Call } from '../commands/command.ts';
import type { BadCallWords } from '../words/words.ts';
import { BadCall } from './bad-call.ts';
import { nearest } from './nearest.ts';

/** The ruleset of this name, or a bad call that suggests one. */
export function rulesetNamed(id: string, { rulesets }: Pick<Call, 'rulesets'>): Entry {
  const entry = rulesets.find((one) => one.id === id);
  if (entry !== undefined) return entry;
  const known = rulesets.map((one) => one.id);
  throw new BadCall((bad) => bad.unknownRuleset(id, nearest(id, known), known));
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
export const DEFAULT_RULESET: string = REGISTRY[0]?.id ?? '';

const READINGS_PAGE = 'docs/law/readings.md';

/** The rule of this name, in whatever case it was written; one that a ruleset takes over from another is its own too. */
export function ruleNamed(entry: Entry, written: string): string {
  const { id: ruleset, parent } = entry;
  const rules: readonly string[] = [...ownRules(entry), ...(parent === null ? [] : RULES[parent])];
  const id = written.toUpperCase();
  const found = rules.find((rule) => rule === id);
  if (found !== undefined) return found;
  const home = REGISTRY.find((entry) => (RULES[entry.id] as readonly string[]).includes(id));
  if (home !== undefined) throw new BadCall((bad) => bad.ruleOf(id, home.id));
  if (READINGS.some((reading) => reading.id === id)) throw new BadCall((bad) => bad.isReading(id, READINGS_PAGE));
  throw new BadCall((bad) => bad.unknownRule(written, ruleset, nearest(written, rules)));
}
