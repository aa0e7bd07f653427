import {
  type PuntoBancaEvent,
  type PuntoBancaPoints,
  type PuntoBancaState,
  puntoBanca,
  type Ruleset,
  ruleset,
  type Settings,
} from '@sabot/engine';
import { asturiasPuntoYBanca } from './asturias-2011/punto-y-banca/regulation.ts';
import { terms } from './asturias-2011/punto-y-banca/terms.ts';
import { wording as en } from './asturias-2011/punto-y-banca/wording.en.ts';
import { wording as es } from './asturias-2011/punto-y-banca/wording.es.ts';
import type { RulesetId } from './rule-ids.ts';
import type { Terms } from './terms.ts';

export type PuntoBancaRuleset = Ruleset<PuntoBancaState, PuntoBancaEvent, PuntoBancaPoints, Settings>;

/** A ruleset with its own words and ours. */
export interface Entry {
  readonly id: RulesetId;
  readonly ruleset: PuntoBancaRuleset;
  readonly terms: Terms;
  readonly wording: { readonly es: Readonly<Record<string, string>>; readonly en: Readonly<Record<string, string>> };
}

const entry = (
  of: Parameters<typeof ruleset<PuntoBancaPoints, Settings, PuntoBancaState, PuntoBancaEvent>>[1],
  words: Omit<Entry, 'id' | 'ruleset'>,
): Entry => ({
  id: of.id as RulesetId,
  ruleset: ruleset(puntoBanca, of),
  ...words,
});

/** Every regulation, in one list. */
export const REGISTRY: readonly Entry[] = [entry(asturiasPuntoYBanca, { terms, wording: { es, en } })];

export const entryById = (id: string): Entry | undefined => REGISTRY.find((one) => one.id === id);

/** The same list for whoever plays any game by it: histories, servers. The types of a game's own state stay inside. */
export const RULESETS: readonly Ruleset[] = REGISTRY.map((one) => one.ruleset as unknown as Ruleset);
export const rulesetById = (id: string): Ruleset | undefined => RULESETS.find((one) => one.id === id);
