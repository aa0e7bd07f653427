import type { Card } from '../../cards/card.ts';
import type { Pack } from '../../cards/pack.ts';
import { freshPack } from '../../cards/pack.ts';
import type { Drawn, Hand } from '../../coup/drawn.ts';
import type { Effect } from '../../coup/effect.ts';
import type { GroundRef, NonEmpty } from '../../law/ground.ts';
import { type Books, EMPTY_BOOKS } from '../../money/posting.ts';
import type { TableTerms } from '../../ruleset.ts';
import { type ByName, NO_NAMES } from '../../table/by-name.ts';
import type { Closing } from '../../table/closing.ts';
import type { People } from '../../table/place.ts';
import type { Staff } from './coup/staff.ts';
import type { Cutter, Decision, Outcome, PackStep, Side } from './questions.ts';
import type { Settings } from './settings.ts';

/** Who has the shoe: a player, or the croupier until the bank loses, for one coup, or by rule. */
export type ShoeHolder =
  | { readonly kind: 'player'; readonly id: string; readonly dealt: number }
  | { readonly kind: 'croupier'; readonly until: 'bank-loss' | 'next-coup' | 'always' };

export interface Shoe {
  readonly holder: ShoeHolder | null;
  readonly offeredTo: string | null;
  /** The seat whose turn it last was; the walk goes on to its right. */
  readonly turn: number | null;
  /** Who has declined, or may not deal yet, in this round of offers. */
  readonly declined: readonly string[];
  /** Boxes the shoe has passed since the table was opened, and how many when each player's tenure ended. */
  readonly passed: number;
  readonly tenures: ByName<number>;
}

/** What the coup waits for: the order to deal, a card, a hand to be uncovered, a ruling, or the settlement. */
export type Step = 'deal' | 'draw' | 'uncover' | 'ruling' | 'settle';

export interface Coup {
  readonly no: number;
  /** Null: the staff deals. */
  readonly dealer: string | null;
  /** Who of the staff deals where no player does. */
  readonly staff: Staff;
  /** Who dealt until a ruling took the cards of this coup away from him. */
  readonly relieved: string | null;
  /** False: the shoe came to him at the closing call, and he may still decline it. */
  readonly asked: boolean;
  readonly step: Step;
  readonly drawn: readonly Drawn[];
  /** Whose third card is awaited. */
  readonly owed: Side | null;
  /** The hand given out to be uncovered, and who has it (null: the staff). */
  readonly handed: { readonly hand: Side; readonly to: string | null } | null;
  readonly uncovered: readonly Hand[];
  readonly decisions: Readonly<Partial<Record<Side, Decision>>>;
  readonly decided: { readonly outcome: Outcome; readonly punto: number; readonly banca: number } | null;
  /** The rulings between which somebody has to decide, and on what grounds they were put to him. */
  readonly referred: { readonly between: NonEmpty<readonly Effect[]>; readonly grounds: NonEmpty<GroundRef> } | null;
  /** What the coup was doing when an incident interrupted it. */
  readonly interrupted: Step | null;
}

export type Phase = 'unopened' | 'pack' | 'offer' | 'stakes' | 'coup' | 'closed';

export interface PuntoBancaState {
  readonly table: TableTerms<Settings> | null;
  readonly phase: Phase;
  readonly people: People;
  /** Arrivals so far, which order standing players behind one seat. */
  readonly arrivals: number;
  readonly books: Books;
  readonly talla: number;
  readonly pack: Pack;
  /** What is still to be done with the pack before the first coup. */
  readonly packSteps: readonly PackStep[];
  readonly cutBy: Cutter;
  readonly shoe: Shoe;
  readonly coups: number;
  readonly closing: Closing | null;
  readonly coup: Coup | null;
  /** The rulings between which somebody has to decide on what was found outside a coup; that of a coup is in the coup. */
  readonly referred: Coup['referred'];
  /** A card that was seen lying face up in the shoe, and is to be played as any other. */
  readonly upturned: { readonly card: Card; readonly grounds: NonEmpty<GroundRef> } | null;
  /** Null where the last coup left no result, or none was played. */
  readonly lastOutcome: Outcome | null;
}

export const INITIAL: PuntoBancaState = {
  table: null,
  phase: 'unopened',
  people: NO_NAMES,
  arrivals: 0,
  books: EMPTY_BOOKS,
  talla: 0,
  pack: freshPack(0),
  packSteps: [],
  cutBy: 'seated',
  shoe: { holder: null, offeredTo: null, turn: null, declined: [], passed: 0, tenures: NO_NAMES },
  coups: 0,
  closing: null,
  coup: null,
  referred: null,
  upturned: null,
  lastOutcome: null,
};

export const freshCoup = (no: number, dealer: string | null, asked: boolean): Coup => ({
  no,
  dealer,
  staff: 'croupier',
  relieved: null,
  asked,
  step: 'deal',
  drawn: [],
  owed: null,
  handed: null,
  uncovered: [],
  decisions: {},
  decided: null,
  referred: null,
  interrupted: null,
});

/** The coup under way; asking for it at another time is a defect of the engine. */
export function coupOf(state: PuntoBancaState): Coup {
  if (state.coup === null) throw new Error('no coup is under way');
  return state.coup;
}
