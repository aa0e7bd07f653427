import type { CoupRecord } from '../circulo/coup-panel.tsx';
import type { Told, ToldOf, View } from './message.ts';

export type Side = 'punto' | 'banca';
export const SIDES: readonly Side[] = ['punto', 'banca'];
export const COVERED = '??';
export const isSide = (hand: string): hand is Side => hand === 'punto' || hand === 'banca';

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
  readonly floor: number;
  readonly offered: { readonly to: string; readonly least: number; readonly grounds: readonly string[] } | null;
  readonly bids: readonly { readonly player: string; readonly amount: number; readonly at: number }[];
  readonly out: readonly string[];
  readonly excluded: readonly string[];
  readonly asked: readonly string[];
  readonly steps: readonly Told[];
}

/**
 * The table at the moment that is being shown. It walks behind the view, event by event, so that cards and chips are
 * seen to move; it keeps the books and decides nothing.
 */
export interface Scene {
  readonly phase: View['phase'] | 'between';
  readonly people: View['people'];
  readonly books: Readonly<Record<string, number>>;
  readonly banker: string | null;
  /** What the bank plays for this coup; nought until it is announced. */
  readonly playing: number;
  readonly holder: string | null;
  readonly banco: readonly string[];
  readonly pack: View['pack'];
  readonly cards: readonly SceneCard[];
  readonly shown: readonly Side[];
  readonly totals: Readonly<Partial<Record<Side, number>>>;
  readonly outcome: ToldOf<'CoupEnded'>['outcome'] | null;
  readonly walk: Walk | null;
  readonly coup: CoupRecord<Told> | null;
  readonly lastCoup: CoupRecord<Told> | null;
  /** What the middle of the table says. */
  readonly said: Told | null;
  readonly now: Told | null;
}

function walkOf({ passage }: View): Walk | null {
  if (passage === null) return null;
  const { cause, stage, floor, offered, bids, out, excluded, asked, why } = passage;
  // The event of the offer has more to say; whoever came after it is told at least by what rule it stands there.
  const here = offered && { to: offered.to, least: offered.least, grounds: why };
  return {
    cause,
    stage,
    floor,
    offered: here,
    bids: bids.map((b) => ({ ...b, at: 0 })),
    out,
    excluded,
    asked,
    steps: [],
  };
}

export const booksOf = ({ books }: View): Readonly<Record<string, number>> =>
  Object.fromEntries(books.accounts.map((account, i) => [account, books.amounts[i] as number]));

/** The scene as the view alone tells it. */
export function sceneOf(view: View): Scene {
  const { coup, bank } = view;
  const shown = SIDES.filter((side) => {
    const own = coup?.drawn.filter(({ hand }) => hand === side) ?? [];
    return own.length > 0 && own.every(({ face }) => face === 'up');
  });
  return {
    phase: view.phase,
    people: view.people,
    books: booksOf(view),
    banker: bank?.banker ?? null,
    playing: bank?.playing ?? 0,
    holder: coup?.delivered ? coup.holder : null,
    banco: coup?.banco ?? [],
    pack: view.pack,
    cards: (coup?.drawn ?? []).map(({ no, card, hand, face }) => ({
      no,
      card: face === 'up' ? card : COVERED,
      peek: face === 'down' && card !== COVERED ? card : null,
      hand: isSide(hand) ? hand : 'discard',
      at: 'table',
    })),
    shown,
    totals: coup?.decided ? { punto: coup.decided.punto, banca: coup.decided.banca } : {},
    outcome: coup?.decided?.outcome ?? null,
    walk: walkOf(view),
    coup: coup && { no: coup.no, events: [] },
    lastCoup: null,
    said: null,
    now: null,
  };
}

type Books = Pick<Scene, 'books'>;
export const chipsOf = ({ books }: Books, player: string): number => books[`player:${player}`] ?? 0;
export const stakesOf = ({ books }: Books, player: string): { readonly punto: number; readonly line: number } => ({
  punto: books[`stake:${player}:punto`] ?? 0,
  line: books[`stake:${player}:line`] ?? 0,
});
const sumOf = ({ books }: Books, kind: string): number =>
  Object.entries(books).reduce((sum, [account, amount]) => (account.startsWith(kind) ? sum + amount : sum), 0);
export const bankMoney = (books: Books): number => sumOf(books, 'bank:');
export const allStaked = (books: Books): number => sumOf(books, 'stake:');
export const garageOf = ({ books }: Books): number => books.garage ?? 0;
export const cagnotteOf = ({ books }: Books): number => books.cagnotte ?? 0;
/** Everybody with money in the bank beside the banker. */
export const associatesOf = ({ books, banker }: Pick<Scene, 'books' | 'banker'>): readonly string[] =>
  Object.keys(books)
    .filter((account) => account.startsWith('bank:') && (books[account] ?? 0) > 0 && account !== `bank:${banker}`)
    .map((account) => account.slice('bank:'.length));
export const cardsLeft = ({ pack }: Pick<Scene, 'pack'>): number => pack.decks * 52 - pack.out;
