import type { CheminDeFerWitnessed, DosPanosWitnessed } from '@sabot/engine';
import type { PersonAct } from '@sabot/words';
import type { CirculoGame } from '../play/games.ts';

/** Something that happened where one of the players has the bank. */
export type CirculoTold = CheminDeFerWitnessed | DosPanosWitnessed;
export type CirculoToldOf<T extends CirculoTold['type']> = Extract<CirculoTold, { readonly type: T }>;

/** What is said at the tables where one of the players has the bank. */
export interface CirculoWords {
  readonly games: Readonly<Record<CirculoGame, CirculoGameWords>>;
  readonly intro: CirculoIntroWords;
  /** What may be typed for an act; its beginning is enough. */
  readonly keys: Readonly<Record<Exclude<PersonAct, 'Leave'>, readonly string[]>>;
  /** The questions, by the clock that runs meanwhile; `onEnter` is what Enter does. */
  readonly questions: Readonly<Record<string, (onEnter: string) => string>>;
  readonly ask: CirculoAskWords;
  readonly coup: CirculoCoupWords;
  readonly stakes: CirculoStakeWords;
}

/** What differs between these games. */
export interface CirculoGameWords {
  /** The game in a few sentences. */
  readonly intro: string;
  readonly stakeHelp: string;
  readonly stakeUnclear: string;
}

interface CirculoIntroWords {
  readonly calls: string;
  readonly cagnotte: (percent: number) => string;
  readonly limits: (minimum: string, bank: string, chips: string) => string;
  readonly keys: string;
}

interface CirculoAskWords {
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
  readonly mayDo: string;
  readonly low: (chips: string, least: string) => string;
  readonly moreChips: (more: string, onEnter: string) => string;
}

interface CirculoCoupWords {
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
  /** An act that is awaited, and why it may not be done. */
  readonly forbidden: (act: string, why: string) => string;
}

interface CirculoStakeWords {
  readonly question: (limits: string, onEnter: string) => string;
  readonly places: Readonly<Record<string, string>>;
  /** What may be typed for a place, all in lower case. */
  readonly placeKeys: Readonly<Record<string, readonly string[]>>;
}
