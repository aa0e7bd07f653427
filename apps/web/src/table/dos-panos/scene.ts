import { lookUp } from '@sabot/engine/by-name';
import { tellerOf } from '@sabot/story';
import type { Kept } from '../any-game/books.ts';
import { sumOf } from '../circulo/bank-books.ts';
import { type CirculoScene, seenIn } from '../circulo/scene.ts';
import type { Told, ToldOf, View } from './message.ts';

export const PANOS = ['pano-1', 'pano-2'] as const;
export type Pano = (typeof PANOS)[number];
export const SIDES = ['pano-1', 'pano-2', 'banca'] as const;
export type Side = (typeof SIDES)[number];
export const isSide = (hand: string): hand is Side => (SIDES as readonly string[]).includes(hand);

export const TELLER = tellerOf('dos-panos');

/** The bank on its way: what has been asked of whom, each step with its grounds where it was told. */
export interface Walk {
  readonly cause: ToldOf<'BankSeeksHolder'>['cause'];
  readonly stage: ToldOf<'StageReached'>['stage'] | null;
  readonly initial: number;
  readonly offered: string | null;
  readonly asked: readonly string[];
  readonly bids: readonly { readonly player: string; readonly amount: number }[];
  readonly out: readonly string[];
  readonly excluded: readonly string[];
  /** Among whom a lot is being drawn. */
  readonly lots: readonly string[];
  readonly steps: readonly Told[];
}

type Holders = Readonly<Record<Pano, string | null>>;
export const NO_HOLDERS: Holders = { 'pano-1': null, 'pano-2': null };
type Outcome = ToldOf<'PanoDecided'>['outcome'];

export interface Scene extends CirculoScene<View, Told, Side> {
  readonly holders: Holders;
  /** Who has made banco. */
  readonly banco: string | null;
  readonly outcomes: Readonly<Partial<Record<Pano, Outcome | 'annulled'>>>;
  /** What each paño has said: «carta» or «no». */
  readonly words: Readonly<Partial<Record<Pano, string>>>;
  readonly walk: Walk | null;
}

function walkOf({ passage, lots, retired }: View): Walk | null {
  if (passage === null) return null;
  const { cause, stage, initial, offered, asked, bids, out } = passage;
  const among = lots?.for === 'bank' ? lots.among : [];
  return { cause, stage, initial, offered, asked, bids, out, excluded: retired, lots: among, steps: [] };
}

/** The scene as the view alone tells it. */
export function sceneOf(view: View): Scene {
  const { coup } = view;
  return {
    ...seenIn(view, isSide, TELLER),
    phase: view.phase,
    holders: coup?.holders ?? NO_HOLDERS,
    banco: coup?.banco ?? view.banco.made,
    totals: {},
    outcomes: coup?.outcomes ?? {},
    words: {},
    walk: walkOf(view),
  };
}

export const ZONES = ['pano-1', 'pano-2', 'line-1', 'line-2', 'caballo'] as const;
export type Zone = (typeof ZONES)[number];
export const stakeOn = ({ books }: Kept, player: string, zone: Zone): number =>
  lookUp(books, `stake:${player}:${zone}`) ?? 0;
export const stakedBy = (kept: Kept, player: string): number =>
  ZONES.reduce((sum, zone) => sum + stakeOn(kept, player, zone), 0);
export const depositOf = (kept: Kept): number => sumOf(kept, 'deposit');
/** The paño of a seat. */
export const panoOf = (seat: number, each: number): Pano => (seat <= each ? 'pano-1' : 'pano-2');
