import { type PuntoBancaLaw, RANKS } from '@sabot/engine';
import { type Chart, STOOD, TOTALS } from '../../math/index.ts';

const totals = Array.from({ length: TOTALS }, (_, total) => total);

/** The chart of a ruleset, asked of its own law, and only where a coup can come to the question. */
export function chartOf(law: PuntoBancaLaw): Chart {
  const over = totals.map((punto) => totals.map((banca) => law.naturals.ask({ punto, banca }).answer === 'over'));
  const goesOn = (punto: number, banca: number): boolean => over[punto]?.[banca] === false;
  const puntoDraws = totals.map(
    (total) => totals.some((banca) => goesOn(total, banca)) && law.puntoDraw.ask({ total }).answer === 'draw',
  );
  const bancaDraws = totals.map((total) =>
    [...totals, STOOD].map((third) => {
      const isAsked = totals.some((punto) => goesOn(punto, total) && puntoDraws[punto] === (third !== STOOD));
      return isAsked && law.bancaDraw.ask({ total, third: third === STOOD ? 'stood' : third }).answer === 'draw';
    }),
  );
  return { over, puntoDraws, bancaDraws };
}

/** What a card of each rank counts, in the order of the ranks. */
export const valuesOf = (law: PuntoBancaLaw): readonly number[] =>
  RANKS.map((rank) => law.cardValue.ask({ rank }).answer);
