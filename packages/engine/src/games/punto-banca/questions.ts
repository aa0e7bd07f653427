import type { Rank } from '../../cards/card.ts';
import type { Face, Hand } from '../../coup/drawn.ts';
import type { Effect } from '../../coup/effect.ts';
import type { GroundRef, NonEmpty } from '../../law/ground.ts';
import type { Nothing } from '../../law/question.ts';
import type { Cents, Ratio } from '../../money/cents.ts';
import type { Account } from '../../money/posting.ts';
import type { LawOf } from '../../ruleset.ts';
import type { Candidate, Ranked } from '../../table/priority.ts';
import type { Choice, Settings } from './settings.ts';

/** The two hands of a coup. */
export const SIDES = ['punto', 'banca'] as const;
export type Side = (typeof SIDES)[number];
export const OUTCOMES = ['punto', 'banca', 'tie'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Something that may be staked on: its name, and the result it is a stake on; null where it is on something else. */
export interface Bet {
  readonly name: string;
  readonly on: Outcome | null;
}
export const DECISIONS = ['draw', 'stand'] as const;
export type Decision = (typeof DECISIONS)[number];
/** The value of punto's third card, or that there was none. */
export type PuntoThird = number | 'stood';

export const PACK_STEPS = ['count', 'check', 'shuffle', 'machine-shuffle', 'cut', 'stop-card', 'burn'] as const;
export type PackStep = (typeof PACK_STEPS)[number];
export const isPackStep = (word: string): word is PackStep => PACK_STEPS.some((step) => step === word);

export const CUTTERS = ['seated', 'croupier'] as const;
export type Cutter = (typeof CUTTERS)[number];

export const OCCASIONS = [
  'opening',
  'closing',
  'punto-total',
  'banca-total',
  'punto-stands',
  'punto-draws',
  'banca-stands',
  'banca-draws',
  'winner',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

export const RESTING_PLACES = ['croupier', 'shoe-corner', 'croupier-right', 'croupier-left'] as const;
export type RestingPlace = (typeof RESTING_PLACES)[number];

/** What may go wrong, from the moment the pack is brought to the end of the talla. */
export const INCIDENTS = [
  'card-face-up',
  'cards-stuck',
  'card-in-basket',
  'card-on-floor',
  'shoe-exhausted',
  'late-stake',
  'wrong-draw',
  'cards-touched',
  'squeezing',
  'cards-beyond-table',
  'dealer-cannot-go-on',
  'other',
] as const;
export type Incident = (typeof INCIDENTS)[number];

/** What becomes of a stake: won at these odds less that share of the winnings, lost, or null. */
export type Fate =
  | { readonly fate: 'won'; readonly pays: Ratio; readonly deduct: Ratio }
  | { readonly fate: 'lost' | 'null' };

/** The points on which a game of the Punto y Banca family asks the law. */
export interface PuntoBancaPoints {
  // the table
  readonly choices: { facts: { readonly setting: Choice }; answer: NonEmpty<string> };
  readonly bets: { facts: Nothing; answer: NonEmpty<Bet> };
  readonly lastCoups: { facts: Nothing; answer: number };
  // the hands and their totals
  readonly cardsFirst: { facts: Nothing; answer: number };
  readonly cardValue: { facts: { readonly rank: Rank }; answer: number };
  readonly handTotal: { facts: { readonly sum: number }; answer: number };
  readonly winner: { facts: { readonly punto: number; readonly banca: number }; answer: Outcome };
  readonly naturals: { facts: { readonly punto: number; readonly banca: number }; answer: 'over' | 'goes-on' };
  readonly puntoDraw: { facts: { readonly total: number }; answer: Decision };
  readonly bancaDraw: { facts: { readonly total: number; readonly third: PuntoThird }; answer: Decision };
  // the pack
  readonly decks: { facts: Nothing; answer: NonEmpty<number> };
  readonly preparation: { facts: Nothing; answer: NonEmpty<PackStep> };
  readonly cut: { facts: Nothing; answer: Cutter };
  readonly stopCard: { facts: Nothing; answer: number };
  readonly afterStopCard: { facts: { readonly coup: 'under-way' | 'none' }; answer: 'finish-coup' | 'end' };
  readonly burn: { facts: { readonly rank: Rank }; answer: number };
  // the coup
  readonly call: { facts: CallFacts; answer: NonEmpty<string> };
  readonly deal: { facts: { readonly nth: number }; answer: Dealt };
  readonly thirdCard: { facts: Nothing; answer: Face };
  readonly puntoCards: { facts: PuntoCardsFacts; answer: Ranked | null };
  readonly uncovering: {
    facts: { readonly hand: Side };
    answer: { readonly turn: number; readonly by: 'holder' | 'dealer' | 'croupier' };
  };
  readonly squeezing: { facts: Nothing; answer: 'allowed' | 'forbidden' };
  readonly laid: { facts: { readonly hand: Side }; answer: RestingPlace };
  readonly settling: { facts: Nothing; answer: NonEmpty<'pay' | 'deduct'> };
  // the people and the shoe
  readonly seats: { facts: Nothing; answer: readonly number[] };
  readonly admission: { facts: { readonly place: 'seat' | 'standing' }; answer: 'admitted' | 'refused' };
  readonly dealing: { facts: Nothing; answer: 'optional' | 'croupier' };
  readonly dealerHand: { facts: Nothing; answer: Side };
  readonly firstTurn: { facts: Nothing; answer: number };
  readonly shoeDeclined: { facts: Nothing; answer: 'right' | 'left' };
  readonly ronda: { facts: RondaFacts; answer: 'may-deal' | 'must-wait' };
  readonly nobodyDeals: { facts: Nothing; answer: { readonly croupierUntil: 'bank-loss' | 'next-coup' } };
  readonly shoeAfter: { facts: { readonly outcome: Outcome }; answer: 'stays' | 'passes' };
  readonly shoeGivenUp: { facts: { readonly dealt: number }; answer: 'allowed' | 'refused' };
  readonly nextPack: { facts: NextPackFacts; answer: 'same' | 'right' };
  readonly dealerStake: {
    facts: Nothing;
    answer: { readonly on: 'banca' | 'any' | 'none'; readonly atLeast: Cents };
  };
  readonly dealerWithoutStake: { facts: Nothing; answer: 'next-with-stake' | 'croupier' };
  // money
  readonly banker: { facts: Nothing; answer: Account };
  readonly chips: { facts: Nothing; answer: { readonly step: Cents } };
  readonly tips: { facts: Nothing; answer: 'accepted' | 'refused' };
  readonly settlement: { facts: FinishedCoup & { readonly bet: string }; answer: Fate };
  readonly rounding: { facts: { readonly of: 'winnings' | 'deduction' }; answer: 'down' | 'up' };
  readonly tableMinimum: { facts: Nothing; answer: Cents };
  readonly tableMaximum: { facts: Nothing; answer: MaximumRule };
  readonly stakeMinimum: { facts: { readonly bet: string }; answer: Cents };
  readonly stakeMaximum: { facts: { readonly bet: string }; answer: Cents };
  readonly stakeStep: { facts: { readonly bet: string }; answer: Cents };
  readonly bothSides: { facts: Nothing; answer: { readonly apartBy: Cents } };
  readonly lateStake: { facts: Nothing; answer: 'refused' | 'accepted' };
  // what goes wrong
  readonly incident: { facts: IncidentFacts; answer: NonEmpty<Effect> };
}

/** What a coup that is over shows, as far as a bet may depend on it. */
export interface FinishedCoup {
  readonly outcome: Outcome;
  readonly totals: Readonly<Record<Side, number>>;
  /** How many cards each hand had. */
  readonly cards: Readonly<Record<Side, number>>;
  /** Whether a hand's first two cards were of the same rank. */
  readonly pairs: Readonly<Record<Side, boolean>>;
}
export interface RondaFacts {
  /** How many boxes the shoe has passed since this player's last tenure ended; null if he has not dealt yet. */
  readonly passed: number | null;
  readonly boxes: number;
}
export interface NextPackFacts {
  /** Of the last coup; null where it left no result, or none was played. */
  readonly outcome: Outcome | null;
  /** In the last coup whoever dealt lost the shoe otherwise than by its result. */
  readonly forfeited: boolean;
}
export interface CallFacts {
  readonly occasion: Occasion;
  readonly total: number;
  readonly outcome: Outcome;
}
export interface Dealt {
  readonly hand: Side;
  readonly face: Face;
  readonly rests: RestingPlace;
}
export interface PuntoCardsFacts {
  /** Everybody with a stake on punto. */
  readonly candidates: readonly Candidate[];
  readonly dealer: string | null;
  /** Who dealt until a ruling took the cards of this coup away from him. */
  readonly relieved: string | null;
  /** Where the priority is counted from: the dealer's seat, or that of the last turn. */
  readonly from: number;
  readonly seats: readonly number[];
}
/** How the table maximum follows from the minimum. */
export type MaximumRule =
  | { readonly kind: 'one-of'; readonly amounts: readonly Cents[] }
  | {
      readonly kind: 'between';
      readonly low: Cents;
      readonly high: Cents;
      /** What the lower end rests on, where that is not the row which answers. */
      readonly lowBy?: GroundRef;
    };
export interface IncidentFacts {
  readonly incident: Incident;
  /** Is a coup under way, or was it found with the pack or between two coups? */
  readonly coup: 'under-way' | 'none';
  /** The card it concerns, by its number in the coup and its rank, where it concerns one. */
  readonly card: number | null;
  readonly rank: Rank | null;
  /** Has everybody seen that card? */
  readonly seen: boolean;
  readonly hand: Hand | null;
  readonly dealer: string | null;
  /** The hand that lies with the dealer, to be uncovered. */
  readonly inHand: Side | null;
  readonly player: string | null;
}

export type PuntoBancaLaw = LawOf<PuntoBancaPoints, Settings>;
