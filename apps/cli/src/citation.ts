import { type GroundRef, lookUp, ruleOf } from '@sabot/engine';
import { REGISTRY, RULE_ROWS, RULES, type RuleId, type RuleRow, SOURCES, type Source } from '@sabot/regulations';
import type { Language } from './language.ts';
import type { Words } from './words/words.ts';

export const rowOf = (rule: string): RuleRow => RULE_ROWS[rule as RuleId];
export const sourceOf = (rule: string): Source => SOURCES[rowOf(rule).text];

/** A rule in one sentence of ours, whichever text it belongs to: one text may take over another's rules. */
export function sentenceOf(rule: string, language: Language): string {
  const entry = REGISTRY.find(({ wording }) => Object.hasOwn(wording[language], rule));
  return (entry === undefined ? undefined : lookUp(entry.wording[language], rule)) ?? rowOf(rule).rule;
}

export const readingIn = (ref: GroundRef): string | null => ref.split('~')[1] ?? null;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The text of a rule as people call it, after the folder of its ruleset: `Somewhere 2011`. */
export function shortSourceOf(rule: string): string {
  const entry = REGISTRY.find(({ id }) => (RULES[id] as readonly string[]).includes(rule));
  return (entry?.id.split('/')[0] ?? '').split('-').map(capital).join(' ');
}

/** Where in its text a rule stands: `Somewhere 2011 A.1 l.77`. */
export const placeOf = (rule: string, { rules }: Words): string => {
  const { locator, lines } = rowOf(rule);
  return `${shortSourceOf(rule)} ${rules.locator(locator)} ${lines}`.trim();
};

/** A ground as a person can look it up: `RULE · Somewhere 2011 A.1 l.77`, with the reading that settled it. */
export function cite(ref: GroundRef, words: Words): string {
  const reading = readingIn(ref);
  const rule = ruleOf(ref);
  return [rule, placeOf(rule, words), ...(reading === null ? [] : [reading])].join(' · ');
}
