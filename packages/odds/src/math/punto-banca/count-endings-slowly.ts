import { BANCA_DREW, CELLS, PUNTO_DREW } from '../cells.ts';
import { type Chart, STOOD, TOTALS } from '../chart.ts';
import { cardsIn, type Shoe, VALUES } from '../shoe.ts';

/** Punto's hand when it is banca's turn. */
interface Punto {
  readonly total: number;
  readonly third: number;
  readonly drew: number;
}

/**
 * The same counts card by card, in whole numbers of any size: for shoes beyond what doubles hold, and as a second
 * opinion on the quick way, with which it shares no formula.
 */
export function countEndingsSlowly(chart: Chart, shoe: Shoe): readonly bigint[] {
  const cells = Array<bigint>(CELLS).fill(0n);
  const left = [...shoe];
  const cards = cardsIn(shoe);
  const afterFive = BigInt(cards - 5);
  const afterFour = BigInt(cards - 4) * afterFive;

  const draw = (then: (value: number, ways: bigint) => void, ways: bigint): void => {
    for (let value = 0; value < VALUES; value++) {
      const copies = left[value] as number;
      if (copies === 0) continue;
      left[value] = copies - 1;
      then(value, ways * BigInt(copies));
      left[value] = copies;
    }
  };
  const drawPair = (then: (total: number, ways: bigint) => void, ways: bigint): void =>
    draw((one, first) => draw((other, second) => then((one + other) % TOTALS, second), first), ways);
  const end = (punto: number, banca: number, drew: number, ways: bigint): void => {
    const cell = 40 * punto + 4 * banca + drew;
    cells[cell] = (cells[cell] as bigint) + ways;
  };
  /** Cards that nobody draws may be any: in so many ways if banca stands, and if it draws. */
  const bancaPlays = (banca: number, punto: Punto, ways: bigint, stands: bigint, draws: bigint): void => {
    if (!chart.bancaDraws[banca]?.[punto.third]) end(punto.total, banca, punto.drew, ways * stands);
    else draw((value, more) => end(punto.total, (banca + value) % TOTALS, punto.drew | BANCA_DREW, more * draws), ways);
  };
  const play = (punto: number, banca: number, ways: bigint): void => {
    if (chart.over[punto]?.[banca]) end(punto, banca, 0, ways * afterFour);
    else if (chart.puntoDraws[punto]) {
      draw((third, more) => {
        const drawn = { total: (punto + third) % TOTALS, third, drew: PUNTO_DREW };
        bancaPlays(banca, drawn, more, afterFive, 1n);
      }, ways);
    } else bancaPlays(banca, { total: punto, third: STOOD, drew: 0 }, ways, afterFour, afterFive);
  };
  drawPair((punto, ways) => drawPair((banca, more) => play(punto, banca, more), ways), 1n);
  return cells;
}
