import { freshPack, type Pack } from '../../cards/pack.ts';
import type { Drawn, Hand } from '../../coup/drawn.ts';
import type { Effect } from '../../coup/effect.ts';
import type { GroundRef, NonEmpty } from '../../law/ground.ts';
import type { Cents } from '../../money/cents.ts';
import { type Books, EMPTY_BOOKS } from '../../money/posting.ts';
import { NO_NAMES } from '../../table/by-name.ts';
import type { Closing } from '../../table/closing.ts';
import type { People } from '../../table/place.ts';
import type { Decision, PackStep } from './questions.ts';

export interface Pledge {
  readonly player: string;
  readonly amount: Cents;
}

/** What a coup has, whichever of these games it is of. */
export interface CirculoCoup<Side extends Hand = Hand> {
  readonly no: number;
  readonly banker: string;
  /** What it waits for. */
  readonly step: string;
  readonly drawn: readonly Drawn[];
  readonly warned: boolean;
  readonly said: Readonly<Partial<Record<Side, Decision>>>;
  /** Whose third card is being drawn. */
  readonly owed: Side | null;
  readonly abated: readonly Side[];
  /** Which hands have lost the right to abatir. */
  readonly forgot: readonly Side[];
  readonly deemed: Readonly<Partial<Record<Side, { readonly total: number; readonly abated: boolean }>>>;
  /** Cards that must lie open as soon as they are there. */
  readonly open: readonly number[];
}

/** A coup of which no card has been dealt. */
export const UNDEALT = {
  step: 'deal',
  drawn: [],
  warned: false,
  said: {},
  owed: null,
  abated: [],
  forgot: [],
  duties: [],
  deemed: {},
  open: [],
} as const;

/** What a table has, whichever of these games is played there. */
export interface CirculoState {
  readonly phase: string;
  readonly people: People;
  /** Arrivals so far, which order those who stand behind one seat. */
  readonly arrivals: number;
  readonly away: readonly string[];
  readonly waitingList: readonly string[];
  readonly books: Books;
  readonly talla: number;
  readonly pack: Pack;
  readonly packSteps: readonly PackStep[];
  /** To whom the cut is offered; who has let it go by. */
  readonly cut: { readonly to: string | null; readonly declined: readonly string[] };
  /** Who has let the cards pass without shuffling. */
  readonly passed: readonly string[];
  readonly checkAsked: boolean;
  readonly bank: { readonly banker: string } | null;
  /** Cards that left the shoe before stakes were closed. */
  readonly loose: readonly Drawn[];
  readonly coups: number;
  readonly closing: Closing | null;
  readonly coup: CirculoCoup | null;
  /** The rulings between which somebody has to decide, and on what grounds they were put to him. */
  readonly referred: { readonly between: NonEmpty<readonly Effect[]>; readonly grounds: NonEmpty<GroundRef> } | null;
}

export const UNOPENED = {
  table: null,
  phase: 'unopened',
  lacks: null,
  people: NO_NAMES,
  arrivals: 0,
  away: [],
  waitingList: [],
  books: EMPTY_BOOKS,
  talla: 0,
  pack: freshPack(0),
  packSteps: [],
  cut: { to: null, declined: [] },
  passed: [],
  checkAsked: false,
  bank: null,
  passage: null,
  loose: [],
  coups: 0,
  closing: null,
  coup: null,
  referred: null,
} as const;

/** The coup under way; asking for it at another time is a defect of the engine, and so with bank and passage. */
export function coupOf<Coup>({ coup }: { readonly coup: Coup | null }): Coup {
  if (coup === null) throw new Error('no coup is under way');
  return coup;
}
export function bankOf<Bank>({ bank }: { readonly bank: Bank | null }): Bank {
  if (bank === null) throw new Error('nobody has the bank');
  return bank;
}
export function passageOf<Passage>({ passage }: { readonly passage: Passage | null }): Passage {
  if (passage === null) throw new Error('the bank looks for nobody');
  return passage;
}
