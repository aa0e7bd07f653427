import {
  type PuntoBancaEvent,
  type PuntoBancaPoints,
  type PuntoBancaState,
  puntoBanca,
  type Regulation,
  type Ruleset,
  ruleset,
  type Settings,
} from '@sabot/engine';
import * as asturiasMini from './asturias-2011/mini/index.ts';
import * as asturiasPuntoYBanca from './asturias-2011/punto-y-banca/index.ts';
import * as buenosAiresMidi from './buenos-aires-2016/midi/index.ts';
import * as canariasMini from './canarias-2009/mini/index.ts';
import * as canariasPuntoBanca from './canarias-2009/punto-banca/index.ts';
import * as fragmentMini from './fragment-art-36/mini/index.ts';
import * as fragmentPuntoYBanca from './fragment-art-36/punto-y-banca/index.ts';
import { GAME_NAMES } from './game-names.ts';
import type { Layout } from './layout.ts';
import { RULES, type RulesetId } from './rule-ids.ts';
import { RULE_ROWS } from './rules-table.ts';
import { type Bilingual, SOURCES, type Source } from './sources.ts';
import type { Terms } from './terms.ts';

export type PuntoBancaRuleset = Ruleset<PuntoBancaState, PuntoBancaEvent, PuntoBancaPoints, Settings>;
type Words = Readonly<Record<string, string>>;

/** A ruleset with its own words and ours. */
export interface Entry {
  readonly id: RulesetId;
  readonly ruleset: PuntoBancaRuleset;
  /** What people call the game. */
  readonly name: Bilingual;
  /** The text it stands in. */
  readonly source: Source;
  readonly layout: Layout;
  readonly terms: Terms;
  readonly wording: { readonly es: Words; readonly en: Words };
  /** The ruleset whose text this one refers to. */
  readonly parent: RulesetId | null;
}

interface Module {
  readonly regulation: Regulation<PuntoBancaPoints, Settings>;
  readonly layout: Layout;
  readonly terms: Terms;
  readonly es: Words;
  readonly en: Words;
}

const entry = ({ regulation, layout, terms, es, en }: Module, parent: Module | null = null): Entry => {
  const id = regulation.id as RulesetId;
  return {
    id,
    ruleset: ruleset(puntoBanca, regulation),
    name: GAME_NAMES[id],
    source: SOURCES[RULE_ROWS[RULES[id][0]].text],
    layout,
    terms,
    wording: { es, en },
    parent: parent === null ? null : (parent.regulation.id as RulesetId),
  };
};

/** Every regulation, in one list. */
export const REGISTRY: readonly Entry[] = [
  entry(asturiasPuntoYBanca),
  entry(asturiasMini, asturiasPuntoYBanca),
  entry(fragmentPuntoYBanca),
  entry(fragmentMini, fragmentPuntoYBanca),
  entry(buenosAiresMidi),
  entry(canariasPuntoBanca),
  entry(canariasMini, canariasPuntoBanca),
];

export const entryById = (id: string): Entry | undefined => REGISTRY.find((one) => one.id === id);

/** The same list for whoever plays any game by it: histories, servers. The types of a game's own state stay inside. */
export const RULESETS: readonly Ruleset[] = REGISTRY.map((one) => one.ruleset as unknown as Ruleset);
export const rulesetById = (id: string): Ruleset | undefined => RULESETS.find((one) => one.id === id);
