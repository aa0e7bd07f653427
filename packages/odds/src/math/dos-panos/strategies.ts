import type { Habits } from '../chemin-de-fer/strategies.ts';
import { type Fraction, fraction, numberOf } from '../fraction.ts';
import type { Shoe } from '../shoe.ts';
import { certified } from './certified.ts';
import { type DosPanosGame, SIGNS, type Sign } from './duties.ts';
import { equilibriaOfThree } from './equilibrium.ts';
import { bestReplyTo, type DosPanosBanker, type Pontes, resultChances } from './play.ts';
import type { Stakes } from './stakes.ts';
import { type DosPanosTables, dosPanosTables } from './tables.ts';

/** Strategies of dos paños and what exactly is true of a coup in which they meet. */
export interface DosPanosPlay {
  /** `[total]`, from 0 to 7. */
  readonly first: readonly number[];
  /** `[total][sign of the first paño]` */
  readonly second: readonly (readonly number[])[];
  /** `[total][sign of the first paño][sign of the second]` */
  readonly forTwo: readonly (readonly (readonly number[])[])[];
  /** `[3 · first + second]`: how often each result comes. */
  readonly chances: readonly Fraction[];
}

const often = { draw: 1, stand: 0 } as const;

/** Everybody plays by totals, and the second looks at what the first did. */
export function dosPanosPlay(
  games: Readonly<Record<'free' | 'cuadro', DosPanosGame>>,
  shoe: Shoe,
  { ponte, banker }: Habits,
  stakes: Stakes,
): DosPanosPlay {
  const game = games[banker === 'cuadro' ? 'cuadro' : 'free'];
  const tables = dosPanosTables(game, { shoe }, { second: 'sees', banker: 'total' });
  const found = played(tables, { ponte, banker }, stakes);
  const draws = new Map(
    tables.spots.map((spot) => [`${spot.total} ${spot.first} ${spot.second}`, numberOf(found.draws(spot))]),
  );
  const share = (total: number, free: () => Fraction): number => {
    const duty = game.ponte[total];
    return duty === 'draw' || duty === 'stand' ? often[duty] : numberOf(free());
  };
  return {
    first: game.ponte.map((_, total) => share(total, () => found.pontes.first(total))),
    second: game.ponte.map((_, total) =>
      SIGNS.map((after: Sign) => share(total, () => found.pontes.second(total, after))),
    ),
    forTwo: game.banker.map((rows, total) =>
      rows.map((row, first) => row.map((_, second) => draws.get(`${total} ${first} ${second}`) ?? 0)),
    ),
    chances: resultChances(tables, found.pontes, found.draws),
  };
}

function played(
  tables: DosPanosTables,
  { ponte, banker }: Habits,
  stakes: Stakes,
): { pontes: Pontes; draws: DosPanosBanker } {
  const same = (p: Fraction): Pontes => ({ first: () => p, second: () => p });
  const fixed = ponte === 'equilibrium' ? null : same(fraction(often[ponte]));
  if (fixed !== null && banker === 'best') return { pontes: fixed, draws: bestReplyTo(tables, fixed, stakes) };
  const [near] = equilibriaOfThree(tables, stakes);
  if (near === undefined) throw new RangeError('no equilibrium was found');
  const { pontes, draws } = certified(tables, stakes, near);
  if (banker === 'best') return { pontes, draws: bestReplyTo(tables, pontes, stakes) };
  return { pontes: fixed ?? pontes, draws };
}
