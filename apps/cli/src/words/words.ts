import type { PuntoBancaPoints } from '@sabot/engine';
import type { Head, Holder } from '@sabot/event-store';
import type { Lack } from '@sabot/fairness';
import type { Problem } from '@sabot/notation';
import type { RuleRow } from '@sabot/regulations';
import type { Dictionary } from '@sabot/words';
import type { ActReferenceWords } from './act-reference-words.ts';
import type { BackupFaultWords, BackupWords } from './backup-words.ts';
import type { CirculoWords } from './circulo-words.ts';
import type { DosPanosOddsWords } from './games.ts';
import type { HistoryWords } from './history-words.ts';
import type { HouseWords } from './house-words.ts';
import type { OddsFaults, OddsWords, SolveWords } from './odds-words.ts';
import type { OwnTableFaults, OwnTableWords } from './own-table-words.ts';
import type { ArchiveWords, ServeWords, VaultWords, VerifyWords, WatchWords } from './serve-words.ts';
import type { SettingWords } from './setting-words.ts';
import type { StaffDeskWords } from './staff-words.ts';
import type { TableWords } from './table-words.ts';
import type { TlsWords } from './tls-words.ts';

/** Everything the command says to people. Each language is one complete table; nothing is said anywhere else. */
export interface Words extends DosPanosOddsWords {
  readonly help: HelpWords;
  readonly bad: BadCallWords;
  readonly rules: RuleWords;
  readonly law: LawWords;
  readonly actReference: ActReferenceWords;
  readonly compare: CompareWords;
  readonly fairness: FairnessWords;
  readonly points: Readonly<Record<keyof PuntoBancaPoints, string>>;
  readonly history: HistoryWords;
  readonly table: TableWords;
  readonly circulo: CirculoWords;
  readonly house: HouseWords;
  readonly ownTable: OwnTableWords;
  /** What page and terminal say alike. */
  readonly dictionary: Dictionary;
  readonly serve: ServeWords;
  readonly watch: WatchWords;
  readonly staff: StaffDeskWords;
  readonly verify: VerifyWords;
  readonly vault: VaultWords;
  readonly archive: ArchiveWords;
  readonly backup: BackupWords;
  readonly odds: OddsWords;
  readonly solve: SolveWords;
}

const COMMAND_NAMES = [
  'play',
  'open',
  'regulations',
  'rules',
  'law',
  'acts',
  'compare',
  'scenario',
  'replay',
  'fairness',
  'serve',
  'watch',
  'staff',
  'verify',
  'heads',
  'vault',
  'archive',
  'backup',
  'restore',
  'odds',
  'effects',
  'simulate',
  'solve',
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

/** What `--help` prints; `ruleset` is one that is known, for the examples. */
export interface HelpWords {
  readonly all: (ruleset: string) => string;
  readonly of: Readonly<Record<CommandName, (ruleset: string) => string>>;
}

export interface BadCallWords {
  readonly unknownCommand: (given: string, near: string | null) => string;
  readonly unknownOption: (given: string, near: string | null) => string;
  readonly optionNotHere: (given: string, command: string) => string;
  readonly optionNeedsValue: (given: string) => string;
  readonly optionTakesNoValue: (given: string) => string;
  readonly unknownLanguage: (given: string) => string;
  readonly missing: (command: string, what: string) => string;
  readonly tooMany: (command: string, given: string) => string;
  readonly unknownRuleset: (given: string, near: string | null, known: readonly string[]) => string;
  readonly unknownAct: (given: string, near: string | null) => string;
  readonly unknownRule: (given: string, ruleset: string, near: string | null) => string;
  readonly ruleOf: (rule: string, ruleset: string) => string;
  readonly isReading: (reading: string, page: string) => string;
  readonly noSuchFile: (file: string) => string;
  readonly notJson: (file: string) => string;
  readonly isDirectory: (file: string) => string;
  readonly unreadable: (file: string, code: string) => string;
  readonly unwritable: (file: string, code: string) => string;
  readonly alreadyThere: (file: string) => string;
  readonly outputLost: (code: string) => string;
  readonly tooLarge: (file: string, megabytes: number) => string;
  readonly notAProof: (file: string) => string;
  readonly otherShoe: (file: string, table: string, talla: number) => string;
  readonly proofVersion: (file: string, version: string, known: string) => string;
  readonly nothingKept: (location: string) => string;
  readonly notUtf8: (file: string) => string;
  readonly stdinTwice: string;
  readonly watchesAFile: string;
  readonly misread: (problem: Problem, file: string) => string;
  readonly impossible: (file: string, why: string | null) => string;
  readonly notANumber: (option: string, given: string) => string;
  readonly unfitName: (given: string) => string;
  readonly setting: SettingWords;
  /** Another house has the store open; null: it does not say who it is. */
  readonly storeHeld: (holder: Holder | null) => string;
  /** The store lacks what a house had written down of it. */
  readonly storeBehind: (file: string, head: Head) => string;
  /** This is not a list of heads. */
  readonly notHeads: (file: string) => string;
  /** Why a backup cannot be written or restored. */
  readonly backup: BackupFaultWords;
  /** Neither a day nor a moment that can be read. */
  readonly badTime: (given: string) => string;
  readonly futureTime: (given: string) => string;
  readonly notBoth: (option: string, other: string) => string;
  /** What a file or a variable holds is no key of a vault; it is not shown. */
  readonly badVaultKey: (where: string) => string;
  readonly openToOthers: (file: string) => string;
  readonly nodeNeedsDatabase: string;
  readonly nodeNeedsSecret: string;
  readonly shortSecret: (where: string, least: number) => string;
  readonly portTaken: (port: number, code: string) => string;
  readonly houseThere: (address: string) => string;
  readonly notAnAddress: (given: string) => string;
  readonly nameTaken: (given: string) => string;
  readonly notTogether: (option: string, other: string) => string;
  readonly noTableOf: (ruleset: string, open: readonly string[]) => string;
  readonly otherGame: (game: string) => string;
  readonly notCompared: (ruleset: string) => string;
  readonly nobodyThere: (address: string) => string;
  readonly tls: TlsWords;
  readonly ownTable: OwnTableFaults;
  readonly odds: OddsFaults;
  readonly unexpected: (why: string) => string;
}

export interface RuleWords {
  /** The names of the games, by their ids. */
  readonly games: Readonly<Record<string, string>>;
  readonly text: string;
  /** Where in a text a rule stands, in this language. */
  readonly locator: (locator: string) => string;
  readonly count: (rules: number) => string;
  readonly inOrder: (rules: number) => string;
  readonly refersTo: (ruleset: string) => string;
  readonly source: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<RuleRow['kind'], string>>;
  readonly answers: string;
  readonly supports: string;
  readonly unmodelled: string;
  readonly question: string;
  readonly resolution: string;
  readonly missing: string;
  readonly chosen: string;
  readonly reason: string;
  readonly elsewhere: string;
  readonly basis: Readonly<Record<'text' | 'cross-reference' | 'usage' | 'house', string>>;
  readonly marks: string;
  readonly more: (command: string) => string;
}

export interface FairnessWords {
  readonly proved: (compared: number, cards: number) => string;
  readonly notProved: string;
  readonly disproved: (at: string, reason: string) => string;
  /** What is missing to call it proved. */
  readonly lacks: Readonly<Record<Lack, (found: { readonly compared: number; readonly unseen: number }) => string>>;
  readonly talla: (talla: number) => string;
  /** A shoe without a proof: given up for a reason, or still in play. */
  readonly unfinished: (abandoned: string | null) => string;
  readonly nothing: string;
  /** Who had a hand in it, and who cut; `by` null is the croupier. */
  readonly contributed: (players: string) => string;
  readonly nobody: string;
  readonly cut: (by: string | null, depth: number) => string;
  readonly withheld: (players: string) => string;
}

export interface CompareWords {
  /** How many points of law the rulesets answer differently. */
  readonly differ: (points: number, rulesets: number) => string;
  readonly same: (points: number) => string;
  /** Points that depend on who is at the table, so that no list of answers can be shown. */
  readonly open: (points: readonly string[]) => string;
}

export interface LawWords {
  readonly headline: (covered: number, total: number) => string;
  readonly how: (tested: number, unmodelled: number) => string;
  /** How the rules that count come to count. */
  readonly parts: (proved: number, aside: number) => string;
  /** What the rules do that are modelled. */
  readonly apart: (decide: number, support: number, cited: number) => string;
  readonly cited: (count: number) => string;
  readonly altogether: string;
  readonly missing: (count: number) => string;
  readonly unmodelled: (count: number) => string;
}
