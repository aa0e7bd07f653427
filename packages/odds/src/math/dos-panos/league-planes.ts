import { STOOD } from '../chart.ts';
import { compare, type Fraction, fraction } from '../fraction.ts';
import type { Sign } from './duties.ts';
import { type Stakes, toBanker, weigh } from './stakes.ts';
import type { DosPanosSpot, DosPanosTables } from './tables.ts';

/** What the banker gains, `at + slopes · x`, in sequences times `unit`. */
export interface Plane {
  readonly at: bigint;
  readonly slopes: readonly bigint[];
}
/** A pure strategy of the banker, spot by spot. */
export interface Reply extends Plane {
  readonly draws: readonly boolean[];
}
interface SpotPlanes {
  readonly spot: DosPanosSpot;
  readonly draw: Plane;
  readonly stand: Plane;
}

/**
 * A league of the two pontes is described by x: how often the first draws, and then, for each thing the second may have
 * seen, how often both draw and how often the second alone does. In these the banker's gain is a sum of planes.
 */
export interface LeaguePlanes {
  /** What the second may have seen of the first; null: he looks at nothing. */
  readonly known: readonly (Sign | null)[];
  /** What a gain of one unit of both stakes counts. */
  readonly unit: bigint;
  /** The banker's best against x. */
  reply(x: readonly Fraction[]): Reply;
}

export function leaguePlanes(tables: DosPanosTables, stakes: Stakes): LeaguePlanes {
  if (tables.freeTotals.length !== 1) throw new RangeError('the pontes must be free with one total, and only one');
  const known: readonly (Sign | null)[] =
    tables.second === 'blind' ? [null] : [...new Set(tables.spots.map(({ first }) => first))];
  const worth = toBanker(stakes);
  const many = 1 + 2 * known.length;
  const spots = tables.spots.map((spot): SpotPlanes => {
    const set = known[0] === null ? 0 : known.indexOf(spot.first);
    const plane = (act: 'draw' | 'stand'): Plane =>
      planeOf(spot, many, set, (i) => weigh(spot.cases[i]?.[act] ?? [], worth));
    return { spot, draw: plane('draw'), stand: plane('stand') };
  });
  const start = weigh(tables.over, worth);
  return {
    known,
    unit: tables.deals * worth.unit,
    reply: (x) => {
      const draws = spots.map(({ spot, draw, stand }) =>
        spot.duty === 'free' ? compare(on(draw, x), on(stand, x)) > 0 : spot.duty === 'draw',
      );
      const chosen = spots.map(({ draw, stand }, i) => (draws[i] ? draw : stand));
      const slopes = Array.from({ length: many }, (_, j) =>
        chosen.reduce((sum, plane) => sum + (plane.slopes[j] as bigint), 0n),
      );
      return { draws, at: chosen.reduce((sum, { at }) => sum + at, start), slopes };
    },
  };
}

export function on({ at, slopes }: Plane, x: readonly Fraction[]): Fraction {
  const common = x.reduce((den, one) => (den % one.den === 0n ? den : den * one.den), 1n);
  const sum = slopes.reduce((so, slope, i) => {
    const { num, den } = x[i] as Fraction;
    return so + slope * num * (common / den);
  }, at * common);
  return fraction(sum, common);
}

function planeOf(spot: DosPanosSpot, many: number, set: number, gain: (i: number) => bigint): Plane {
  const [both, alone] = [1 + 2 * set, 2 + 2 * set];
  const [firstStood, secondStood] = [spot.first === STOOD, spot.second === STOOD];
  let at = 0n;
  const slopes = Array<bigint>(many).fill(0n);
  const more = (i: number, by: bigint): void => {
    slopes[i] = (slopes[i] as bigint) + by;
  };
  spot.cases.forEach(({ first, second }, i) => {
    const g = gain(i);
    const [firstChose, secondChose] = [first !== null, second !== null];
    // A second who stood is what is left of all the ways in which the first did what he did.
    if (!secondChose || secondStood) {
      if (!firstChose || firstStood) at += g;
      if (firstChose) more(0, firstStood ? -g : g);
    }
    if (!secondChose) return;
    const sign = secondStood ? -g : g;
    if (!firstChose || !firstStood) more(both, sign);
    if (!firstChose || firstStood) more(alone, sign);
  });
  return { at, slopes };
}
