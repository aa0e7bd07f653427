import { type Fraction, negative, ONE, ZERO } from '../fraction.ts';
import {
  type BankerDraws,
  bankerGains,
  bankerPrefers,
  type PonteDraws,
  ponteGains,
  pontePrefers,
} from './deviations.ts';
import type { Duty } from './duties.ts';
import { equilibriaOf } from './equilibrium.ts';
import { solveHands } from './several-hands.ts';
import type { BankerSpot, CheminTables } from './tables.ts';

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
export interface CheminSolution {
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
function bestReplies(tables: CheminTables, deduction: Fraction): Found {
  const ponte: PonteDraws = new Map();
  const best = (spot: BankerSpot): Fraction => {
    if (spot.duty !== 'free') return spot.duty === 'draw' ? ONE : ZERO;
    return bankerPrefers(tables, spot, ponte, deduction).num >= 0n ? ONE : ZERO;
  };
  return { ponte, banker: best };
}

function find(tables: CheminTables, deduction: Fraction): readonly Found[] | null {
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

/** What both should do. Null where it is open: a ponte free with several hands, and a deduction. */
export function solveChemin(tables: CheminTables, deduction: Fraction): readonly CheminSolution[] | null {
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
