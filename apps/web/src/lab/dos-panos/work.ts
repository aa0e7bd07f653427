import { cardsIn, fractionOf, ONE, remaining, shoeOf, sumOf } from '@sabot/odds/math';
import {
  CARDS_FOR_TWO,
  certified,
  conflictsOf,
  costOf,
  type DosPanosSheet,
  dosPanosGameIn,
  dosPanosTables,
  equilibriaOfThree,
  RESOLUTIONS,
  type Resolution,
} from '@sabot/odds/math/dos-panos';
import type { Worked } from '../work/coup-work.ts';
import { type Exact, exact } from '../work/exact.ts';

export interface DosPanosAsked {
  readonly decks: number;
  readonly gone: readonly string[];
  /** As a fraction. */
  readonly deduction: string;
}
/** A spot at which the cuadro says one thing against one paño and another against the other. */
export interface ConflictSpot {
  readonly total: number;
  readonly first: number;
  readonly second: number;
  readonly often: Exact;
  /** What drawing brings more than standing. */
  readonly drawing: Exact;
}
export interface DosPanosWork {
  readonly values: Readonly<Record<'toFirst' | 'toSecond' | 'toBanker' | 'toHouse', Exact>>;
  readonly conflicts: readonly ConflictSpot[];
  readonly often: Exact;
  /** What settling every conflict in one way costs. */
  readonly costs: readonly { readonly way: Resolution; readonly cost: Exact }[];
}

/** Equal stakes on both paños, a second ponte who looks at the first, and a banker as free as the rules leave him. */
export function dosPanosWork(sheet: DosPanosSheet, { decks, gone, deduction }: DosPanosAsked): Worked<DosPanosWork> {
  const left = remaining(decks, gone);
  if (!left.ok) return left;
  const shoe = shoeOf(left.pack, sheet.values);
  if (cardsIn(shoe) < CARDS_FOR_TWO) return { ok: false, fault: { code: 'too-few-cards', given: cardsIn(shoe) } };
  const stakes = { first: ONE, second: ONE, deduction: fractionOf(deduction) };
  const tables = dosPanosTables(dosPanosGameIn(sheet), { shoe }, { second: 'sees', banker: 'total' });
  const [near] = equilibriaOfThree(tables, stakes);
  if (near === undefined) throw new RangeError('no equilibrium was found');
  const { values, pontes } = certified(tables, stakes, near);
  const conflicts = conflictsOf(tables, sheet.cuadro, pontes, stakes);
  return {
    ok: true,
    value: {
      values: {
        toFirst: exact(values.toFirst),
        toSecond: exact(values.toSecond),
        toBanker: exact(values.toBanker),
        toHouse: exact(values.toHouse),
      },
      conflicts: conflicts.map(({ spot: { total, first, second }, often, drawing }) => ({
        total,
        first,
        second,
        often: exact(often),
        drawing: exact(drawing),
      })),
      often: exact(sumOf(conflicts.map(({ often }) => often))),
      costs: (Object.keys(RESOLUTIONS) as Resolution[]).map((way) => ({ way, cost: exact(costOf(conflicts, way)) })),
    },
  };
}
