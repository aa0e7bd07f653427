import { type Fraction, negative, ONE, ZERO } from '../fraction.ts';
import {
  type BankerDraws,
  bankerGains,
  bankerPrefers,
  type PonteDraws,
  ponteGains,
  pontePrefers,
} from './deviations.ts';
import { strikeDominated } from './dominance.ts';
import type { Duty } from './duties.ts';
import { equilibriaOf } from './equilibrium.ts';
import { solveHands } from './several-hands.ts';
import type { BankerSpot, CheminDeFerTables } from './tables.ts';

/** What somebody does with one hand: how often he draws, and what always doing otherwise would cost him. */
export interface Move {
  readonly hand: string;
  readonly draws: Fraction;
  /** Per unit staked and coup; nothing where both acts are worth the same or there is no choice. */
  readonly cost: Fraction;
}
export interface SpotMove extends Move {
  readonly total: number;
  readonly third: number;
  readonly duty: Duty;
}
export interface CheminDeFerSolution {
  readonly ponte: readonly Move[];
  readonly banker: readonly SpotMove[];
  readonly toPonte: Fraction;
  readonly toBanker: Fraction;
}

interface Found {
  readonly ponte: PonteDraws;
  readonly banker: BankerDraws;
}
type Drawing = { readonly hand: string; readonly third: number; readonly draws: Fraction };

const size = (value: Fraction): Fraction => (value.num < 0n ? negative(value) : value);

const at = ({ hand, third }: { readonly hand: string; readonly third: number }): string => `${hand} ${third}`;
function bankerFrom(moves: readonly Drawing[]): BankerDraws {
  const draws = new Map(moves.map((move) => [at(move), move.draws]));
  return (spot) => draws.get(at(spot)) ?? ZERO;
}

/** A ponte without a choice leaves the banker alone with his best replies. */
function bestReplies(tables: CheminDeFerTables, deduction: Fraction): Found {
  const ponte: PonteDraws = new Map();
  const best = (spot: BankerSpot): Fraction => {
    if (spot.duty !== 'free') return spot.duty === 'draw' ? ONE : ZERO;
    return bankerPrefers(tables, spot, ponte, deduction).num >= 0n ? ONE : ZERO;
  };
  return { ponte, banker: best };
}

function findIn(tables: CheminDeFerTables, deduction: Fraction): readonly Found[] | null {
  const [hand, ...others] = tables.ponteHands;
  if (hand === undefined) return [bestReplies(tables, deduction)];
  if (others.length === 0) {
    return equilibriaOf(tables, deduction).map(({ ponteDraws, banker }) => ({
      ponte: new Map([[hand, ponteDraws]]),
      banker: bankerFrom(banker),
    }));
  }
  if (deduction.num !== 0n) return null;
  const { ponteDraws, banker } = solveHands(tables);
  return [{ ponte: ponteDraws, banker: bankerFrom(banker) }];
}

/** What nobody would do is struck first: of many hands often one is left in which the ponte has something to decide. */
function find(whole: CheminDeFerTables, deduction: Fraction): readonly Found[] | null {
  const { tables, ponte: sure } = strikeDominated(whole, deduction);
  const acts = [...sure].map(([hand, act]) => [hand, act === 'draw' ? ONE : ZERO] as const);
  const duties = bankerFrom(
    tables.spots.flatMap(({ hand, third, duty }) =>
      duty === 'free' ? [] : [{ hand, third, draws: duty === 'draw' ? ONE : ZERO }],
    ),
  );
  const isSure = new Set(tables.spots.filter(({ duty }) => duty !== 'free').map(at));
  return (
    findIn(tables, deduction)?.map(({ ponte, banker }) => ({
      ponte: new Map([...acts, ...ponte].sort(([a], [b]) => (a < b ? -1 : 1))),
      banker: (spot) => (isSure.has(at(spot)) ? duties(spot) : banker(spot)),
    })) ?? null
  );
}

/** What both should do. Null where it is open: a deduction, and several hands that are worth a thought. */
export function solveCheminDeFer(
  tables: CheminDeFerTables,
  deduction: Fraction,
): readonly CheminDeFerSolution[] | null {
  const found = find(tables, deduction);
  return (
    found?.map(({ ponte, banker }) => ({
      ponte: [...ponte].map(([hand, draws]) => ({ hand, draws, cost: size(pontePrefers(tables, hand, banker)) })),
      banker: tables.spots.map((spot) => ({
        hand: spot.hand,
        total: spot.total,
        third: spot.third,
        duty: spot.duty,
        draws: banker(spot),
        cost: spot.duty === 'free' ? size(bankerPrefers(tables, spot, ponte, deduction)) : ZERO,
      })),
      toPonte: ponteGains(tables, ponte, banker),
      toBanker: bankerGains(tables, ponte, banker, deduction),
    })) ?? null
  );
}
