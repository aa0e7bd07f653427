import type { Hand, SeenCard } from '@sabot/engine';
import { type ByName, NO_NAMES } from '@sabot/engine/by-name';
import type { IncidentStory } from './incident.ts';

export type Side = 'punto' | 'banca' | 'pano-1' | 'pano-2';
/** A hand that plays against banca. */
export type Against = Exclude<Side, 'banca'>;
/** How a hand ended: it won under its own name, or banca did, or nobody. */
type EndingOf<A extends Against> = (A extends 'punto' ? 'punto' : 'pano') | 'banca' | 'tie' | 'annulled';
export type Ending = EndingOf<Against>;

/** Whoever has cards in their hands; null: the croupier. */
export type Person = string | null;
export type Grounds = readonly string[];

/** A card in the order it left the shoe, and where it lies. `no` is 0 where its drawing was not witnessed. */
export interface DrawnStory {
  readonly no: number;
  readonly card: SeenCard;
  readonly hand: Hand;
}

export interface DecisionStory {
  readonly decision: 'draw' | 'stand' | 'abatir';
  readonly by: Person;
  /** The word that was said; null where nobody has to say one. */
  readonly word: string | null;
  readonly total: number | null;
  readonly grounds: Grounds;
}

export interface HandStory {
  readonly cards: readonly SeenCard[];
  /** As announced; null until the hand is turned over. */
  readonly total: number | null;
  /** The first two cards are of one rank, whatever came third; false while one of them is covered. */
  readonly isPair: boolean;
  /** Who had the cards, one after the other. */
  readonly held: readonly { readonly by: Person; readonly grounds: Grounds }[];
  /** Every time it was turned over: the two cards, and all of them at the end where the game does that. */
  readonly turned: readonly {
    readonly by: Person;
    readonly cards: readonly SeenCard[];
    readonly total: number;
    readonly grounds: Grounds;
  }[];
  readonly decisions: readonly DecisionStory[];
}

/** How a hand ended against banca. An annulled one has no totals. */
export interface EndStory<A extends Against = Against> {
  readonly outcome: EndingOf<A>;
  readonly total: number | null;
  readonly banca: number | null;
  readonly natural: boolean;
  readonly grounds: Grounds;
}

/** One stake that was settled. */
export interface StakeStory {
  readonly player: string;
  /** The bet it was, or the hand it lay on. */
  readonly on: string;
  readonly stake: number;
  readonly fate: 'won' | 'lost' | 'null';
  /** What it was paid, before the deduction. */
  readonly paid: number;
  readonly deducted: number;
  /** What it brought its owner in all. */
  readonly net: number;
  readonly grounds: Grounds;
}

/** The bank of a coup, where a player has it. */
export interface CoupBankStory {
  readonly banker: string;
  /** Whoever else has a part in it, as far as that was witnessed. */
  readonly associates: readonly string[];
  /** As announced. */
  readonly amount: number;
  /** What the stakes brought it, less than nothing where it paid; null until it is settled. */
  readonly won: number | null;
  readonly deducted: number;
  /** Why it was deducted, or why nothing was. */
  readonly grounds: Grounds;
}

/** Who plays for the whole bank, or leads the table against it. */
export interface BancoStory {
  readonly as: 'banco' | 'mesa';
  readonly players: readonly string[];
  readonly amount: number;
  readonly grounds: Grounds;
}

export interface CallStory {
  readonly occasion: string;
  readonly words: readonly string[];
  readonly grounds: Grounds;
}

/** Whose turn it is to be told: stakes are laid, cards are played, or it is over. */
export type CoupPhase = 'staking' | 'playing' | 'over';

/** One coup told as data: only what was witnessed, nothing worked out but sums of what was posted. */
export interface CoupStory<S extends Side = Side> {
  readonly talla: number;
  /** Its number at the table; 0 until it is known. */
  readonly coup: number;
  readonly phase: CoupPhase;
  /** Who deals, where the shoe goes round; null: the croupier. */
  readonly dealer: Person;
  readonly bank: CoupBankStory | null;
  readonly banco: BancoStory | null;
  readonly drawn: readonly DrawnStory[];
  readonly hands: Readonly<Record<S, HandStory>>;
  /** Of each hand that plays against banca; null: nothing has been decided. */
  readonly ends: { readonly [A in Exclude<S, 'banca'>]: EndStory<A> | null };
  readonly stakes: readonly StakeStory[];
  /** What each person with a stake or a part in the bank has won or lost. */
  readonly nets: ByName<number>;
  readonly calls: readonly CallStory[];
  readonly incidents: readonly IncidentStory[];
}
/** A coup of whichever game: not every hand is in it. */
export type AnyCoup = Omit<CoupStory, 'hands' | 'ends'> & {
  readonly hands: Readonly<Partial<Record<Side, HandStory>>>;
  readonly ends: Readonly<Partial<Record<Against, EndStory | null>>>;
};

const NO_HAND: HandStory = { cards: [], total: null, isPair: false, held: [], turned: [], decisions: [] };

/** A coup of which nothing has been witnessed yet. */
export const noCoup = <S extends Side>(sides: readonly S[]): CoupStory<S> => ({
  talla: 0,
  coup: 0,
  phase: 'over',
  dealer: null,
  bank: null,
  banco: null,
  drawn: [],
  hands: Object.fromEntries(sides.map((side) => [side, NO_HAND])) as Record<S, HandStory>,
  ends: Object.fromEntries(sides.filter((side) => side !== 'banca').map((side) => [side, null])) as Record<
    Exclude<S, 'banca'>,
    null
  >,
  stakes: [],
  nets: NO_NAMES,
  calls: [],
  incidents: [],
});
