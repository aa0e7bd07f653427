import {
  type CheminDeFerEvent,
  type CheminDeFerPoints,
  type CheminDeFerSettings,
  type CheminDeFerState,
  cheminDeFer,
  type DosPanosEvent,
  type DosPanosPoints,
  type DosPanosSettings,
  type DosPanosState,
  dosPanos,
  type PuntoBancaEvent,
  type PuntoBancaPoints,
  type PuntoBancaState,
  puntoBanca,
  type Regulation,
  type Ruleset,
  ruleset,
  type Settings,
} from '@sabot/engine';
import * as asturiasCheminDeFer from './asturias-2011/chemin-de-fer/index.ts';
import * as asturiasDosPanos from './asturias-2011/dos-panos/index.ts';
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
export type CheminDeFerRuleset = Ruleset<CheminDeFerState, CheminDeFerEvent, CheminDeFerPoints, CheminDeFerSettings>;
export type DosPanosRuleset = Ruleset<DosPanosState, DosPanosEvent, DosPanosPoints, DosPanosSettings>;
type Words = Readonly<Record<string, string>>;

/** The words of a text that every game has. */
export type CommonTerms = Pick<Terms, 'coup' | 'shoe' | 'seat' | 'croupier' | 'inspector' | 'director'>;

/** A ruleset with its own words and ours; whoever plays one game by it asks for that game's types. */
export interface Entry<R = Ruleset, T = CommonTerms> {
  readonly id: RulesetId;
  readonly ruleset: R;
  /** What people call the game. */
  readonly name: Bilingual;
  /** The text it stands in. */
  readonly source: Source;
  readonly layout: Layout;
  readonly terms: T;
  readonly wording: { readonly es: Words; readonly en: Words };
  /** The ruleset whose text this one refers to. */
  readonly parent: RulesetId | null;
}
export type PuntoBancaEntry = Entry<PuntoBancaRuleset, Terms>;
export type CheminDeFerEntry = Entry<CheminDeFerRuleset, typeof asturiasCheminDeFer.terms>;
export type DosPanosEntry = Entry<DosPanosRuleset, typeof asturiasDosPanos.terms>;

interface Module<P, S, T> {
  readonly regulation: Regulation<P, S>;
  readonly layout: Layout;
  readonly terms: T;
  readonly es: Words;
  readonly en: Words;
}

/** Puts a text's law, words and rules of a game together. */
const entryOf =
  <R, P, S, T>(play: (regulation: Regulation<P, S>) => R) =>
  ({ regulation, layout, terms, es, en }: Module<P, S, T>, parent: Module<P, S, T> | null = null): Entry<R, T> => {
    const id = regulation.id as RulesetId;
    return {
      id,
      ruleset: play(regulation),
      name: GAME_NAMES[id],
      source: SOURCES[RULE_ROWS[RULES[id][0]].text],
      layout,
      terms,
      wording: { es, en },
      parent: parent === null ? null : (parent.regulation.id as RulesetId),
    };
  };

const entry = entryOf<PuntoBancaRuleset, PuntoBancaPoints, Settings, Terms>((regulation) =>
  ruleset(puntoBanca, regulation),
);
const railway = entryOf<CheminDeFerRuleset, CheminDeFerPoints, CheminDeFerSettings, typeof asturiasCheminDeFer.terms>(
  (regulation) => ruleset(cheminDeFer, regulation),
);

const twoPanos = entryOf<DosPanosRuleset, DosPanosPoints, DosPanosSettings, typeof asturiasDosPanos.terms>(
  (regulation) => ruleset(dosPanos, regulation),
);

/** The Punto y Banca family. */
export const PUNTO_BANCA: readonly PuntoBancaEntry[] = [
  entry(asturiasPuntoYBanca),
  entry(asturiasMini, asturiasPuntoYBanca),
  entry(fragmentPuntoYBanca),
  entry(fragmentMini, fragmentPuntoYBanca),
  entry(buenosAiresMidi),
  entry(canariasPuntoBanca),
  entry(canariasMini, canariasPuntoBanca),
];

export const CHEMIN_DE_FER: readonly CheminDeFerEntry[] = [railway(asturiasCheminDeFer)];

export const DOS_PANOS: readonly DosPanosEntry[] = [twoPanos(asturiasDosPanos)];

/** An entry for whoever plays any game by it. The types of a game's own state stay inside. */
export const ofAnyGame = (entry: PuntoBancaEntry | CheminDeFerEntry | DosPanosEntry): Entry =>
  entry as unknown as Entry;

/** Every regulation, in one list. */
export const REGISTRY: readonly Entry[] = [...PUNTO_BANCA, ...CHEMIN_DE_FER, ...DOS_PANOS].map(ofAnyGame);

export const entryById = (id: string): Entry | undefined => REGISTRY.find((one) => one.id === id);
export const puntoBancaById = (id: string): PuntoBancaEntry | undefined => PUNTO_BANCA.find((one) => one.id === id);

export const RULESETS: readonly Ruleset[] = REGISTRY.map((one) => one.ruleset);
export const rulesetById = (id: string): Ruleset | undefined => RULESETS.find((one) => one.id === id);
