import type { CheminDeFerGame, Duty } from '../../src/math/chemin-de-fer/duties.ts';

/** The ponte is free on five only, the banker everywhere but with nothing, where he must draw. */
export const FREE_BANKER: CheminDeFerGame = {
  ponte: ['draw', 'draw', 'draw', 'draw', 'draw', 'free', 'stand', 'stand'],
  banker: Array.from({ length: 8 }, (_, total) => Array<Duty>(11).fill(total === 0 ? 'draw' : 'free')),
};

/** What a modern table asks of the banker, with the two cells that the cuadro leaves open. */
export const BOUND_BANKER: CheminDeFerGame = {
  ponte: FREE_BANKER.ponte,
  banker: Array.from({ length: 8 }, (_, total) =>
    Array.from({ length: 11 }, (_, third): Duty => {
      if ((total === 3 && third === 9) || (total === 5 && third === 4)) return 'free';
      const last = [10, 10, 10, 10, 7, 7, 7, -1][total] as number;
      const first = [0, 0, 0, 0, 2, 5, 6, 11][total] as number;
      if (third === 10) return total <= 5 ? 'draw' : 'stand';
      return third >= first && third <= last && !(total === 3 && third === 8) ? 'draw' : 'stand';
    }),
  ),
};
