import type { Face } from '../../coup/drawn.ts';
import type { Effect } from '../../coup/effect.ts';
import type { NonEmpty } from '../../law/ground.ts';
import type { Nothing } from '../../law/question.ts';
import type { Cents, Ratio } from '../../money/cents.ts';
import type { LawOf } from '../../ruleset.ts';
import type { Candidate, Ranked } from '../../table/priority.ts';
import type { CirculoPoints, Decision } from '../circulo/questions.ts';
import type { IncidentFacts } from './incidents/facts.ts';
import type { Choice, Settings } from './settings.ts';

export const OUTCOMES = ['punto', 'banca', 'tie'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const SIDES = ['punto', 'banca'] as const;
export type Side = (typeof SIDES)[number];
export const OCCASIONS = [
  'cards-pass',
  'bank',
  'complete',
  'mesa-closing',
  'closing',
  'punto-total',
  'banca-total',
  'winner',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

const WINDOWS = ['banco', 'mesa', 'stakes'] as const;
export type Window = (typeof WINDOWS)[number];

/** Why the bank looks for a holder. */
export const CAUSES = ['start', 'lost', 'passed', 'refused', 'unanswered', 'vacant', 'talla'] as const;
export type Cause = (typeof CAUSES)[number];
/** Whom it is offered to, one after the other. */
export const STAGES = ['last-winner', 'seated', 'standing', 'retake', 'auction', 'forced'] as const;
export type Stage = (typeof STAGES)[number];

/** As what somebody faced the bank. */
export const OPPOSITIONS = ['banco', 'mesa', 'mesa-alone', 'sole', 'stakes'] as const;
export type Opposition = (typeof OPPOSITIONS)[number];

/** Where the cards are when somebody calls. */
export const CARDS_AT = ['undealt', 'dealt', 'delivered', 'seen'] as const;
export type CardsAt = (typeof CARDS_AT)[number];

/** `outgoing`: who had the bank and lost it, was left without an answer, or would not stay for another talla. */
export const BIDDERS = [
  'passer',
  'outgoing',
  'associate',
  'earlier-passer',
  'refuser',
  'previous-passer',
  'other',
] as const;
export type Bidder = (typeof BIDDERS)[number];

const PURPOSES = ['banco', 'mesa', 'cards', 'stakes', 'auction'] as const;
type Purpose = (typeof PURPOSES)[number];

export interface Claimant extends Candidate {
  /** False after a change of place that he has not saluted for. */
  readonly saluted: boolean;
  /** By himself, not with others. */
  readonly alone: boolean;
  /** Undertakes to complete the other half. */
  readonly completes: boolean;
  /** Repeats a banco that he lost. */
  readonly repeats: boolean;
  /** Was bank before the mano was passed to a larger one. */
  readonly wasBank: boolean;
}
export interface PriorityFacts {
  readonly purpose: Purpose;
  readonly claimants: readonly Claimant[];
  /** The banker's seat, or the last that held the bank: the order starts on its right. */
  readonly from: number;
  readonly seats: readonly number[];
}

type Allowed = 'allowed' | 'refused';

/** The points on which chemin de fer asks the law, beyond those that its sister has too. */
export interface CheminDeFerPoints extends CirculoPoints {
  // the table
  readonly choices: { facts: { readonly setting: Choice }; answer: NonEmpty<string> };
  readonly seats: { facts: Nothing; answer: readonly number[] };
  readonly admission: { facts: { readonly place: 'seat' | 'standing' }; answer: 'admitted' | 'refused' };
  readonly elsewhere: { facts: Nothing; answer: Allowed };
  readonly company: { facts: { readonly when: 'start' | 'later' }; answer: number };
  readonly nextTalla: { facts: { readonly outcome: Outcome | null }; answer: 'may-stay' | 'passes' };
  // people and their places
  readonly priority: { facts: PriorityFacts; answer: readonly Ranked[] };
  readonly saludar: {
    facts: { readonly when: 'talla' | 'between'; readonly move: 'change' | 'arrival' };
    answer: 'must-salute' | 'intact';
  };
  readonly vacancy: { facts: { readonly when: 'talla' | 'between' }; answer: 'waiting-list' | 'changes' };
  readonly refusals: { facts: { readonly count: number }; answer: 'stays' | 'leaves' };
  readonly following: { facts: Nothing; answer: Allowed };
  readonly absent: { facts: Nothing; answer: 'loses-seat' | 'keeps-seat' };
  // the bank and whom it goes to
  readonly firstBank: { facts: Nothing; answer: number };
  readonly rotation: { facts: Nothing; answer: 'right' | 'left' };
  readonly nextStage: {
    facts: { readonly after: Stage | 'none'; readonly cause: Cause };
    answer: Stage | 'suspended';
  };
  /** From what an auction starts. */
  readonly auctionFloor: { facts: { readonly cause: Cause }; answer: 'same' | 'minimum' };
  readonly bankFloor: { facts: { readonly cause: Cause }; answer: 'same' | 'minimum' };
  readonly unmetOffer: { facts: Nothing; answer: 'skipped' | 'offered' };
  readonly forced: { facts: Nothing; answer: 'takes-or-leaves' | 'may-decline' };
  readonly bidding: { facts: { readonly bidder: Bidder }; answer: 'may-bid' | 'excluded' };
  readonly returnsTo: {
    facts: {
      readonly cause: 'lost' | 'passed';
      readonly acquired: 'turn' | 'mano-pasada';
      readonly place: 'seat' | 'standing';
    };
    answer: 'own-right' | 'last-seated-right' | 'passer-right';
  };
  readonly bankAfter: { facts: { readonly outcome: Outcome }; answer: 'kept' | 'ceded' };
  readonly passing: { facts: { readonly dealt: number }; answer: Allowed };
  /** After the inspector has waived the duty to go through with the coup, and the cards are out. */
  readonly afterWaiver: { facts: Nothing; answer: 'may-pass' | 'goes-on' };
  /** So many announcements running that nobody has staked against. */
  readonly unanswered: { facts: { readonly times: number }; answer: 'announced-again' | 'goes-on' };
  readonly refusingToDeal: { facts: { readonly dealt: number }; answer: 'auctioned' | 'refused' };
  readonly cardsRight: { facts: { readonly larger: boolean }; answer: 'has-it' | 'has-not' };
  readonly association: { facts: { readonly who: 'anyone' | 'passer' }; answer: 'if-accepted' | 'refused' };
  readonly associate: { facts: Nothing; answer: 'stays-out' | 'plays' };
  readonly sharing: { facts: Nothing; answer: 'pro-rata' | 'banker-alone' };
  // the money of the bank
  readonly lowering: { facts: Nothing; answer: Allowed };
  /** With what the banker has won in this tenure, and what of it the cagnotte had first. */
  readonly withholding: { facts: { readonly won: Cents; readonly deducted: Cents }; answer: Allowed };
  readonly uncovered: { facts: Nothing; answer: 'set-aside' | 'at-risk' };
  readonly overMaximum: { facts: Nothing; answer: 'set-aside' | 'in-play' };
  readonly todoVa: { facts: Nothing; answer: Allowed };
  readonly deduction: { facts: { readonly outcome: Outcome }; answer: Ratio };
  // calls and stakes
  readonly windows: { facts: Nothing; answer: NonEmpty<Window> };
  readonly bancoAt: { facts: { readonly cards: CardsAt; readonly repeats: boolean }; answer: Allowed };
  readonly mesaStake: { facts: { readonly bank: Cents }; answer: Cents };
  readonly seguidoRight: {
    facts: { readonly as: Opposition; readonly outcome: Outcome };
    answer: 'has-it' | 'has-not';
  };
  readonly seguidoUnused: { facts: { readonly outcome: Outcome }; answer: 'kept' | 'lost' };
  readonly stakeMaximum: { facts: { readonly bank: Cents }; answer: Cents };
  readonly fullStake: { facts: Nothing; answer: 'makes-banco' | 'is-a-stake' };
  readonly otherAnnouncement: { facts: Nothing; answer: 'changed' | 'refused' };
  readonly trimming: { facts: Nothing; answer: 'lowest-priority' | 'nobody' };
  // the coup
  readonly call: { facts: CallFacts; answer: NonEmpty<string> };
  readonly deal: { facts: { readonly nth: number }; answer: { readonly hand: Side; readonly face: Face } };
  readonly puntoRules: { facts: PuntoRulesFacts; answer: NonEmpty<Decision> };
  readonly bancaRules: {
    facts: { readonly total: number; readonly deemedNine: boolean };
    answer: NonEmpty<Decision>;
  };
  readonly askedCuadro: { facts: Nothing; answer: 'binding' | 'advisory' };
  readonly speaksFirst: { facts: Nothing; answer: Side };
  readonly wrongWord: {
    facts: { readonly total: number; readonly said: Decision };
    answer: 'banker-chooses' | 'card-is-given' | 'goes-on';
  };
  readonly bankerGives: { facts: Nothing; answer: 'loses-abatir' | 'keeps-abatir' };
  readonly earlyAbatir: { facts: Nothing; answer: 'may-withdraw' | 'stakes-stay' };
  readonly winner: {
    facts: { readonly punto: number; readonly banca: number; readonly forgotten: boolean };
    answer: Outcome;
  };
  readonly incident: { facts: IncidentFacts; answer: NonEmpty<Effect> };
}

export interface PuntoRulesFacts {
  readonly total: number;
  /** He has made banco. */
  readonly banco: boolean;
  /** He is held to the rules of the punto, whatever he was free to do. */
  readonly bound: boolean;
  /** He asked the croupier, or somebody advised him. */
  readonly advised: boolean;
}
export interface CallFacts {
  readonly occasion: Occasion;
  readonly amount: Cents;
  readonly total: number;
  readonly outcome: Outcome;
}

export type CheminDeFerLaw = LawOf<CheminDeFerPoints, Settings>;
