import type { RulesetCard } from '@sabot/protocol';
import { type Entry, RULES } from '@sabot/regulations';

/** A ruleset as it is introduced to somebody who chooses a table. */
export function rulesetCard({ id, ruleset, parent, name, source, terms, layout }: Entry): RulesetCard {
  const { edition, game, defaults } = ruleset.regulation;
  const { short, title, jurisdiction, bulletin, state, note } = source;
  return {
    ruleset: id,
    edition,
    game,
    parent,
    rules: RULES[id].length,
    name,
    short,
    source: { id: source.id, title, jurisdiction, bulletin, state, note },
    defaults: { ...defaults },
    terms: { ...terms },
    layout: { ...layout, zones: layout.zones.map((zone) => ({ ...zone })), grounds: [...layout.grounds] },
  };
}
