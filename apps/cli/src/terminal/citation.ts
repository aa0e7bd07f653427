import { type GroundRef, ruleOf } from '@sabot/engine';
import { isRulesetId, type ReadEntry, ruleIn } from '@sabot/regulations';
import type { Words } from '../words/words.ts';
import type { Language } from './language.ts';

/** A rule in one sentence of ours, whichever text it belongs to: one text may take over another's rules. */
export const sentenceOf = (rule: string, entry: ReadEntry, language: Language): string => {
  const says = ruleIn(entry, rule)?.says;
  return says?.[language] ?? says?.en ?? rule;
};

export const readingIn = (ref: GroundRef): string | null => ref.split('~')[1] ?? null;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The text of a ruleset as people call it, after its folder: `Somewhere 2011`. */
const folderTitle = (ruleset: string): string => (ruleset.split('/')[0] ?? '').split('-').map(capital).join(' ');

/** Where in its text a rule stands: `Somewhere 2011 A.1 l.77`; nothing of a rule that the entry does not know. */
function placeOf(rule: string, entry: ReadEntry, { rules }: Words): string {
  const found = ruleIn(entry, rule);
  if (found === null) return '';
  const { ruleset, text, locator, lines } = found;
  const source = isRulesetId(ruleset) ? folderTitle(ruleset) : `${text},`;
  return `${source} ${rules.locator(locator)} ${lines}`.trim();
}

/** A ground as a person can look it up: `RULE · Somewhere 2011 A.1 l.77`, with the reading that settled it. */
export function cite(ref: GroundRef, entry: ReadEntry, words: Words): string {
  const rule = ruleOf(ref);
  return [rule, placeOf(rule, entry, words), readingIn(ref)].filter(Boolean).join(' · ');
}
