import { STOOD } from '../chart.ts';
import { add, compare, divide, type Fraction, fraction, multiply, negative, ONE, subtract, ZERO } from '../fraction.ts';
import type { BankerSpot, CheminDeFerTables, Score } from './tables.ts';

/** What the banker does at one spot: the probability that he draws. */
export interface BankerMove {
  readonly hand: string;
  readonly total: number;
  readonly third: number;
  readonly draws: Fraction;
  /** What the worse choice would cost him, per unit staked and per coup: nothing where he is indifferent. */
  readonly cost: Fraction;
}
export interface Equilibrium {
  /** The probability that the ponte draws where he is free. */
  readonly ponteDraws: Fraction;
  readonly banker: readonly BankerMove[];
  /** Expected gain per unit staked and coup, the banker's after the deduction. */
  readonly toPonte: Fraction;
  readonly toBanker: Fraction;
}

/** A gain that depends on how often the ponte draws: `at + p · slope`, in sequences. */
interface Line {
  readonly at: Fraction;
  readonly slope: Fraction;
}
interface Spot {
  readonly spot: BankerSpot;
  readonly draw: Line;
  readonly stand: Line;
  /** What the ponte gains where he was free and it came to this spot, by the banker's choice. */
  readonly ponte: { readonly draw: Fraction; readonly stand: Fraction };
}

const NO_LINE: Line = { at: ZERO, slope: ZERO };
const on = ({ at, slope }: Line, p: Fraction): Fraction => add(at, multiply(p, slope));
const minus = (a: Line, b: Line): Line => ({ at: subtract(a.at, b.at), slope: subtract(a.slope, b.slope) });

/**
 * The game in which the ponte is free with one hand only: two pure strategies against very many, whose payments add up
 * over the banker's spots. For each probability p that the ponte draws, every spot has its own best reply; the replies
 * change only at the p where some spot is indifferent. An equilibrium lies where the ponte's wish to draw changes its
 * sign, and there the indifferent spot draws just so often that the ponte is indifferent too. With a deduction the two
 * gains are no longer opposite, and the same walk finds the equilibria of the bimatrix game.
 */
export function equilibriaOf(tables: CheminDeFerTables, deduction: Fraction): readonly Equilibrium[] {
  const [hand, ...others] = tables.ponteHands;
  if (hand === undefined || others.length > 0)
    throw new RangeError('the ponte must be free with one hand, and only one');
  const kept = subtract(ONE, deduction);
  const gain = ({ wins, loses }: Score): Fraction => subtract(multiply(fraction(wins), kept), fraction(loses));
  const spots = tables.spots.map((spot): Spot => spotOf(spot, hand, gain));
  const ends = [ZERO, ...breakpoints(spots), ONE];
  const found: Equilibrium[] = [];
  const settle = (p: Fraction, mixed: ReadonlyMap<Spot, Fraction>): void => {
    found.push(described(tables, spots, p, mixed, gain));
  };
  const wishes = ends.slice(1).map((end, i) => wish(spots, midway(ends[i] as Fraction, end)));
  if (compare(wishes[0] as Fraction, ZERO) <= 0) settle(ZERO, new Map());
  for (let i = 1; i < ends.length - 1; i++) {
    const p = ends[i] as Fraction;
    const [before, after] = [wishes[i - 1] as Fraction, wishes[i] as Fraction];
    if (compare(before, ZERO) * compare(after, ZERO) >= 0) continue;
    const indifferent = spots.filter(
      ({ draw, stand, spot }) => spot.duty === 'free' && isZero(on(minus(draw, stand), p)),
    );
    settle(p, mixing(indifferent, before, midway(ends[i - 1] as Fraction, p)));
  }
  if (compare(wishes.at(-1) as Fraction, ZERO) >= 0) settle(ONE, new Map());
  return found;
}

const isZero = ({ num }: Fraction): boolean => num === 0n;
const midway = (a: Fraction, b: Fraction): Fraction => divide(add(a, b), fraction(2));

function spotOf(spot: BankerSpot, hand: string, gain: (score: Score) => Fraction): Spot {
  const free = spot.free.get(hand);
  const line = (choice: 'draw' | 'stand'): Line => {
    const bound = gain(spot.bound[choice]);
    if (free === undefined) return { ...NO_LINE, at: bound };
    const more = gain(free[choice]);
    // To a spot with a third card the free ponte comes by drawing, with probability p; to the other by standing.
    return spot.third === STOOD ? { at: add(bound, more), slope: negative(more) } : { at: bound, slope: more };
  };
  const ponte = (choice: 'draw' | 'stand'): Fraction =>
    free === undefined ? ZERO : fraction(free[choice].loses - free[choice].wins);
  return {
    spot,
    draw: line('draw'),
    stand: line('stand'),
    ponte: { draw: ponte('draw'), stand: ponte('stand') },
  };
}

/** The banker's best choice at a spot against p. */
function drawsAt({ spot, draw, stand }: Spot, p: Fraction): boolean {
  if (spot.duty !== 'free') return spot.duty === 'draw';
  return compare(on(draw, p), on(stand, p)) >= 0;
}

function breakpoints(spots: readonly Spot[]): readonly Fraction[] {
  const roots = spots.flatMap(({ spot, draw, stand }) => {
    const { at, slope } = minus(draw, stand);
    if (spot.duty !== 'free' || isZero(slope)) return [];
    const p = divide(negative(at), slope);
    return compare(p, ZERO) > 0 && compare(p, ONE) < 0 ? [p] : [];
  });
  roots.sort(compare);
  return roots.filter((p, i) => i === 0 || compare(p, roots[i - 1] as Fraction) !== 0);
}

/** What the ponte gains by drawing rather than standing where he is free, if the banker replies best to p. */
const wish = (spots: readonly Spot[], p: Fraction): Fraction =>
  spots.reduce((sum, one) => {
    const gain = drawsAt(one, p) ? one.ponte.draw : one.ponte.stand;
    return one.spot.third === STOOD ? subtract(sum, gain) : add(sum, gain);
  }, ZERO);

/** How often each indifferent spot draws so that the ponte's wish is nothing: one after the other turns over. */
function mixing(indifferent: readonly Spot[], before: Fraction, left: Fraction): ReadonlyMap<Spot, Fraction> {
  const mixed = new Map<Spot, Fraction>();
  let so = before;
  for (const one of indifferent) {
    const drew = drawsAt(one, left);
    const change = subtract(drew ? one.ponte.stand : one.ponte.draw, drew ? one.ponte.draw : one.ponte.stand);
    const turned = one.spot.third === STOOD ? negative(change) : change;
    const after = add(so, turned);
    const crosses = compare(so, ZERO) * compare(after, ZERO) <= 0 && !isZero(turned);
    const share = crosses ? divide(negative(so), turned) : ONE;
    mixed.set(one, drew ? subtract(ONE, share) : share);
    if (crosses) return mixed;
    so = after;
  }
  return mixed;
}

function described(
  tables: CheminDeFerTables,
  spots: readonly Spot[],
  p: Fraction,
  mixed: ReadonlyMap<Spot, Fraction>,
  gain: (score: Score) => Fraction,
): Equilibrium {
  const deals = fraction(tables.deals);
  const drawsOf = (one: Spot): Fraction => mixed.get(one) ?? (drawsAt(one, p) ? ONE : ZERO);
  const banker = spots.map((one): BankerMove => {
    const { hand, total, third, duty } = one.spot;
    const better = divide(subtract(on(one.draw, p), on(one.stand, p)), deals);
    const cost = duty !== 'free' ? ZERO : better.num < 0n ? negative(better) : better;
    return { hand, total, third, draws: drawsOf(one), cost };
  });
  const weigh = (value: (one: Spot, choice: 'draw' | 'stand') => Fraction, start: Fraction): Fraction =>
    spots.reduce((sum, one) => {
      const q = drawsOf(one);
      return add(sum, add(multiply(q, value(one, 'draw')), multiply(subtract(ONE, q), value(one, 'stand'))));
    }, start);
  const toBanker = weigh((one, choice) => on(one[choice], p), gain(tables.naturals));
  const net = ({ wins, loses }: Score): Fraction => fraction(loses - wins);
  const toPonte = weigh((one, choice) => {
    const reaches = one.spot.third === STOOD ? subtract(ONE, p) : p;
    return add(net(one.spot.bound[choice]), multiply(reaches, one.ponte[choice]));
  }, net(tables.naturals));
  return { ponteDraws: p, banker, toPonte: divide(toPonte, deals), toBanker: divide(toBanker, deals) };
}
