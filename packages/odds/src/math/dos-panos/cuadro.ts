import { STOOD } from '../chart.ts';
import type { Duty } from '../chemin-de-fer/duties.ts';
import { add, divide, type Fraction, fraction, negative, ZERO } from '../fraction.ts';
import { LAID_DOWN, SIGNS, type Sign } from './duties.ts';
import { bankerPrefersTwo, type Pontes, reached } from './play.ts';
import { type Stakes, toBanker } from './stakes.ts';
import type { DosPanosSpot, DosPanosTables } from './tables.ts';

/** `[total][value of one paño's third card]`, 10 where it stood: what the chart of one paño tells the banker. */
export type Cuadro = readonly (readonly Duty[])[];

/** What a cuadro asked for comes to against two paños: it binds where it says the same for both, and nowhere else. */
export function boundByCuadro(
  cuadro: Cuadro,
  besideLaidDown: (total: number, other: Sign) => Duty,
): readonly (readonly (readonly Duty[])[])[] {
  return cuadro.map((row, total) =>
    SIGNS.map((first) =>
      SIGNS.map((second): Duty => {
        if (first === LAID_DOWN || second === LAID_DOWN) return besideLaidDown(total, Math.min(first, second));
        const [one, other] = [row[first] as Duty, row[second] as Duty];
        return one === other ? one : 'free';
      }),
    ),
  );
}

/** A spot at which the cuadro tells the banker to draw against one paño and to stand against the other. */
export interface Conflict {
  readonly spot: DosPanosSpot;
  /** The paño against which he would draw. */
  readonly drawsAgainst: 'first' | 'second';
  /** How often it comes to this. */
  readonly often: Fraction;
  /** What drawing brings more than standing, per unit of both stakes and coup; below zero: what it costs. */
  readonly drawing: Fraction;
}

/** Every such spot against pontes who play like this, the stakes being these. */
export function conflictsOf(
  tables: DosPanosTables,
  cuadro: Cuadro,
  pontes: Pontes,
  stakes: Stakes,
): readonly Conflict[] {
  const worth = toBanker(stakes);
  return tables.spots.flatMap((spot): readonly Conflict[] => {
    if (spot.first > STOOD || spot.second > STOOD) return [];
    const [first, second] = [cuadro[spot.total]?.[spot.first], cuadro[spot.total]?.[spot.second]];
    if (first === second || first === 'free' || second === 'free') return [];
    return [
      {
        spot,
        drawsAgainst: first === 'draw' ? 'first' : 'second',
        often: divide(reached(spot, pontes), fraction(tables.deals)),
        drawing: bankerPrefersTwo(tables, spot, pontes, worth),
      },
    ];
  });
}

/** Ways to settle all conflicts alike. */
export const RESOLUTIONS = {
  draw: () => true,
  stand: () => false,
  'first paño': ({ drawsAgainst }) => drawsAgainst === 'first',
  'second paño': ({ drawsAgainst }) => drawsAgainst === 'second',
  'five or less': ({ spot: { total } }) => total <= 5,
} as const satisfies Readonly<Record<string, (conflict: Conflict) => boolean>>;
export type Resolution = keyof typeof RESOLUTIONS;

/** What settling every conflict in one way costs a banker who could choose, per unit of both stakes and coup. */
export const costOf = (conflicts: readonly Conflict[], resolution: Resolution): Fraction =>
  conflicts.reduce((sum, conflict) => {
    const { drawing } = conflict;
    const missed = RESOLUTIONS[resolution](conflict) ? negative(drawing) : drawing;
    return missed.num > 0n ? add(sum, missed) : sum;
  }, ZERO);
