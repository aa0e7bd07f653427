import { CELLS, type Cells } from '../cells.ts';
import type { Chart } from '../chart.ts';
import { FourCards } from '../four-cards.ts';
import { cardsIn, type Shoe, VALUES } from '../shoe.ts';
import { type Moves, type Plan, planOf } from './plan.ts';

/** Up to this many cards every figure is a whole number below 2^53, so doubles hold it exactly. */
export const MOST_CARDS_IN_DOUBLES = 458;
const LAST = VALUES - 1;

/**
 * Every ordered sequence of six cards that can come next, by how it ends the coup. A coup of four or five cards counts
 * once for each sequence of six that begins with it, so that all endings have one common total, n!/(n−6)!.
 */
export class EndingCounter {
  readonly cells: Cells = new Float64Array(CELLS);
  readonly #four = new FourCards();
  readonly #left = new Float64Array(VALUES);

  /** At most `MOST_CARDS_IN_DOUBLES` cards. The cells are overwritten by the next count. */
  count(chart: Chart, shoe: Shoe): Cells {
    const plan = planOf(chart);
    const cards = cardsIn(shoe);
    this.cells.fill(0);
    this.#left.set(shoe);
    this.#four.count(this.#left, LAST, LAST);
    // The fifth and sixth card are any.
    this.#add(plan.rests, (cards - 4) * (cards - 5));
    for (let third = 0; third < VALUES; third++) {
      const copies = shoe[third] as number;
      if (copies > 0) this.#drawn(plan, third, copies, cards - 5);
    }
    return this.cells;
  }

  /** The fifth card has this value: it is punto's, or banca's where punto stood. The sixth is any, or banca's. */
  #drawn(
    { bancaAlone, puntoAlone, both, mostPunto, mostBanca }: Plan,
    third: number,
    copies: number,
    any: number,
  ): void {
    const left = this.#left;
    left[third] = copies - 1;
    this.#four.count(left, LAST, LAST);
    this.#add(bancaAlone[third] as Moves, copies * any);
    this.#add(puntoAlone[third] as Moves, copies * any);
    for (let sixth = 0; sixth <= third; sixth++) {
      const others = left[sixth] as number;
      if (others === 0) continue;
      left[sixth] = others - 1;
      this.#four.count(left, mostPunto, mostBanca);
      left[sixth] = others;
      // Whichever of the two comes first, the other four are counted once for both.
      this.#add(both[VALUES * third + sixth] as Moves, copies * others);
      if (sixth !== third) this.#add(both[VALUES * sixth + third] as Moves, copies * others);
    }
    left[third] = copies;
  }

  #add({ from, to }: Moves, times: number): void {
    const { joint } = this.#four;
    const { cells } = this;
    for (let i = 0; i < from.length; i++) {
      const cell = to[i] as number;
      cells[cell] = (cells[cell] as number) + (joint[from[i] as number] as number) * times;
    }
  }
}
