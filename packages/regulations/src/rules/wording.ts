import type { RULES, RulesetId } from './rule-ids.ts';

/** One sentence for every rule of a ruleset, and for no other. */
export type Wording<Ruleset extends RulesetId> = Readonly<Record<(typeof RULES)[Ruleset][number], string>>;
