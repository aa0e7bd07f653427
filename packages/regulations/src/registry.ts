import {
  type ByName,
  type CheminDeFerCommand,
  type CheminDeFerEvent,
  type CheminDeFerPoints,
  type CheminDeFerSettings,
  type CheminDeFerState,
  type CheminDeFerView,
  cheminDeFer,
  type DosPanosCommand,
  type DosPanosEvent,
  type DosPanosPoints,
  type DosPanosSettings,
  type DosPanosState,
  type DosPanosView,
  dosPanos,
  isNamedIn,
  NO_NAMES,
  type PuntoBancaCommand,
  type PuntoBancaEvent,
  type PuntoBancaPoints,
  type PuntoBancaState,
  type PuntoBancaView,
  puntoBanca,
  quoted,
  type Regulation,
  type Ruleset,
  ruleset,
  type Settings,
} from '@sabot/engine';
import * as asturiasCheminDeFer from './asturias-2011/chemin-de-fer/index.ts';
import type { terms as cheminDeFerTerms } from './asturias-2011/chemin-de-fer/terms.ts';
import * as asturiasDosPanos from './asturias-2011/dos-panos/index.ts';
import type { terms as dosPanosTerms } from './asturias-2011/dos-panos/terms.ts';
import * as asturiasMini from './asturias-2011/mini/index.ts';
import * as asturiasPuntoYBanca from './asturias-2011/punto-y-banca/index.ts';
import * as buenosAiresMidi from './buenos-aires-2016/midi/index.ts';
import * as canariasMini from './canarias-2009/mini/index.ts';
import * as canariasPuntoBanca from './canarias-2009/punto-banca/index.ts';
import * as fragmentMini from './fragment-art-36/mini/index.ts';
import * as fragmentPuntoYBanca from './fragment-art-36/punto-y-banca/index.ts';
import type { TextBet } from './provisions/bets.ts';
import type { Layout } from './provisions/layout.ts';
import type { Terms } from './provisions/terms.ts';
import { RULES, type RulesetId } from './rules/rule-ids.ts';
import { RULE_ROWS } from './rules/rules-table.ts';
import { type Bilingual, SOURCES, type Source } from './rules/sources.ts';

/** What each point of law of a game is about. */
export { points as cheminDeFerPointsEn } from './points/chemin-de-fer/en.ts';
export { points as cheminDeFerPointsEs } from './points/chemin-de-fer/es.ts';
export { points as dosPanosPointsEn } from './points/dos-panos/en.ts';
export { points as dosPanosPointsEs } from './points/dos-panos/es.ts';
export { points as pointsEn } from './points/punto-banca/en.ts';
export { points as pointsEs } from './points/punto-banca/es.ts';

export type PuntoBancaRuleset = Ruleset<
  PuntoBancaState,
  PuntoBancaEvent,
  PuntoBancaPoints,
  Settings,
  PuntoBancaCommand<TextBet>,
  PuntoBancaView
>;
export type CheminDeFerRuleset = Ruleset<
  CheminDeFerState,
  CheminDeFerEvent,
  CheminDeFerPoints,
  CheminDeFerSettings,
  CheminDeFerCommand,
  CheminDeFerView
>;
export type DosPanosRuleset = Ruleset<
  DosPanosState,
  DosPanosEvent,
  DosPanosPoints,
  DosPanosSettings,
  DosPanosCommand,
  DosPanosView
>;
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
  /** What bets are called that page and terminal have no word for. */
  readonly betNames: ByName<Bilingual>;
  readonly wording: { readonly es: Words; readonly en: Words };
  /** The ruleset whose text this one refers to. */
  readonly parent: RulesetId | null;
}
export type PuntoBancaEntry = Entry<PuntoBancaRuleset, Terms>;
export type CheminDeFerEntry = Entry<CheminDeFerRuleset, typeof cheminDeFerTerms>;
export type DosPanosEntry = Entry<DosPanosRuleset, typeof dosPanosTerms>;

interface Module<P, S, T> {
  readonly regulation: Regulation<P, S>;
  readonly name: Bilingual;
  readonly layout: Layout;
  readonly terms: T;
  readonly es: Words;
  readonly en: Words;
}

/** Puts a text's law, words and rules of a game together. */
const entryOf =
  <R, P, S, T>(play: (regulation: Regulation<P, S>) => R) =>
  (
    { regulation, name, layout, terms, es, en }: Module<P, S, T>,
    parent: Module<P, S, T> | null = null,
  ): Entry<R, T> => {
    const id = regulation.id as RulesetId;
    return {
      id,
      ruleset: play(regulation),
      name,
      source: SOURCES[RULE_ROWS[RULES[id][0]].text],
      layout,
      terms,
      betNames: NO_NAMES,
      wording: { es, en },
      parent: parent === null ? null : (parent.regulation.id as RulesetId),
    };
  };

const puntoBancaEntry = entryOf<PuntoBancaRuleset, PuntoBancaPoints, Settings, Terms>((regulation) =>
  ruleset(puntoBanca, regulation),
);
const cheminDeFerEntry = entryOf<CheminDeFerRuleset, CheminDeFerPoints, CheminDeFerSettings, typeof cheminDeFerTerms>(
  (regulation) => ruleset(cheminDeFer, regulation),
);

const dosPanosEntry = entryOf<DosPanosRuleset, DosPanosPoints, DosPanosSettings, typeof dosPanosTerms>((regulation) =>
  ruleset(dosPanos, regulation),
);

/** Every regulation under its id: whoever names one in the code has its game's own types. */
const ENTRIES = {
  'asturias-2011/punto-y-banca': puntoBancaEntry(asturiasPuntoYBanca),
  'asturias-2011/mini': puntoBancaEntry(asturiasMini, asturiasPuntoYBanca),
  'fragment-art-36/punto-y-banca': puntoBancaEntry(fragmentPuntoYBanca),
  'fragment-art-36/mini': puntoBancaEntry(fragmentMini, fragmentPuntoYBanca),
  'buenos-aires-2016/midi': puntoBancaEntry(buenosAiresMidi),
  'canarias-2009/punto-banca': puntoBancaEntry(canariasPuntoBanca),
  'canarias-2009/mini': puntoBancaEntry(canariasMini, canariasPuntoBanca),
  'asturias-2011/chemin-de-fer': cheminDeFerEntry(asturiasCheminDeFer),
  'asturias-2011/dos-panos': dosPanosEntry(asturiasDosPanos),
} satisfies Record<RulesetId, PuntoBancaEntry | CheminDeFerEntry | DosPanosEntry>;

type AnyEntry = PuntoBancaEntry | CheminDeFerEntry | DosPanosEntry;
const ALL: readonly AnyEntry[] = Object.values(ENTRIES);
const playedBy =
  <E extends AnyEntry>(game: E['ruleset']['game']) =>
  (one: AnyEntry): one is E =>
    one.ruleset.game.id === game.id;

/** The Punto y Banca family. */
export const PUNTO_BANCA: readonly PuntoBancaEntry[] = ALL.filter(playedBy<PuntoBancaEntry>(puntoBanca));
export const CHEMIN_DE_FER: readonly CheminDeFerEntry[] = ALL.filter(playedBy<CheminDeFerEntry>(cheminDeFer));
export const DOS_PANOS: readonly DosPanosEntry[] = ALL.filter(playedBy<DosPanosEntry>(dosPanos));

/** An entry for whoever plays any game by it. The types of a game's own state stay inside. */
export const ofAnyGame = (entry: PuntoBancaEntry | CheminDeFerEntry | DosPanosEntry): Entry =>
  // A ruleset of one game asks for that game's own state; whoever has it as of any game can only give back what it gave.
  entry as unknown as Entry;

/** What is played by a ruleset that came as one of any game. */
export const isPuntoBanca = (one: Ruleset): one is Ruleset & PuntoBancaRuleset => one.game.id === puntoBanca.id;
export const isCheminDeFer = (one: Ruleset): one is Ruleset & CheminDeFerRuleset => one.game.id === cheminDeFer.id;
export const isDosPanos = (one: Ruleset): one is Ruleset & DosPanosRuleset => one.game.id === dosPanos.id;

/** The same of a whole entry. */
export const isPuntoBancaEntry = (one: Entry): one is Entry & PuntoBancaEntry => isPuntoBanca(one.ruleset);
export const isCheminDeFerEntry = (one: Entry): one is Entry & CheminDeFerEntry => isCheminDeFer(one.ruleset);
export const isDosPanosEntry = (one: Entry): one is Entry & DosPanosEntry => isDosPanos(one.ruleset);

/** Every regulation, in one list. */
export const REGISTRY: readonly Entry[] = [...PUNTO_BANCA, ...CHEMIN_DE_FER, ...DOS_PANOS].map(ofAnyGame);
export const RULESETS: readonly Ruleset[] = REGISTRY.map((one) => one.ruleset);

/** For an id that came from outside; in the code, `rulesetById` knows more. */
export const entryById = (id: string): Entry | undefined => REGISTRY.find((one) => one.id === id);
export const puntoBancaById = (id: string): PuntoBancaEntry | undefined => PUNTO_BANCA.find((one) => one.id === id);

/** What is played under an id: `RulesetOf<'asturias-2011/mini'>` is of Punto y Banca. */
export type RulesetOf<Id extends RulesetId> = (typeof ENTRIES)[Id]['ruleset'];

/** What follows from an id: `TypesOf<'asturias-2011/mini'>['command']` is what can be said at its table. */
export type TypesOf<Id extends RulesetId> =
  RulesetOf<Id> extends Ruleset<infer State, infer Event, unknown, infer Settings, infer Command, infer View>
    ? {
        readonly state: State;
        readonly event: Event;
        readonly settings: Settings;
        readonly command: Command;
        readonly view: View;
      }
    : never;

/** The one way from a word to an id. */
export const isRulesetId = (id: unknown): id is RulesetId => typeof id === 'string' && isNamedIn(ENTRIES, id);

/** The ruleset of an id, with the types of its own game. */
export function rulesetById<Id extends RulesetId>(id: Id): RulesetOf<Id> {
  if (!isRulesetId(id)) throw new UnknownRuleset(id);
  return ENTRIES[id].ruleset;
}

/** Only where the compiler was not asked. */
export class UnknownRuleset extends Error {
  constructor(given: unknown) {
    super(`no ruleset is called ${JSON.stringify(quoted(given))}; there are ${Object.keys(ENTRIES).join(', ')}`);
    this.name = 'UnknownRuleset';
  }
}
