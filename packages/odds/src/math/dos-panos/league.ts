import { add, compare, divide, type Fraction, fraction, ONE, subtract, ZERO } from '../fraction.ts';
import { maximise } from '../linear-programme.ts';
import { maximiseQuickly } from '../linear-programme-quickly.ts';
import type { Sign } from './duties.ts';
import { type LeaguePlanes, leaguePlanes, on, type Reply } from './league-planes.ts';
import type { Stakes } from './stakes.ts';
import type { DosPanosTables } from './tables.ts';

/** The pontes as one player against the banker, who may agree on their draws by a chance that he does not see. */
export interface League {
  /** How often the first draws. */
  readonly first: Fraction;
  /** By what the second has seen (null: nothing): how often both draw, and how often the second alone. */
  readonly together: ReadonlyMap<Sign | null, { readonly both: Fraction; readonly secondAlone: Fraction }>;
  /** `[spot]`, in the order of the tables: how often the banker draws. */
  readonly banker: readonly Fraction[];
  /** What the banker can make sure of, and no more against such a league, per unit of both stakes and coup. */
  readonly toBanker: Fraction;
}

/** Nobody draws together with the first more often than the first draws, nor without him more often than he stands. */
function limits(sets: number) {
  const row = (at: ReadonlyMap<number, number>, most: number) => ({
    at: Array.from({ length: 2 + 2 * sets }, (_, i) => at.get(i) ?? 0),
    most,
  });
  const each = Array.from({ length: sets }, (_, i) => [
    row(new Map([[2 + 2 * i, 1]]).set(1, -1), 0),
    row(new Map([[3 + 2 * i, 1]]).set(1, 1), 1),
  ]);
  return [row(new Map([[1, 1]]), 1), ...each.flat()];
}
type Limit = ReturnType<typeof limits>[number];

/**
 * What a league leaves the banker is a convex function of x, bent where he changes a reply. It is approached from below:
 * each best reply is a plane that lies nowhere above it, and the lowest point over all planes so far is tried next. Where
 * plane and function meet it is solved, and the prices of the planes say how often the banker plays each reply. The
 * search goes ahead in doubles; the planes it ends with are solved in exact fractions, and nothing else counts.
 */
export function solveLeague(tables: DosPanosTables, stakes: Stakes): League {
  const planes = leaguePlanes(tables, stakes);
  const rows = limits(planes.known.length);
  const replies = searched(planes, rows);
  for (;;) {
    const { x, prices } = lowest(planes, rows, replies);
    const [lift, ...at] = x as [Fraction, ...Fraction[]];
    const value = subtract(ONE, lift);
    const reply = planes.reply(at);
    if (compare(divide(on(reply, at), fraction(planes.unit)), value) === 0)
      return described(planes.known, at, value, replies, prices);
    replies.push(reply);
  }
}

/** The programme has nothing below zero: the league is lifted from the worst that can happen, a whole unit lost. */
const lowest = ({ unit }: LeaguePlanes, rows: readonly Limit[], replies: readonly Reply[]) => {
  const limit = rows.map(({ at, most }) => ({ at: at.map((one) => fraction(one)), most: fraction(most) }));
  const cuts = replies.map(({ at, slopes }) => ({
    at: [ONE, ...slopes.map((slope) => fraction(slope, unit))],
    most: fraction(unit - at, unit),
  }));
  const gain = [ONE, ...Array<Fraction>((rows[0] as Limit).at.length - 1).fill(ZERO)];
  return maximise({ gain, rows: [...cuts, ...limit] });
};

const MOST_CUTS = 400;
/** In doubles a plane that is nearer than this is as good as met. */
const NEAR = 1e-10;
const PARTS = 2 ** 40;

/** The planes that matter at the end of a search in doubles. */
function searched({ reply, unit, known }: LeaguePlanes, rows: readonly Limit[]): Reply[] {
  const many = 1 + 2 * known.length;
  const ratio = (num: bigint): number => Number((num << 80n) / unit) * 2 ** -80;
  const rounded = (p: number): Fraction => fraction(BigInt(Math.round(p * PARTS)), BigInt(PARTS));
  const replies: Reply[] = [reply(Array<Fraction>(many).fill(ZERO))];
  for (let cut = 0; cut < MOST_CUTS; cut++) {
    const cuts = replies.map(({ at, slopes }) => ({ at: [1, ...slopes.map(ratio)], most: 1 - ratio(at) }));
    const solved = maximiseQuickly({ gain: [1, ...Array<number>(many).fill(0)], rows: [...cuts, ...rows] });
    if (solved === null) return replies;
    const [lift, ...x] = solved.x as [number, ...number[]];
    const next = reply(x.map(rounded));
    const there = ratio(next.at) + next.slopes.reduce((sum, slope, i) => sum + ratio(slope) * (x[i] as number), 0);
    if (there - (1 - lift) < NEAR) return replies.filter((_, i) => (solved.prices[i] as number) > NEAR);
    replies.push(next);
  }
  return replies;
}

function described(
  known: readonly (Sign | null)[],
  [first, ...rest]: readonly Fraction[],
  toBanker: Fraction,
  replies: readonly Reply[],
  prices: readonly Fraction[],
): League {
  const at = (i: number): Fraction => rest[i] as Fraction;
  return {
    first: first as Fraction,
    together: new Map(known.map((sign, i) => [sign, { both: at(2 * i), secondAlone: at(2 * i + 1) }])),
    banker: (replies[0] as Reply).draws.map((_, spot) =>
      replies.reduce((sum, { draws }, i) => (draws[spot] ? add(sum, prices[i] as Fraction) : sum), ZERO),
    ),
    toBanker,
  };
}
