import type { CheminDeFerWitnessed, DosPanosWitnessed } from '@sabot/engine';
import type { Money } from '../money.ts';

/** Something that happened where one of the players has the bank. */
export type CirculoTold = CheminDeFerWitnessed | DosPanosWitnessed;
export type CirculoToldOf<T extends CirculoTold['type']> = Extract<CirculoTold, { readonly type: T }>;

/** What a sentence needs in order to name people and sums. */
export interface Say {
  /** Somebody by name; null is the croupier. */
  readonly who: (player: string | null) => string;
  readonly isYou: (player: string | null) => boolean;
  readonly money: Money;
}

/** One sentence for what happened; null, or none: it goes without saying. */
export type Sentences = {
  readonly [T in CirculoTold['type']]?: (event: CirculoToldOf<T>, say: Say) => string | null;
};

/** How something you may do is called, and what you may type for it; its beginning is enough. */
export interface ActWords {
  readonly label: string;
  readonly keys: readonly string[];
}

/** What is said at the tables where one of the players has the bank. */
export interface CirculoWords {
  readonly intro: CirculoIntroWords;
  readonly sentences: Sentences;
  readonly acts: Readonly<Record<string, ActWords>>;
  /** What is asked for with an act, by the names of its fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** The questions, by the clock that runs meanwhile; `onEnter` is what Enter does. */
  readonly questions: Readonly<Record<string, (onEnter: string) => string>>;
  readonly ask: CirculoAskWords;
  readonly coup: CirculoCoupWords;
  readonly stakes: CirculoStakeWords;
  readonly standing: CirculoStandingWords;
}

/** What the law says of the table as it stands: what it lacks, what a step costs, what may not be said. */
export interface CirculoStandingWords {
  readonly seated: (n: number) => string;
  readonly onPano: (n: number, pano: string) => string;
  readonly sit: string;
  readonly othersSit: (names: readonly string[]) => string;
  readonly comeBack: string;
  readonly othersBack: (names: readonly string[]) => string;
  readonly comers: string;
  readonly banker: (least: string) => string;
  readonly declining: Readonly<Record<'counts' | 'seat', string>>;
  readonly seating: Readonly<Record<'arrival' | 'change', string>>;
  readonly uncovered: (amount: string) => string;
  /** An act that is awaited, and why it may not be done. */
  readonly forbidden: (act: string, why: string) => string;
}

export interface CirculoIntroWords {
  /** The game in a few sentences, by its id. */
  readonly game: Readonly<Record<'chemin-de-fer' | 'dos-panos', string>>;
  readonly calls: string;
  readonly cagnotte: (percent: number) => string;
  readonly limits: (minimum: string, bank: string, chips: string) => string;
  readonly keys: string;
}

export interface CirculoAskWords {
  /** The question where only one thing can be done. */
  readonly only: (label: string) => string;
  readonly other: (onEnter: string) => string;
  readonly amount: (what: string, min: string, max: string, onEnter: string) => string;
  readonly oneOf: (what: string, onEnter: string) => string;
  readonly text: (what: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly within: (min: string, max: string) => string;
  readonly whole: (step: string) => string;
  readonly unclear: string;
  readonly several: (labels: string) => string;
  readonly more: readonly string[];
  readonly moreIs: string;
  readonly help: string;
  readonly stakeHelp: Readonly<Record<'chemin-de-fer' | 'dos-panos', string>>;
  readonly mayDo: string;
  readonly low: (chips: string, least: string) => string;
  readonly moreChips: (more: string, onEnter: string) => string;
}

export interface CirculoCoupWords {
  readonly bankOf: (who: string, amount: string) => string;
  readonly yourBank: (amount: string) => string;
  /** What a call means, for those who do not speak the croupier's language. */
  readonly gloss: Readonly<Record<string, string>>;
  readonly hands: Readonly<Record<string, string>>;
  readonly onlyYou: string;
  readonly abates: string;
  readonly holds: (hand: string | null, who: string) => string;
  readonly youHold: (hand: string | null) => string;
  readonly wins: Readonly<Record<'punto' | 'pano' | 'banca' | 'tie', string>>;
  readonly onPano: (pano: string, what: string) => string;
  readonly stakeOn: (pano: string, what: string) => string;
  readonly lost: (stake: string) => string;
  readonly won: (stake: string) => string;
  readonly stays: (stake: string) => string;
  readonly bankWins: (won: string, deducted: string) => string;
  readonly bankLoses: (paid: string) => string;
  readonly bankEven: string;
  /** Where others have a part in the bank. */
  readonly yourPart: string;
  readonly bank: string;
  readonly cagnotte: string;
  readonly chips: (chips: string, inBank: string | null, staked: string | null) => string;
  readonly watched: string;
  readonly declined: (names: string) => string;
  /** In a few words, for whoever asks why. */
  readonly whoHolds: string;
}

export interface CirculoStakeWords {
  readonly question: (limits: string, onEnter: string) => string;
  readonly places: Readonly<Record<string, string>>;
  /** What may be typed for a place, all in lower case. */
  readonly placeKeys: Readonly<Record<string, readonly string[]>>;
  readonly unclear: Readonly<Record<'chemin-de-fer' | 'dos-panos', string>>;
}
