import { STOOD } from '../chart.ts';
import { add, compare, divide, type Fraction, fraction, negative, ONE, subtract, ZERO } from '../fraction.ts';
import { dot, maximise } from '../linear-programme.ts';
import type { BankerSpot, CheminDeFerTables, Score } from './tables.ts';

/** The game without a deduction, in which one wins what the other loses, when the ponte is free with several hands. */
export interface Solution {
  /** `[hand]`: how often the ponte draws with it. */
  readonly ponteDraws: ReadonlyMap<string, Fraction>;
  /** How often the banker draws, spot by spot. */
  readonly banker: readonly { readonly hand: string; readonly third: number; readonly draws: Fraction }[];
  readonly toPonte: Fraction;
}

/** What the ponte gains at a spot by one act of the banker: `at + slopes · p`, in sequences. */
interface Gain {
  readonly at: Fraction;
  readonly slopes: readonly Fraction[];
}
interface Spot {
  readonly spot: BankerSpot;
  readonly draw: Gain;
  readonly stand: Gain;
}
/** A pure strategy of the banker, and what it leaves the ponte. */
interface Reply extends Gain {
  readonly draws: readonly boolean[];
}

const toPonte = ({ wins, loses }: Score): Fraction => fraction(loses - wins);
const on = ({ at, slopes }: Gain, p: readonly Fraction[]): Fraction => add(at, dot(slopes, p));

function spotOf(spot: BankerSpot, hands: readonly string[]): Spot {
  const gain = (choice: 'draw' | 'stand'): Gain => {
    const free = hands.map((hand) => {
      const scores = spot.free.get(hand);
      return scores === undefined ? ZERO : toPonte(scores[choice]);
    });
    const bound = toPonte(spot.bound[choice]);
    if (spot.third !== STOOD) return { at: bound, slopes: free };
    return { at: free.reduce(add, bound), slopes: free.map(negative) };
  };
  return { spot, draw: gain('draw'), stand: gain('stand') };
}

/**
 * What the ponte can make sure of is a concave function of his probabilities, bent where the banker changes a reply. It
 * is approached from above: each best reply found gives a plane that lies nowhere below it, and the highest point under
 * all planes so far is the next to try. When plane and function meet, the solution is exact, and the prices of the
 * planes say how often the banker plays each reply.
 */
export function solveHands(tables: CheminDeFerTables): Solution {
  const { ponteHands: hands, deals, naturals } = tables;
  const spots = tables.spots.map((spot) => spotOf(spot, hands));
  const replies: Reply[] = [];
  // The programme has no values below zero, so gains are counted from the worst that can happen.
  const floor = fraction(deals);
  let p: readonly Fraction[] = hands.map(() => ONE);
  for (;;) {
    const reply = bestReply(spots, p, toPonte(naturals));
    replies.push(reply);
    const box = hands.map((_, i) => ({ at: [ZERO, ...hands.map((_, j) => (i === j ? ONE : ZERO))], most: ONE }));
    const planes = replies.map(({ at, slopes }) => ({ at: [ONE, ...slopes.map(negative)], most: add(at, floor) }));
    const { x, prices } = maximise({ gain: [ONE, ...hands.map(() => ZERO)], rows: [...planes, ...box] });
    const [top, ...next] = x as [Fraction, ...Fraction[]];
    if (compare(on(bestReply(spots, next, toPonte(naturals)), next), subtract(top, floor)) === 0) {
      return {
        ponteDraws: new Map(hands.map((hand, i) => [hand, next[i] as Fraction])),
        banker: spots.map(({ spot: { hand, third } }, i) => ({ hand, third, draws: shareOf(replies, prices, i) })),
        toPonte: divide(subtract(top, floor), floor),
      };
    }
    p = next;
  }
}

function bestReply(spots: readonly Spot[], p: readonly Fraction[], start: Fraction): Reply {
  const draws = spots.map(({ spot, draw, stand }) =>
    spot.duty === 'free' ? compare(on(draw, p), on(stand, p)) < 0 : spot.duty === 'draw',
  );
  const chosen = spots.map(({ draw, stand }, i) => (draws[i] ? draw : stand));
  return {
    draws,
    at: chosen.reduce((sum, { at }) => add(sum, at), start),
    slopes: p.map((_, i) => chosen.reduce((sum, { slopes }) => add(sum, slopes[i] as Fraction), ZERO)),
  };
}

const shareOf = (replies: readonly Reply[], prices: readonly Fraction[], spot: number): Fraction =>
  replies.reduce((sum, { draws }, i) => (draws[spot] ? add(sum, prices[i] as Fraction) : sum), ZERO);
