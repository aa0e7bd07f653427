import { fraction, negative, type Pack, type PackFault, remaining } from '@sabot/odds/math';
import {
  nextCoup,
  type PuntoBancaSheet,
  puntoBancaGameIn,
  removalsFrom,
  type SheetBet,
} from '@sabot/odds/math/punto-banca';
import { type Exact, exact } from './exact.ts';

export const OUTCOMES = ['banca', 'punto', 'tie'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** A bet with what it is worth. The edge is what the house keeps: the expectation, turned. */
export interface BetWorth {
  readonly bet: string;
  readonly mode: string | null;
  readonly pays: SheetBet['pays'];
  readonly grounds: readonly string[];
  readonly edge: Exact;
  readonly expectation: Exact;
  readonly wins: Exact;
  readonly loses: Exact;
  readonly stays: Exact;
  /** Standard deviation of one coup, in stakes. */
  readonly spread: number;
}
export interface ByTotal {
  readonly total: number;
  readonly outcome: Outcome;
  readonly share: Exact;
}
export const OFTEN = [
  'cards-4',
  'cards-5',
  'cards-6',
  'natural',
  'six-of-two',
  'six-of-three',
  'pair',
  'suited',
] as const;
type Often = (typeof OFTEN)[number];

export interface CoupWorth {
  readonly cards: number;
  readonly sequences: string;
  readonly outcomes: Readonly<Record<Outcome, Exact>>;
  readonly bets: readonly BetWorth[];
  readonly byTotal: readonly ByTotal[];
  readonly often: Readonly<Record<Often, Exact>>;
}
export interface Removed {
  readonly bet: string;
  readonly mode: string | null;
  /** `[value]`; null: no such card is left. */
  readonly effects: readonly (Exact | null)[];
}
export interface Compared {
  readonly ruleset: string;
  readonly bet: string;
  readonly mode: string | null;
  readonly edge: Exact;
}
export interface CoupWork {
  readonly worth: CoupWorth;
  readonly removals: readonly Removed[];
  readonly compared: readonly Compared[];
}
export type Worked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: PackFault };

/** The next coup of one game from one pack. */
export function coupWorth(sheet: PuntoBancaSheet, pack: Pack): CoupWorth {
  const { cards, distribution, pairs, bets } = nextCoup(puntoBancaGameIn(sheet), pack);
  const { total } = distribution;
  const share = (count: bigint): Exact => exact(fraction(count, total));
  const by = { banca: distribution.bancaBy, punto: distribution.puntoBy, tie: distribution.tieBy };
  return {
    cards,
    sequences: String(total),
    outcomes: { banca: share(distribution.banca), punto: share(distribution.punto), tie: share(distribution.tie) },
    bets: bets.map(({ bet, mode, pays, grounds, prospect }) => ({
      bet,
      mode,
      pays,
      grounds,
      edge: exact(negative(prospect.expectation)),
      expectation: exact(prospect.expectation),
      wins: share(prospect.wins),
      loses: share(prospect.loses),
      stays: share(prospect.stays),
      spread: Math.sqrt(exact(prospect.variance).value),
    })),
    byTotal: OUTCOMES.flatMap((outcome) =>
      by[outcome].map((count, total) => ({ total, outcome, share: share(count) })),
    ),
    often: {
      'cards-4': share(distribution.cards[4]),
      'cards-5': share(distribution.cards[5]),
      'cards-6': share(distribution.cards[6]),
      natural: share(distribution.naturals),
      'six-of-two': share(distribution.bancaSix.withTwo),
      'six-of-three': share(distribution.bancaSix.withThree),
      pair: exact(fraction(pairs.ranks, pairs.total)),
      suited: exact(fraction(pairs.perfect, pairs.total)),
    },
  };
}

/** Everything the lab shows of one game, and the edges of all the others from the same pack. */
export function coupWork(
  sheets: readonly PuntoBancaSheet[],
  ruleset: string,
  decks: number,
  gone: readonly string[],
): Worked<CoupWork> {
  const left = remaining(decks, gone);
  if (!left.ok) return left;
  const { pack } = left;
  const sheet = sheets.find((one) => one.ruleset === ruleset);
  if (sheet === undefined) throw new RangeError(`no sheet of ${ruleset}`);
  const removals = removalsFrom(puntoBancaGameIn(sheet), pack);
  return {
    ok: true,
    value: {
      worth: coupWorth(sheet, pack),
      removals: removals.map(({ bet: { bet, mode }, effects }) => ({
        bet,
        mode,
        effects: effects.map((effect) => effect && exact(effect)),
      })),
      compared: sheets.flatMap((other) =>
        nextCoup(puntoBancaGameIn(other), pack).bets.map(({ bet, mode, prospect }) => ({
          ruleset: other.ruleset,
          bet,
          mode,
          edge: exact(negative(prospect.expectation)),
        })),
      ),
    },
  };
}
