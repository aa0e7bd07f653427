import { BANCA_DREW, BOTH_DREW, PUNTO_DREW } from '../cells.ts';
import { type Chart, STOOD, TOTALS } from '../chart.ts';
import { VALUES } from '../shoe.ts';

/** From which two-card totals, `10 · punto + banca`, to which ending: two lists side by side. */
export interface Moves {
  readonly from: Uint8Array;
  readonly to: Uint16Array;
}

/** A chart worked out once: which totals lead where when nobody draws, one does, or both do. */
export interface Plan {
  readonly rests: Moves;
  /** `[banca's third card]` where punto stood. */
  readonly bancaAlone: readonly Moves[];
  /** `[punto's third card]` */
  readonly puntoAlone: readonly Moves[];
  /** `[10 · punto's third card + banca's]` */
  readonly both: readonly Moves[];
  /** The highest totals with which both draw. */
  readonly mostPunto: number;
  readonly mostBanca: number;
}

const plans = new WeakMap<Chart, Plan>();
const thirds = Array.from({ length: VALUES }, (_, third) => third);
const all = Array.from({ length: TOTALS * TOTALS }, (_, at) => at);
const puntoAt = (at: number): number => Math.floor(at / TOTALS);
const bancaAt = (at: number): number => at % TOTALS;

export function planOf(chart: Chart): Plan {
  let plan = plans.get(chart);
  if (plan === undefined) {
    plan = workedOut(chart);
    plans.set(chart, plan);
  }
  return plan;
}

function workedOut(chart: Chart): Plan {
  const goesOn = (at: number): boolean => chart.over[puntoAt(at)]?.[bancaAt(at)] !== true;
  const puntoDraws = (at: number): boolean => goesOn(at) && chart.puntoDraws[puntoAt(at)] === true;
  const bancaDraws = (at: number, third: number): boolean =>
    goesOn(at) && puntoDraws(at) === (third !== STOOD) && chart.bancaDraws[bancaAt(at)]?.[third] === true;
  const both = thirds.flatMap((x) => thirds.map((y) => moves((at) => bancaDraws(at, x), x, y, BOTH_DREW)));
  const met = both.flatMap(({ from }) => [...from]);
  return {
    rests: moves((at) => !puntoDraws(at) && !bancaDraws(at, STOOD), 0, 0, 0),
    bancaAlone: thirds.map((y) => moves((at) => bancaDraws(at, STOOD), 0, y, BANCA_DREW)),
    puntoAlone: thirds.map((x) => moves((at) => puntoDraws(at) && !bancaDraws(at, x), x, 0, PUNTO_DREW)),
    both,
    mostPunto: Math.max(0, ...met.map(puntoAt)),
    mostBanca: Math.max(0, ...met.map(bancaAt)),
  };
}

function moves(holds: (at: number) => boolean, puntoThird: number, bancaThird: number, drew: number): Moves {
  const from = all.filter(holds);
  const to = from.map((at) => {
    const punto = (puntoAt(at) + puntoThird) % TOTALS;
    return 40 * punto + 4 * ((bancaAt(at) + bancaThird) % TOTALS) + drew;
  });
  return { from: Uint8Array.from(from), to: Uint16Array.from(to) };
}
