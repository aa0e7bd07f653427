import type { Duty } from '../../src/math/chemin-de-fer/duties.ts';
import { boundByCuadro } from '../../src/math/dos-panos/cuadro.ts';
import { type DosPanosGame, SIGNS } from '../../src/math/dos-panos/duties.ts';
import { BOUND_BANKER, FREE_BANKER } from '../chemin-de-fer/game.ts';

/** The pontes are free on five only, the banker everywhere but with nothing, where he must draw. */
export const FREE_FOR_TWO: DosPanosGame = {
  ponte: FREE_BANKER.ponte,
  banker: Array.from({ length: 8 }, (_, total) =>
    SIGNS.map(() => SIGNS.map((): Duty => (total === 0 ? 'draw' : 'free'))),
  ),
};

/** The chart of one paño, with the two cells it leaves open. */
export const CUADRO = BOUND_BANKER.banker;

/** The banker has asked for the cuadro: he is bound where it says the same for both paños. */
export const BOUND_FOR_TWO: DosPanosGame = {
  ponte: FREE_BANKER.ponte,
  banker: boundByCuadro(CUADRO, (total, other) => CUADRO[total]?.[other] as Duty),
};

/** Everything free, or bound at random: the counting must not lean on what the usual game looks like. */
export function gameFrom(bits: (many: number) => number): DosPanosGame {
  const duty = (): Duty => (['draw', 'stand', 'free'] as const)[bits(3)] as Duty;
  return {
    ponte: Array.from({ length: 8 }, duty),
    banker: Array.from({ length: 8 }, () => SIGNS.map(() => SIGNS.map(duty))),
  };
}
