import type { Face } from '../../coup/drawn.ts';
import type { Effect } from '../../coup/effect.ts';
import type { NonEmpty } from '../../law/ground.ts';
import type { Nothing } from '../../law/question.ts';
import type { Cents, Ratio } from '../../money/cents.ts';
import type { LawOf } from '../../ruleset.ts';
import type { Candidate, Ranked } from '../../table/priority.ts';
import type { Cell, CirculoPoints, Decision } from '../circulo/questions.ts';
import type { Fault, IncidentFacts } from './incidents/facts.ts';
import type { Choice, Settings } from './settings.ts';

export const PANOS = ['pano-1', 'pano-2'] as const;
export type Pano = (typeof PANOS)[number];
export const SIDES = [...PANOS, 'banca'] as const;
export type Side = (typeof SIDES)[number];
/** Who wins on a paño; `null` is a paño without a coup: annulled for it alone. */
export const OUTCOMES = ['pano', 'banca', 'tie'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const OCCASIONS = [
  'bank',
  'banco',
  'opening',
  'closing',
  'pano-total',
  'banca-total',
  'winner',
  'withdrawn',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** How the bank finds a holder. */
export const STAGES = ['named', 'offer', 'auction'] as const;
export type Stage = (typeof STAGES)[number];
/** Why it looks for one. */
export const CAUSES = ['opening', 'left', 'broken', 'tallas-over'] as const;
export type Cause = (typeof CAUSES)[number];

/** What play is suspended for. */
export const LACKS = ['company', 'banker', 'session', 'stakes'] as const;
export type Lack = (typeof LACKS)[number];

const PURPOSES = ['stakes', 'banco', 'offer'] as const;
export type Purpose = (typeof PURPOSES)[number];
export interface PriorityFacts {
  readonly purpose: Purpose;
  readonly pano: Pano;
  readonly claimants: readonly Candidate[];
  /** The numbered places of the paño, the one nearest the banker first. */
  readonly seats: readonly number[];
}

/** With what a bank may be put up. */
export const DEPOSIT_MEANS = ['cash', 'bank-cheque', 'own-cheque'] as const;
export type DepositMeans = (typeof DEPOSIT_MEANS)[number];
/** Where what stands behind a free bank may be kept. */
export const DEPOSIT_PLACES = ['house', 'admitted-institution', 'other-institution'] as const;
export type DepositPlace = (typeof DEPOSIT_PLACES)[number];

type Allowed = 'allowed' | 'refused';

/** The points on which dos paños asks the law, beyond those it has in common with chemin de fer. */
export interface DosPanosPoints extends CirculoPoints {
  // the table
  readonly choices: { facts: { readonly setting: Choice }; answer: NonEmpty<string> };
  readonly seats: { facts: { readonly pano: Pano }; answer: readonly number[] };
  readonly admission: { facts: { readonly place: 'seat' | 'chair' | 'standing' }; answer: 'admitted' | 'refused' };
  readonly vacancy: { facts: Nothing; answer: 'waiting-list' | 'anyone' };
  /** The least number of players on each paño. */
  readonly company: { facts: { readonly when: 'start' | 'later' }; answer: number };
  readonly opponents: { facts: Nothing; answer: 'one-per-pano' | 'one-for-both' };
  readonly tables: { facts: Nothing; answer: number | null };
  readonly sessions: { facts: Nothing; answer: number | null };
  readonly tallasPerSession: { facts: Nothing; answer: number | null };
  // people and their places
  readonly priority: { facts: PriorityFacts; answer: readonly Ranked[] };
  /** On which paños somebody may stake. */
  readonly behindStakes: { facts: { readonly place: 'seat' | 'standing' }; answer: 'either-pano' | 'own-pano' };
  readonly handling: {
    facts: { readonly place: 'seat' | 'standing'; readonly banco: boolean };
    answer: 'may-hold' | 'may-not';
  };
  /** Round the numbered places, or always the one nearest the banker. */
  readonly turn: { facts: Nothing; answer: 'by-number' | 'nearest-banker' };
  /** Whether whoever's turn it is may let the cards pass to the next, seen or not, with a banco of his or without. */
  readonly cardsDeclined: {
    facts: { readonly seen: boolean; readonly banco: boolean };
    answer: Allowed;
  };
  readonly turnAfter: { facts: { readonly outcome: Outcome }; answer: 'passes' | 'stays' };
  readonly association: { facts: Nothing; answer: Allowed };
  // the bank and whom it goes to
  readonly opening: { facts: { readonly named: boolean }; answer: 'announced' | 'auctioned' };
  readonly bidding: { facts: { readonly bidder: 'retired-winner' | 'other' }; answer: 'may-bid' | 'excluded' };
  /** Between equal bids, when the bank is first awarded or again after somebody has left it. */
  readonly equalBids: { facts: { readonly again: boolean }; answer: 'lots' | 'earliest' };
  /** For how many tallas at most the bank is awarded at once. */
  readonly award: { facts: Nothing; answer: number };
  /** An award for longer, by so many tallas or for so many evenings. */
  readonly extension: {
    facts: { readonly by: 'director' | 'inspector'; readonly for: 'tallas' | 'days' };
    answer: Allowed;
  };
  readonly deposit: { facts: Nothing; answer: 'before-play' | 'on-demand' };
  /** With what the bank may be put up at the cash desk. */
  readonly depositMeans: { facts: { readonly means: DepositMeans }; answer: 'taken' | 'refused' };
  /** Whether a deposit that is kept there answers for the stakes. */
  readonly depositKept: { facts: { readonly at: DepositPlace }; answer: 'counts' | 'refused' };
  readonly custody: { facts: Nothing; answer: 'croupier' | 'banker' };
  /** Leaving the bank, after so many coups or while play is suspended. */
  readonly leaving: { facts: { readonly dealt: number; readonly suspended: boolean }; answer: Allowed };
  readonly broken: { facts: { readonly bank: Cents }; answer: 'broken' | 'stands' };
  readonly renewal: { facts: { readonly initial: Cents }; answer: Cents };
  readonly newSabot: { facts: { readonly after: 'renewal' | 'offer' | 'auction' }; answer: 'may' | 'must' | 'stays' };
  readonly nextStage: { facts: { readonly after: Stage | 'none'; readonly cause: Cause }; answer: Stage | 'ended' };
  readonly offeredAt: { facts: { readonly initial: Cents }; answer: Cents };
  // the money of the bank
  /** So many times running nobody has staked. */
  readonly unanswered: { facts: { readonly times: number }; answer: 'again' | 'suspended' };
  /** Who may be bank: whoever shows a deposit that answers for the stakes too, or anyone, with the bank alone. */
  readonly banker: { facts: Nothing; answer: 'deposit-shown' | 'anyone' };
  /** What becomes of stakes that bank and deposit cannot answer for. */
  readonly uncovered: { facts: Nothing; answer: 'returned-by-priority' | 'at-risk' };
  readonly deduction: { facts: { readonly net: Cents }; answer: Ratio };
  // stakes
  readonly stakeMaximum: { facts: Nothing; answer: Cents | null };
  /** How an a-caballo stake of so many units is divided. */
  readonly caballo: { facts: { readonly units: number }; answer: Readonly<Record<Pano, number>> };
  // banco
  readonly bancoAt: { facts: { readonly firstCoup: boolean; readonly called: boolean }; answer: Allowed };
  readonly bancoCovers: { facts: { readonly units: number }; answer: Readonly<Record<Pano, number>> };
  readonly bancoSight: { facts: Nothing; answer: 'after-the-first-is-played' | 'at-once' };
  readonly bancoPanos: { facts: Nothing; answer: 'lots' | 'first-pano' };
  readonly nullPlay: {
    facts: { readonly outcomes: Readonly<Record<Pano, Outcome>>; readonly even: boolean };
    answer: 'null' | 'played';
  };
  readonly replay: { facts: { readonly replays: number }; answer: Allowed };
  // the coup
  readonly call: { facts: CallFacts; answer: NonEmpty<string> };
  readonly deal: { facts: { readonly nth: number }; answer: { readonly hand: Side; readonly face: Face } };
  readonly panoRules: { facts: PanoRulesFacts; answer: NonEmpty<Decision> };
  readonly bancaRules: { facts: { readonly total: number }; answer: NonEmpty<Decision> };
  /** What the cuadro is worth to a banker who asked for it. */
  readonly askedCuadro: { facts: { readonly same: boolean }; answer: 'binding' | 'free' };
  /** What a banker may do in a coup that was restored. */
  readonly restored: { facts: RestoredFacts; answer: NonEmpty<Decision> };
  readonly speakingOrder: { facts: Nothing; answer: NonEmpty<Side> };
  /** What becomes at once of a word against the rules; `stands`: nothing, until somebody reports it. */
  readonly wrongWord: {
    facts: { readonly total: number; readonly said: Decision; readonly pano: Pano };
    answer: 'put-right' | 'loses-abatir' | 'stands';
  };
  readonly showing: { facts: Nothing; answer: 'both-panos' | 'first-pano' };
  readonly winner: { facts: WinnerFacts; answer: Outcome };
  readonly incident: { facts: IncidentFacts; answer: NonEmpty<Effect> };
}

export interface PanoRulesFacts {
  readonly total: number;
  /** He has made banco. */
  readonly banco: boolean;
  /** A ruling holds him to the rules, whatever he was free to do. */
  readonly bound: boolean;
  /** He asked the croupier, or somebody advised him. */
  readonly advised: boolean;
}
export interface RestoredFacts {
  readonly total: number;
  readonly fault: Fault;
  /** What the cuadro says against each paño that still plays; a paño that has shown eight or nine is left out. */
  readonly cells: NonEmpty<Cell>;
  /** A paño has shown eight or nine. */
  readonly abated: boolean;
}
export interface WinnerFacts {
  readonly pano: number;
  readonly banca: number;
  /** Eight or nine with the first two cards, shown at its time. */
  readonly panoNatural: boolean;
  readonly bancaNatural: boolean;
  /** The paño had eight or nine and forgot to show it. */
  readonly forgotten: boolean;
}
export interface CallFacts {
  readonly occasion: Occasion;
  readonly amount: Cents;
  readonly pano: Pano;
  readonly total: number;
  readonly outcome: Outcome;
  readonly name: string;
}

export type DosPanosLaw = LawOf<DosPanosPoints, Settings>;
