import type { DosPanosQuestions } from '@sabot/odds/dos-panos';
import { fraction } from '@sabot/odds/math';
import type { Duty } from '@sabot/odds/math/chemin-de-fer';

/** The chart of one paño, with the two cells it leaves open. */
function cuadro(total: number, third: number | 'stood'): Duty {
  if ((total === 3 && third === 9) || (total === 5 && third === 4)) return 'free';
  if (third === 'stood') return total <= 5 ? 'draw' : 'stand';
  const [first, last] = [[0, 0, 0, 0, 2, 5, 6, 11][total] ?? 0, [9, 9, 9, 9, 7, 7, 7, -1][total] ?? 0];
  return third >= first && third <= last && !(total === 3 && third === 8) ? 'draw' : 'stand';
}

/** Dos paños as a law may describe it, without a law. */
export const DOS_PANOS_QUESTIONS: DosPanosQuestions = {
  ponte: (total) => (total < 5 ? 'draw' : total === 5 ? 'free' : 'stand'),
  banker: (total) => (total === 0 ? 'draw' : 'free'),
  cuadro,
  decks: 6,
  below: 10,
  deductions: [
    { modality: 'limitada', part: fraction(1, 50) },
    { modality: 'libre', part: fraction(1, 80) },
  ],
  values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0],
};
