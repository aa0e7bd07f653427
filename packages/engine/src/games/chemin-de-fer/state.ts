import type { GroundRef, NonEmpty } from '../../law/ground.ts';
import { type Cents, ZERO } from '../../money/cents.ts';
import type { TableTerms } from '../../ruleset.ts';
import { type ByName, NO_NAMES } from '../../table/by-name.ts';
import { type CirculoCoup, type CirculoState, type Pledge, UNDEALT, UNOPENED } from '../circulo/state.ts';
import type { Cause, Opposition, Outcome, Side, Stage } from './questions.ts';
import type { Settings } from './settings.ts';

export { bankOf, coupOf, type Pledge, passageOf } from '../circulo/state.ts';

/** A tenure of the bank. Its money is on the accounts `bank:<person>`, one for each who has a part in it. */
export interface Bank {
  readonly banker: string;
  readonly acquired: 'turn' | 'mano-pasada';
  /** Where the shoe goes back to the right of, should a mano pasada be lost; 0: nowhere. */
  readonly returns: number;
  /** Who passed the mano that this banker took. */
  readonly passer: string | null;
  /** What it was awarded for: it is never less. */
  readonly offered: Cents;
  /** What is in play this coup, as announced. */
  readonly playing: Cents;
  readonly dealt: number;
  /** How often running it was announced and nobody staked. */
  readonly unanswered: number;
  /** All that this banker has won in this tenure. */
  readonly won: Cents;
  /** What the cagnotte has had of it. */
  readonly deducted: Cents;
  /** Whose the money in the garage is. */
  readonly garage: ByName<Cents>;
  /** The part of it that is out of play for this coup only. */
  readonly aside: ByName<Cents>;
  readonly todoVa: boolean;
  /** He has drawn irregularly and must go through with the coup. */
  readonly obliged: boolean;
  /** Who asks to be his associate, and for how much. */
  readonly proposals: readonly Pledge[];
}

/** The bank on its way from one holder to the next. */
export interface Passage {
  readonly cause: Cause;
  readonly from: string | null;
  readonly associates: readonly string[];
  /** Who had passed the mano to the outgoing banker. */
  readonly passer: string | null;
  /** The walk starts on the right of this seat. */
  readonly seat: number;
  readonly floor: Cents;
  /** The bank of the outgoing banker: what he may take it back for. */
  readonly previous: Cents;
  readonly stage: Stage | null;
  /** By what rule it has come to this stage. */
  readonly why: readonly GroundRef[];
  readonly asked: readonly string[];
  /** The seats that the bank has gone past in this stage; whoever sits down there meanwhile is not asked. */
  readonly walked: readonly number[];
  readonly offered: { readonly to: string; readonly least: Cents } | null;
  readonly joint: readonly Pledge[];
  readonly excluded: readonly string[];
  readonly bids: readonly Pledge[];
  readonly out: readonly string[];
}

/** What was called before this coup. */
export interface Calls {
  readonly banco: readonly string[];
  readonly joint: readonly Pledge[];
  readonly seguido: string | null;
  readonly mesa: readonly string[];
  readonly ultimo: readonly string[];
  readonly silent: readonly string[];
  /** Who made a banco, or a banco con la mesa, once the calls were ranked. */
  readonly made: { readonly as: 'banco' | 'mesa'; readonly lead: string; readonly completes: boolean } | null;
  readonly partners: readonly string[];
  /** The banco repeats one that was lost. */
  readonly repeats: boolean;
}
export const NO_CALLS: Calls = {
  banco: [],
  joint: [],
  seguido: null,
  mesa: [],
  ultimo: [],
  silent: [],
  made: null,
  partners: [],
  repeats: false,
};

/** What the coup waits for. */
export type Step = 'deal' | 'draw' | 'lift' | 'speak' | 'answer' | 'choice' | 'banker' | 'withdraw' | 'settle';

/** What a ruling, or the banker's own question, binds a hand to. */
export interface Duty {
  readonly hand: Side;
  readonly to: 'cuadro' | 'rules' | 'draw' | 'stand' | 'draw-after-no';
  readonly options: 'free' | 'draw' | 'stand';
  readonly grounds: NonEmpty<GroundRef>;
}

export interface Coup extends CirculoCoup<Side> {
  readonly step: Step;
  readonly as: Opposition;
  readonly banco: readonly string[];
  /** Who holds punto's cards; null: the croupier. */
  readonly holder: string | null;
  /** Who would hold them next. */
  readonly next: readonly string[];
  readonly delivered: boolean;
  readonly lifted: boolean;
  readonly duties: readonly Duty[];
  /** He may ask for a card whatever he said before. */
  readonly mayAskAgain: boolean;
  readonly lost: Side | null;
  /** Cards that croupier or banker let be seen while dealing, and whose fault it was. */
  readonly faults: readonly { readonly by: 'croupier' | 'banker'; readonly card: number }[];
  /** Who may still withdraw his stakes. */
  readonly withdrawing: readonly string[];
  readonly decided: { readonly outcome: Outcome; readonly punto: number; readonly banca: number } | null;
}

type Phase =
  | 'unopened'
  | 'waiting'
  | 'pack'
  | 'offer'
  | 'auction'
  | 'bank'
  | 'banco'
  | 'mesa'
  | 'stakes'
  | 'coup'
  | 'closed';

export interface CheminDeFerState extends CirculoState {
  readonly table: TableTerms<Settings> | null;
  readonly phase: Phase;
  /** What play waits for while it is suspended. */
  readonly lacks: 'company' | 'banker' | null;
  /** Who has a seat at another table. */
  readonly elsewhere: readonly string[];
  readonly changes: readonly string[];
  /** Who must let the mano pass once before he has priority again. */
  readonly unsaluted: readonly string[];
  /** How often running each has refused the mano. */
  readonly refusals: ByName<number>;
  readonly bank: Bank | null;
  readonly passage: Passage | null;
  /** Where the last seated banker sat. */
  readonly lastSeat: number;
  readonly calls: Calls;
  readonly seguido: string | null;
  /** Who was bank before a larger one took the mano: he may take the cards of one coup. */
  readonly cardsRight: string | null;
  /** Who may not hold the cards of this coup. */
  readonly noCards: readonly string[];
  /** Who is collected first and paid last. */
  readonly movedAbout: readonly string[];
  readonly coup: Coup | null;
  readonly lastOutcome: Outcome | null;
  /** Who may stay banker in the next talla, and for how much. */
  readonly staysOn: Pledge | null;
}

export const INITIAL: CheminDeFerState = {
  ...UNOPENED,
  elsewhere: [],
  changes: [],
  unsaluted: [],
  refusals: NO_NAMES,
  lastSeat: 0,
  calls: NO_CALLS,
  seguido: null,
  cardsRight: null,
  noCards: [],
  movedAbout: [],
  lastOutcome: null,
  staysOn: null,
};

export const freshBank = (banker: string, offered: Cents): Bank => ({
  banker,
  acquired: 'turn',
  returns: 0,
  passer: null,
  offered,
  playing: ZERO,
  dealt: 0,
  unanswered: 0,
  won: ZERO,
  deducted: ZERO,
  garage: NO_NAMES,
  aside: NO_NAMES,
  todoVa: false,
  obliged: false,
  proposals: [],
});

export const freshCoup = (no: number, banker: string): Coup => ({
  ...UNDEALT,
  no,
  banker,
  as: 'stakes',
  banco: [],
  holder: null,
  next: [],
  delivered: false,
  lifted: false,
  mayAskAgain: false,
  lost: null,
  faults: [],
  withdrawing: [],
  decided: null,
});
