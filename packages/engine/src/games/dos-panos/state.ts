import type { Effect } from '../../coup/effect.ts';
import type { GroundRef, NonEmpty } from '../../law/ground.ts';
import { type Cents, ZERO } from '../../money/cents.ts';
import type { TableTerms } from '../../ruleset.ts';
import { type CirculoCoup, type CirculoState, type Pledge, UNDEALT, UNOPENED } from '../circulo/state.ts';
import type { Fault } from './incidents/facts.ts';
import type { Cause, Lack, Outcome, Pano, Side, Stage } from './questions.ts';
import type { Settings } from './settings.ts';

export { bankOf, coupOf, type Pledge, passageOf } from '../circulo/state.ts';

/**
 * A tenure of the bank. Its money is on the account `bank:<banker>`, in the croupier's keeping; what stands behind a
 * free bank beyond it is on `deposit:<banker>`.
 */
export interface Bank {
  readonly banker: string;
  /** What it was awarded for: the least that a broken banker must put up again. */
  readonly initial: Cents;
  /** All he has put in: he leaves a winner with more than that. */
  readonly invested: Cents;
  /** What of it lies at a credit institution, and goes back there. */
  readonly pledged: Cents;
  /** False until the deposit is made. */
  readonly deposited: boolean;
  /** Coups dealt in this tenure, and the tallas that are left of it, this one among them. */
  readonly dealt: number;
  readonly tallas: number;
  /** Evenings that are left of it, this one among them; 0: it is not for evenings. */
  readonly days: number;
  /** No funds are left: he renews or leaves. */
  readonly broken: boolean;
  /** How often running nobody has staked against it. */
  readonly unanswered: number;
  /** He has drawn irregularly and must go through with the coup. */
  readonly obliged: boolean;
}

/** The bank on its way from one holder to the next. */
export interface Passage {
  readonly cause: Cause;
  readonly from: string | null;
  /** For how much it was held before; nought at the opening. */
  readonly initial: Cents;
  readonly stage: Stage | null;
  /** By what rule it has come to this stage. */
  readonly why: readonly GroundRef[];
  readonly offered: string | null;
  readonly asked: readonly string[];
  readonly bids: readonly Pledge[];
  readonly out: readonly string[];
}

/** Something that a lot has to decide. */
interface Lots {
  readonly for: 'bank' | 'banco';
  /** Bidders of the same sum, or the paños on which banco was called. */
  readonly among: NonEmpty<string>;
}

/** The banco that was called at the start of the talla. */
export interface Banco {
  readonly called: readonly { readonly player: string; readonly pano: Pano }[];
  readonly silent: readonly string[];
  /** Who made it, and how often it has been played again. */
  readonly made: string | null;
  readonly replays: number;
  /** A null play waits for his word. */
  readonly again: boolean;
}
export const NO_BANCO: Banco = { called: [], silent: [], made: null, replays: 0, again: false };

/** What the coup waits for. */
export type Step = 'deal' | 'draw' | 'lift' | 'speak' | 'answer' | 'banker' | 'settle';

/** What a ruling, or the banker's own question, binds a hand to. */
export interface Duty {
  readonly hand: Side;
  readonly to: 'cuadro' | 'rules' | 'draw' | 'stand';
  readonly options: 'free' | 'draw' | 'stand';
  readonly grounds: NonEmpty<GroundRef>;
}

/** What a hand is taken to come to, so many cards counted; unless it is final, a later card adds to it. */
interface Deemed {
  readonly total: number;
  readonly abated: boolean;
  readonly final: boolean;
  readonly cards: number;
}

export interface Coup extends CirculoCoup<Side> {
  readonly step: Step;
  /** Who speaks after whom, and whose word it is. */
  readonly order: NonEmpty<Side>;
  readonly turn: Side;
  readonly banco: string | null;
  /** Who holds the cards of each paño; null: the croupier. */
  readonly holders: Readonly<Record<Pano, string | null>>;
  /** Who would hold them next. */
  readonly next: Readonly<Record<Pano, readonly string[]>>;
  readonly delivered: readonly Pano[];
  readonly lifted: readonly Pano[];
  readonly duties: readonly Duty[];
  /** The coup was restored after an error, and whose. */
  readonly restored: Fault | null;
  readonly deemed: Readonly<Partial<Record<Side, Deemed>>>;
  /** Paños for which the coup has been annulled. */
  readonly annulled: readonly Pano[];
  readonly outcomes: Readonly<Partial<Record<Pano, Outcome>>>;
}

type Phase =
  | 'unopened'
  | 'waiting'
  | 'offer'
  | 'auction'
  | 'lots'
  | 'pack'
  | 'deposit'
  | 'bank'
  | 'banco'
  | 'stakes'
  | 'coup'
  | 'ended'
  | 'closed';

export interface DosPanosState extends CirculoState {
  readonly table: TableTerms<Settings> | null;
  readonly phase: Phase;
  /** What a pause waits for. */
  readonly lacks: Lack | null;
  /** Who of those behind the numbered places has a chair. */
  readonly chairs: readonly string[];
  readonly session: number;
  /** A coup has been played since it was opened. */
  readonly played: boolean;
  readonly tallasOfSession: number;
  readonly bank: Bank | null;
  readonly passage: Passage | null;
  readonly lots: Lots | null;
  /** Lots drawn in this talla. */
  readonly lotsDrawn: number;
  /** Who has left the bank a winner during this sabot and may not have it again. */
  readonly retired: readonly string[];
  /** The place of each paño at which the turn to hold the cards stands, whoever may sit there; 0: nobody has had it. */
  readonly turns: Readonly<Record<Pano, number>>;
  /** To whom the cards of the next coup belong although it was not his turn. */
  readonly holdsNext: Readonly<Record<Pano, string | null>>;
  readonly banco: Banco;
  /** Coups of this talla. */
  readonly coupsOfTalla: number;
  readonly coup: Coup | null;
  /** The rulings between which somebody has to decide, who, and on what grounds they were put to him. */
  readonly referred: {
    readonly to: 'inspector' | 'director';
    readonly between: NonEmpty<readonly Effect[]>;
    readonly grounds: NonEmpty<GroundRef>;
  } | null;
}

export const INITIAL: DosPanosState = {
  ...UNOPENED,
  chairs: [],
  session: 0,
  played: false,
  tallasOfSession: 0,
  lots: null,
  lotsDrawn: 0,
  retired: [],
  turns: { 'pano-1': 0, 'pano-2': 0 },
  holdsNext: { 'pano-1': null, 'pano-2': null },
  banco: NO_BANCO,
  coupsOfTalla: 0,
};

export const freshBank = (banker: string, initial: Cents, tallas: number): Bank => ({
  banker,
  initial,
  invested: ZERO,
  pledged: ZERO,
  deposited: false,
  dealt: 0,
  tallas,
  days: 0,
  broken: false,
  unanswered: 0,
  obliged: false,
});

export const freshCoup = (no: number, banker: string): Coup => ({
  ...UNDEALT,
  no,
  banker,
  order: ['pano-1', 'pano-2', 'banca'],
  turn: 'pano-1',
  banco: null,
  holders: { 'pano-1': null, 'pano-2': null },
  next: { 'pano-1': [], 'pano-2': [] },
  delivered: [],
  lifted: [],
  restored: null,
  annulled: [],
  outcomes: {},
});
