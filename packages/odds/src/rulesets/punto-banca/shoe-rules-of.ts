import { NOTHING, RANKS } from '@sabot/engine';
import type { PuntoBancaRuleset } from '@sabot/regulations';
import type { PuntoBancaShoeRules } from '../../math/punto-banca/index.ts';
import { chartOf, valuesOf } from './chart-of.ts';

/** A whole shoe as the ruleset deals it. */
export function puntoBancaShoeRulesOf(
  { law, regulation: { defaults } }: PuntoBancaRuleset,
  decks = defaults.decks,
): PuntoBancaShoeRules {
  const asked = law({ ...defaults, decks });
  return {
    chart: chartOf(asked),
    decks,
    values: valuesOf(asked),
    burn: RANKS.map((rank) => asked.burn.ask({ rank }).answer),
    below: asked.stopCard.ask(NOTHING).answer,
  };
}
