import { type Ground, isNamedIn, lookUp } from '@sabot/engine';
import { type Entry, isRulesetId, REGISTRY } from '../registry.ts';
import { RULES } from './rule-ids.ts';
import { RULE_ROWS, type RuleRow } from './rules-table.ts';

interface CitedProvision {
  readonly rule: string;
  readonly clauses: readonly { readonly ground: Ground }[];
}

/** An entry of whatever game, for whoever only reads what it says. */
export interface ReadEntry extends Omit<Entry, 'ruleset'> {
  readonly ruleset: { readonly regulation: { readonly game: string; readonly provisions: readonly CitedProvision[] } };
}

/** A rule as a person can look it up. */
export interface RuleInText {
  readonly rule: string;
  /** The ruleset it stands in; another than the one that was asked where that one takes it over. */
  readonly ruleset: string;
  /** The text: by its number in `SOURCES`, or as a regulation outside the registry calls it. */
  readonly text: string;
  readonly locator: string;
  readonly lines: string;
  /** Null where a regulation outside the registry does not say. */
  readonly kind: RuleRow['kind'] | null;
  /** In one sentence of ours. */
  readonly says: { readonly es: string | null; readonly en: string | null };
}

/** A rule that an answer of this entry may rest on; null: it has none of this name. */
export function ruleIn(entry: ReadEntry, rule: string): RuleInText | null {
  const says = { es: sentence(entry, rule, 'es'), en: sentence(entry, rule, 'en') };
  const row = lookUp(RULE_ROWS, rule);
  if (row !== undefined) {
    const { ruleset, text, locator, lines, kind } = row;
    return { rule, ruleset, text, locator, lines, kind, says: { es: says.es, en: says.en ?? row.rule } };
  }
  const clauses = entry.ruleset.regulation.provisions.flatMap((provision) => provision.clauses);
  const found = clauses.find(({ ground }) => ground.rule === rule)?.ground.citation;
  if (found === undefined) return null;
  return { rule, ruleset: entry.id, text: found.source, locator: found.locator, lines: '', kind: null, says };
}

/** The rules that stand in an entry's own text, in its order. */
export function ownRules({ id, ruleset }: ReadEntry): readonly string[] {
  if (isRulesetId(id)) return RULES[id];
  const rules = ruleset.regulation.provisions.map(({ rule }) => rule);
  return [...new Set(rules)].filter((rule) => !isNamedIn(RULE_ROWS, rule));
}

/** A text may take over another's rules: then the sentence stands there. */
const sentence = (entry: ReadEntry, rule: string, language: 'es' | 'en'): string | null =>
  [entry, ...REGISTRY].flatMap(({ wording }) => lookUp(wording[language], rule) ?? []).at(0) ?? null;
