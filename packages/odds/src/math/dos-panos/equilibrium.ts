import { STOOD } from '../chart.ts';
import type { Sign } from './duties.ts';
import { walkSecond } from './second-walk.ts';
import type { Stakes } from './stakes.ts';
import type { DosPanosTables } from './tables.ts';
import { shows, type WeighedSpot, weighed } from './weighed.ts';

/** Strategies of all three, as doubles. */
export interface NearEquilibrium {
  readonly first: number;
  /** By what the second has seen of the first; one entry, under null, where he looks at nothing. */
  readonly second: ReadonlyMap<Sign | null, number>;
  /** `[spot]`, in the order of the tables. */
  readonly banker: readonly number[];
}
interface Answer {
  readonly wish: number;
  readonly second: ReadonlyMap<Sign | null, number>;
  readonly draws: ReadonlyMap<WeighedSpot, number>;
}
/** Steps in which the first ponte's probabilities are tried, and halvings of each step that holds a solution. */
const STEPS = 64;
const HALVINGS = 60;

/**
 * Three people who each play for themselves. For each probability with which the first ponte draws, second ponte and
 * banker have an equilibrium, found by walking; what remains is one wish, the first's to draw rather than stand, whose
 * changes of sign are searched and halved. Where it jumps, the banker mixes what he does on either side.
 *
 * A search in doubles: what it finds is put to the proof in exact figures by `certified`; that there is no other
 * equilibrium is not shown.
 */
export function equilibriaOfThree(tables: DosPanosTables, stakes: Stakes): readonly NearEquilibrium[] {
  if (tables.freeTotals.length !== 1) throw new RangeError('the pontes must be free with one total, and only one');
  const spots = weighed(tables, stakes);
  const answer = answering(spots, tables.second === 'blind');
  const found: NearEquilibrium[] = [];
  const keep = (first: number, a: Answer, b: Answer = a): void => {
    const share = a.wish === b.wish ? 0 : a.wish / (a.wish - b.wish);
    const between = (x: number, y: number): number => x + share * (y - x);
    found.push({
      first,
      second: new Map([...a.second].map(([sign, p]) => [sign, between(p, b.second.get(sign) ?? p)])),
      banker: spots.map((spot) => between(a.draws.get(spot) ?? 0, b.draws.get(spot) ?? 0)),
    });
  };
  let [low, before] = [0, answer(0)];
  if (before.wish <= 0) keep(0, before);
  for (let step = 1; step <= STEPS; step++) {
    const [high, after] = [step / STEPS, answer(step / STEPS)];
    if (before.wish * after.wish < 0) {
      let [a, b, atA, atB] = [low, high, before, after];
      for (let i = 0; i < HALVINGS; i++) {
        const middle = (a + b) / 2;
        const there = answer(middle);
        if (there.wish * atA.wish > 0) [a, atA] = [middle, there];
        else [b, atB] = [middle, there];
      }
      keep((a + b) / 2, atA, atB);
    }
    if (after.wish === 0 && before.wish !== 0) keep(high, after);
    [low, before] = [high, after];
  }
  if (before.wish > 0) keep(1, before);
  return found;
}

/** What second ponte and banker do when the first draws with probability p, and whether he then wishes he drew more. */
function answering(spots: readonly WeighedSpot[], isBlind: boolean): (p: number) => Answer {
  const groups = new Map<Sign | null, WeighedSpot[]>();
  for (const spot of spots) {
    const known = isBlind ? null : spot.spot.first;
    groups.set(known, [...(groups.get(known) ?? []), spot]);
  }
  return (p) => {
    const second = new Map<Sign | null, number>();
    const draws = new Map<WeighedSpot, number>();
    for (const [known, group] of groups) {
      const [walked] = walkSecond(group, p);
      if (walked === undefined) throw new RangeError('a walk without an end');
      second.set(known, walked.p);
      for (const [spot, q] of walked.draws) draws.set(spot, q);
    }
    let wish = 0;
    for (const spot of spots) {
      const q = draws.get(spot) as number;
      const other = second.get(isBlind ? null : spot.spot.first) as number;
      for (const one of spot.cases) {
        if (!one.firstIsFree) continue;
        const reach = one.secondIsFree ? shows(spot.spot.second, other) : 1;
        const gain = reach * (q * one.first.draw + (1 - q) * one.first.stand);
        wish += spot.spot.first === STOOD ? -gain : gain;
      }
    }
    return { wish, second, draws };
  };
}
