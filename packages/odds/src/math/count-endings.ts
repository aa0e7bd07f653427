import { BANCA_DREW, BOTH_DREW, CELLS, type Cells, PUNTO_DREW } from './cells.ts';
import { type Chart, STOOD, TOTALS } from './chart.ts';
import { FourCards } from './four-cards.ts';
import { cardsIn, type Shoe, VALUES } from './shoe.ts';

/** Up to this many cards every figure is a whole number below 2^53, so doubles hold it exactly. */
export const MOST_CARDS_IN_DOUBLES = 458;

const LAST = VALUES - 1;
/** With these totals the coup ends as it lies, or somebody draws: a chart, worked out once. */
interface Plan {
  /** `[10 · p + b]` */
  readonly rests: Uint8Array;
  readonly bancaAlone: Uint8Array;
  /** `[punto's third][10 · p + b]` */
  readonly puntoAlone: readonly Uint8Array[];
  readonly both: readonly Uint8Array[];
  /** The highest totals with which both draw. */
  readonly mostPunto: number;
  readonly mostBanca: number;
}
const plans = new WeakMap<Chart, Plan>();

const marked = (holds: (punto: number, banca: number) => boolean): Uint8Array =>
  Uint8Array.from({ length: TOTALS * TOTALS }, (_, at) => (holds(Math.floor(at / TOTALS), at % TOTALS) ? 1 : 0));

function planOf(chart: Chart): Plan {
  let plan = plans.get(chart);
  if (plan === undefined) {
    const over = (p: number, b: number): boolean => chart.over[p]?.[b] === true;
    const puntoDraws = (p: number, b: number): boolean => !over(p, b) && chart.puntoDraws[p] === true;
    const bancaDraws = (p: number, b: number, third: number): boolean =>
      !over(p, b) && chart.puntoDraws[p] === (third !== STOOD) && chart.bancaDraws[b]?.[third] === true;
    const thirds = Array.from({ length: VALUES }, (_, third) => third);
    const both = thirds.map((third) => marked((p, b) => bancaDraws(p, b, third)));
    const met = both.flatMap((row) => [...row.keys()].filter((at) => row[at] === 1));
    plan = {
      rests: marked((p, b) => !puntoDraws(p, b) && !bancaDraws(p, b, STOOD)),
      bancaAlone: marked((p, b) => bancaDraws(p, b, STOOD)),
      puntoAlone: thirds.map((third) => marked((p, b) => puntoDraws(p, b) && !bancaDraws(p, b, third))),
      both,
      mostPunto: Math.max(0, ...met.map((at) => Math.floor(at / TOTALS))),
      mostBanca: Math.max(0, ...met.map((at) => at % TOTALS)),
    };
    plans.set(chart, plan);
  }
  return plan;
}

/** A total, a card more. */
const plus = (total: number, value: number): number =>
  total + value < TOTALS ? total + value : total + value - TOTALS;

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
    this.#untouched(plan, (cards - 4) * (cards - 5));
    for (let third = 0; third < VALUES; third++) {
      const copies = shoe[third] as number;
      if (copies > 0) this.#five(plan, third, copies, cards - 5);
    }
    return this.cells;
  }

  /** Nobody draws; the fifth and sixth card are any. */
  #untouched({ rests }: Plan, others: number): void {
    const { joint } = this.#four;
    this.#four.count(this.#left, LAST, LAST);
    for (let at = 0; at < rests.length; at++) {
      if (rests[at] === 1) this.cells[4 * at] = (joint[at] as number) * others;
    }
  }

  /** The fifth card has this value: it is punto's, or banca's where punto stood. The sixth is any, or banca's. */
  #five(plan: Plan, third: number, copies: number, others: number): void {
    const left = this.#left;
    left[third] = copies - 1;
    this.#four.count(left, LAST, LAST);
    this.#drawn(plan.bancaAlone, 0, third, copies * others, LAST, LAST, BANCA_DREW);
    this.#drawn(plan.puntoAlone[third] as Uint8Array, third, 0, copies * others, LAST, LAST, PUNTO_DREW);
    const { both, mostPunto, mostBanca } = plan;
    for (let sixth = 0; sixth <= third; sixth++) {
      const copiesLeft = left[sixth] as number;
      if (copiesLeft === 0) continue;
      left[sixth] = copiesLeft - 1;
      this.#four.count(left, mostPunto, mostBanca);
      left[sixth] = copiesLeft;
      const many = copies * copiesLeft;
      this.#drawn(both[third] as Uint8Array, third, sixth, many, mostPunto, mostBanca, BOTH_DREW);
      if (sixth === third) continue;
      this.#drawn(both[sixth] as Uint8Array, sixth, third, many, mostPunto, mostBanca, BOTH_DREW);
    }
    left[third] = copies;
  }

  /** Adds what the first four cards come to where the chart has these totals marked. */
  #drawn(
    marks: Uint8Array,
    puntoThird: number,
    bancaThird: number,
    times: number,
    mostPunto: number,
    mostBanca: number,
    drew: number,
  ): void {
    const { joint } = this.#four;
    const { cells } = this;
    for (let p = 0; p <= mostPunto; p++) {
      const row = 40 * plus(p, puntoThird) + drew;
      for (let b = 0; b <= mostBanca; b++) {
        const at = TOTALS * p + b;
        if (marks[at] === 0) continue;
        const cell = row + 4 * plus(b, bancaThird);
        cells[cell] = (cells[cell] as number) + (joint[at] as number) * times;
      }
    }
  }
}
