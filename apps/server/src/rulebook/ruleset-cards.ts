import { lookUp } from '@sabot/engine';
import type { RulesetCard } from '@sabot/protocol';
import { type Entry, ownRules } from '@sabot/regulations';

/** A ruleset as it is introduced to somebody who chooses a table. */
export function rulesetCard(entry: Entry): RulesetCard {
  const { id, ruleset, parent, name, source, terms, layout } = entry;
  const { edition, game, defaults } = ruleset.regulation;
  const { short, title, jurisdiction, bulletin, state, note } = source;
  return {
    ruleset: id,
    edition,
    game,
    parent,
    rules: ownRules(entry).length,
    name,
    short,
    source: { id: source.id, title, jurisdiction, bulletin, state, note },
    defaults: { ...defaults },
    terms: { ...terms },
    layout: { ...layout, zones: zonesOf(entry), grounds: [...layout.grounds] },
  };
}

const RESULTS = ['punto', 'banca', 'tie'] as const;

/** The zones of the cloth, each with the result its bet is on and the name that came with it. */
const zonesOf = ({ ruleset, layout, betNames }: Entry): RulesetCard['layout']['zones'] =>
  layout.zones.map((zone) => {
    const on = ruleset.bets.find(({ name }) => name === zone.bet)?.on;
    return { ...zone, on: RESULTS.find((one) => one === on) ?? null, name: lookUp(betNames, zone.bet) ?? null };
  });
