import { add, type Fraction, fractionOf, negative, ONE, remaining, type Shoe, shoeOf, ZERO } from '@sabot/odds/math';
import {
  bankerGains,
  type CheminDeFerSheet,
  type CheminDeFerSolution,
  type CheminDeFerTables,
  cheminDeFerGameIn,
  cheminDeFerTables,
  ponteGains,
  solveCheminDeFer,
  strikeDominated,
} from '@sabot/odds/math/chemin-de-fer';
import type { Worked } from '../work/coup-work.ts';
import { type Exact, exact } from '../work/exact.ts';

export const CHARTS = ['free', 'cuadro'] as const;
export const BANCOS = ['bound', 'free'] as const;
export interface CheminDeFerAsked {
  readonly decks: number;
  readonly gone: readonly string[];
  /** As a fraction. */
  readonly deduction: string;
  readonly chart: (typeof CHARTS)[number];
  readonly banco: (typeof BANCOS)[number];
}

export interface Values {
  readonly toPonte: Exact;
  readonly toBanker: Exact;
  /** What the house takes of each unit staked. */
  readonly toHouse: Exact;
}
export interface Spot {
  readonly total: number;
  /** Ten stands for a ponte who stood. */
  readonly third: number;
  readonly duty: 'draw' | 'stand' | 'free';
  readonly draws: Exact;
  readonly cost: Exact;
}
export interface PonteMove {
  readonly hand: string;
  readonly draws: Exact;
  readonly cost: Exact;
}
/** Two gains that depend on how often the other draws: straight lines, known by their ends. */
export interface Lines {
  readonly draw: readonly [number, number];
  readonly stand: readonly [number, number];
}
export interface Solved {
  readonly values: Values;
  readonly ponte: readonly PonteMove[];
  readonly banker: readonly Spot[];
  /** Where the ponte has something to decide: what he gains by each act as the banker's mixed spot draws more often. */
  readonly ponteLines: Lines | null;
  /** The spot at which the banker mixes, and what he gains there by each act as the ponte draws more often on five. */
  readonly mixed: { readonly total: number; readonly third: number; readonly lines: Lines } | null;
}
interface ComparedGame {
  readonly chart: CheminDeFerAsked['chart'];
  readonly banco: CheminDeFerAsked['banco'];
  readonly values: Values | null;
}
export interface CheminDeFerWork {
  readonly cards: number;
  /** A banco player set free has a choice worth a thought with 5 at most: up to 4 he always draws, from 6 on he stands. */
  readonly isBancoIdle: boolean;
  /** None where it is open. */
  readonly solutions: readonly Solved[];
  readonly compared: readonly ComparedGame[];
}

const isMixed = ({ den }: Fraction): boolean => den !== 1n;

const valuesOf = ({ toPonte, toBanker }: CheminDeFerSolution): Values => ({
  toPonte: exact(toPonte),
  toBanker: exact(toBanker),
  toHouse: exact(negative(add(toPonte, toBanker))),
});

/** The classical picture: each draws just so often that the other's two lines meet. */
function drawn(
  tables: CheminDeFerTables,
  solution: CheminDeFerSolution,
  deduction: Fraction,
): Pick<Solved, 'ponteLines' | 'mixed'> {
  const at = ({ hand, third }: { readonly hand: string; readonly third: number }): string => `${hand} ${third}`;
  const draws = new Map(solution.banker.map((move) => [at(move), move.draws]));
  const pivot = solution.banker.find((move) => isMixed(move.draws));
  const hand = solution.ponte.find((move) => isMixed(move.draws)) ?? solution.ponte.find((move) => move.hand === '5');
  if (hand === undefined) return { ponteLines: null, mixed: null };
  const ponte = (p: Fraction) => new Map(solution.ponte.map((one) => [one.hand, one === hand ? p : one.draws]));
  const banker = (q: Fraction | null) => (spot: { readonly hand: string; readonly third: number }) =>
    q !== null && pivot !== undefined && at(spot) === at(pivot) ? q : (draws.get(at(spot)) ?? ZERO);
  const ponteGets = (p: Fraction, q: Fraction | null): number => exact(ponteGains(tables, ponte(p), banker(q))).value;
  const bankerGets = (p: Fraction, q: Fraction): number =>
    exact(bankerGains(tables, ponte(p), banker(q), deduction)).value;
  if (pivot === undefined) {
    const ends = (p: Fraction): readonly [number, number] => [ponteGets(p, null), ponteGets(p, null)];
    return { ponteLines: { draw: ends(ONE), stand: ends(ZERO) }, mixed: null };
  }
  return {
    ponteLines: {
      draw: [ponteGets(ONE, ZERO), ponteGets(ONE, ONE)],
      stand: [ponteGets(ZERO, ZERO), ponteGets(ZERO, ONE)],
    },
    mixed: {
      total: pivot.total,
      third: pivot.third,
      lines: {
        draw: [bankerGets(ZERO, ONE), bankerGets(ONE, ONE)],
        stand: [bankerGets(ZERO, ZERO), bankerGets(ONE, ZERO)],
      },
    },
  };
}

/** Playing every deal through takes longest, and another deduction or choice asks for the same deals again. */
const KEPT = 16;
const counted = new Map<string, CheminDeFerTables>();
function tablesOf(
  sheet: CheminDeFerSheet,
  shoe: Shoe,
  chart: CheminDeFerAsked['chart'],
  banco: CheminDeFerAsked['banco'],
): CheminDeFerTables {
  const key = [sheet.ruleset, chart, banco, ...shoe].join(' ');
  const known = counted.get(key);
  if (known !== undefined) return known;
  const tables = cheminDeFerTables(
    cheminDeFerGameIn(sheet, chart, banco),
    { shoe },
    { ponte: 'total', banker: 'total' },
  );
  counted.set(key, tables);
  const [oldest] = counted.keys();
  if (counted.size > KEPT && oldest !== undefined) counted.delete(oldest);
  return tables;
}

/** Whatever the banker does, the freedom to do otherwise than the rules say is of no use. */
function isIdle(tables: CheminDeFerTables, deduction: Fraction): boolean {
  const { ponte } = strikeDominated(tables, deduction);
  return tables.ponteHands.every((hand) => hand === '5' || ponte.get(hand) === (Number(hand) < 5 ? 'draw' : 'stand'));
}

/** What ponte and banker should do, what it is worth, and the same of the other games the regulation allows. */
export function cheminDeFerWork(sheet: CheminDeFerSheet, asked: CheminDeFerAsked): Worked<CheminDeFerWork> {
  const left = remaining(asked.decks, asked.gone);
  if (!left.ok) return left;
  const shoe = shoeOf(left.pack, sheet.values);
  const deduction = fractionOf(asked.deduction);
  const game = (chart: CheminDeFerAsked['chart'], banco: CheminDeFerAsked['banco']) => {
    const tables = tablesOf(sheet, shoe, chart, banco);
    return { tables, solutions: solveCheminDeFer(tables, deduction) ?? [] };
  };
  const games = CHARTS.flatMap((chart) => BANCOS.map((banco) => ({ chart, banco, ...game(chart, banco) })));
  const freed = games.find(({ chart, banco }) => chart === asked.chart && banco === 'free')?.tables;
  const chosen = games.find(({ chart, banco }) => chart === asked.chart && banco === asked.banco);
  return {
    ok: true,
    value: {
      cards: shoe.reduce((sum, count) => sum + count, 0),
      isBancoIdle: freed !== undefined && isIdle(freed, deduction),
      solutions: (chosen?.solutions ?? []).map((solution) => ({
        values: valuesOf(solution),
        ponte: solution.ponte.map(({ hand, draws, cost }) => ({ hand, draws: exact(draws), cost: exact(cost) })),
        banker: solution.banker.map(({ total, third, duty, draws, cost }) => ({
          total,
          third,
          duty,
          draws: exact(draws),
          cost: exact(cost),
        })),
        ...drawn(chosen?.tables as CheminDeFerTables, solution, deduction),
      })),
      compared: games.map(({ chart, banco, solutions: [first] }) => ({
        chart,
        banco,
        values: first === undefined ? null : valuesOf(first),
      })),
    },
  };
}
