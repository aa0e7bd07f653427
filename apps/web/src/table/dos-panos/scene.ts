import type { CoupRecord } from '../circulo/coup-panel.tsx';
import type { Told, ToldOf, View } from './message.ts';

export const PANOS = ['pano-1', 'pano-2'] as const;
export type Pano = (typeof PANOS)[number];
export const SIDES = ['pano-1', 'pano-2', 'banca'] as const;
export type Side = (typeof SIDES)[number];
export const COVERED = '??';
export const isSide = (hand: string): hand is Side => (SIDES as readonly string[]).includes(hand);

export interface SceneCard {
  readonly no: number;
  /** As it lies for everybody. */
  readonly card: string;
  /** What you alone may see of it. */
  readonly peek: string | null;
  readonly hand: Side | 'discard';
  readonly at: 'table' | 'basket';
}

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
export type Outcome = ToldOf<'PanoDecided'>['outcome'];

/**
 * The table at the moment that is being shown. It walks behind the view, event by event, so that cards and chips are
 * seen to move; it keeps the books and decides nothing.
 */
export interface Scene {
  readonly phase: View['phase'] | 'between';
  readonly people: View['people'];
  readonly books: Readonly<Record<string, number>>;
  readonly banker: string | null;
  readonly holders: Holders;
  /** Who has made banco. */
  readonly banco: string | null;
  readonly pack: View['pack'];
  readonly cards: readonly SceneCard[];
  readonly totals: Readonly<Partial<Record<Side, number>>>;
  readonly outcomes: Readonly<Partial<Record<Pano, Outcome | 'annulled'>>>;
  readonly walk: Walk | null;
  readonly coup: CoupRecord<Told> | null;
  readonly lastCoup: CoupRecord<Told> | null;
  /** What the middle of the table says. */
  readonly said: Told | null;
  readonly now: Told | null;
}

function walkOf({ passage, lots, retired }: View): Walk | null {
  if (passage === null) return null;
  const { cause, stage, initial, offered, asked, bids, out } = passage;
  const among = lots?.for === 'bank' ? lots.among : [];
  return { cause, stage, initial, offered, asked, bids, out, excluded: retired, lots: among, steps: [] };
}

export const booksOf = ({ books }: View): Readonly<Record<string, number>> =>
  Object.fromEntries(books.accounts.map((account, i) => [account, books.amounts[i] as number]));

/** The scene as the view alone tells it. */
export function sceneOf(view: View): Scene {
  const { coup, bank } = view;
  return {
    phase: view.phase,
    people: view.people,
    books: booksOf(view),
    banker: bank?.banker ?? null,
    holders: coup?.holders ?? NO_HOLDERS,
    banco: coup?.banco ?? view.banco.made,
    pack: view.pack,
    cards: (coup?.drawn ?? []).map(({ no, card, hand, face }) => ({
      no,
      card: face === 'up' ? card : COVERED,
      peek: face === 'down' && card !== COVERED ? card : null,
      hand: isSide(hand) ? hand : 'discard',
      at: 'table',
    })),
    totals: {},
    outcomes: coup?.outcomes ?? {},
    walk: walkOf(view),
    coup: coup && { no: coup.no, events: [] },
    lastCoup: null,
    said: null,
    now: null,
  };
}

type Books = Pick<Scene, 'books'>;
export const ZONES = ['pano-1', 'pano-2', 'line-1', 'line-2', 'caballo'] as const;
export type Zone = (typeof ZONES)[number];
export const chipsOf = ({ books }: Books, player: string): number => books[`player:${player}`] ?? 0;
export const stakeOn = ({ books }: Books, player: string, zone: Zone): number => books[`stake:${player}:${zone}`] ?? 0;
export const stakedBy = (books: Books, player: string): number =>
  ZONES.reduce((sum, zone) => sum + stakeOn(books, player, zone), 0);
const sumOf = ({ books }: Books, kind: string): number =>
  Object.entries(books).reduce((sum, [account, amount]) => (account.startsWith(kind) ? sum + amount : sum), 0);
export const bankMoney = (books: Books): number => sumOf(books, 'bank:');
export const depositOf = (books: Books): number => sumOf(books, 'deposit:');
export const cagnotteOf = ({ books }: Books): number => books.cagnotte ?? 0;
/** What lies on a paño, a caballo left aside. */
export const stakedOn = ({ books }: Books, pano: Pano): number => {
  const line = pano === 'pano-1' ? 'line-1' : 'line-2';
  return Object.entries(books).reduce(
    (sum, [account, amount]) =>
      account.startsWith('stake:') && (account.endsWith(`:${pano}`) || account.endsWith(`:${line}`))
        ? sum + amount
        : sum,
    0,
  );
};
/** The paño of a seat. */
export const panoOf = (seat: number, each: number): Pano => (seat <= each ? 'pano-1' : 'pano-2');
