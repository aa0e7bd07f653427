import { BANCA_DREW, CELLS, PUNTO_DREW } from '../cells.ts';
import type { Chart } from '../chart.ts';
import { STOOD, TOTALS } from '../chart.ts';
import { CARDS_NEEDED } from '../shoe.ts';
import type { Played } from '../simulation/played.ts';
import { randomSource } from '../simulation/random-source.ts';
import type { WholeShoe } from '../simulation/shoe-rules.ts';
import { shuffle } from '../simulation/shuffled.ts';

/** A game in which the chart says who draws. */
export interface PuntoBancaShoeRules extends WholeShoe {
  readonly chart: Chart;
}

const RANKS = 13;
const STANDS = 0;
const DRAWS = 1;
const OVER = 2;
/** The sum of two totals and their remainder, looked up. */
const TOTAL = Uint8Array.from({ length: 2 * TOTALS - 1 }, (_, sum) => sum % TOTALS);

/** The chart in a form that the loop can read at once. */
function compiled({ chart }: PuntoBancaShoeRules) {
  const punto = new Uint8Array(TOTALS * TOTALS);
  const banca = new Uint8Array(TOTALS * (STOOD + 1));
  for (let p = 0; p < TOTALS; p++) {
    for (let b = 0; b < TOTALS; b++) {
      punto[TOTALS * p + b] = chart.over[p]?.[b] ? OVER : chart.puntoDraws[p] ? DRAWS : STANDS;
    }
    for (let third = 0; third <= STOOD; third++) {
      banca[(STOOD + 1) * p + third] = chart.bancaDraws[p]?.[third] ? DRAWS : STANDS;
    }
  }
  return { punto, banca };
}

/**
 * Plays so many whole shoes, or fewer if they have coups enough: shuffled, burnt, dealt to the stop card and the coup in
 * which it appears.
 */
export function playPuntoBancaShoes(
  rules: PuntoBancaShoeRules,
  most: number,
  seed: number,
  piece: number,
  enough = Number.POSITIVE_INFINITY,
): Played {
  const chart = compiled(rules);
  const size = 52 * rules.decks;
  const stop = size - rules.below;
  const needed = Math.min(size, stop + CARDS_NEEDED);
  const source = randomSource(seed, piece);
  const ranks = Uint8Array.from({ length: size }, (_, i) => i % RANKS);
  const values = Uint8Array.from(rules.values);
  const cards = new Uint8Array(size);
  const cells = new Float64Array(CELLS);
  let [shoes, coups] = [0, 0];
  for (; shoes < most && coups < enough; shoes++) {
    shuffle(ranks, needed, source);
    for (let i = 0; i < needed; i++) cards[i] = values[ranks[i] as number] as number;
    const first = rules.burn === null ? 0 : 1 + (rules.burn[ranks[0] as number] as number);
    coups += dealShoe(chart, cards, first, stop, cells);
  }
  return { shoes, coups, cells };
}

/** Deals coup after coup from cards given by their values, and counts how each ends. */
function dealShoe(
  { punto: puntoChart, banca: bancaChart }: ReturnType<typeof compiled>,
  cards: Uint8Array,
  first: number,
  stop: number,
  cells: Float64Array,
): number {
  let out = first;
  let coups = 0;
  while (out < stop) {
    let punto = TOTAL[(cards[out] as number) + (cards[out + 2] as number)] as number;
    let banca = TOTAL[(cards[out + 1] as number) + (cards[out + 3] as number)] as number;
    out += 4;
    let drew = 0;
    const next = puntoChart[TOTALS * punto + banca] as number;
    if (next !== OVER) {
      let third = STOOD;
      if (next === DRAWS) {
        third = cards[out++] as number;
        punto = TOTAL[punto + third] as number;
        drew = PUNTO_DREW;
      }
      if (bancaChart[(STOOD + 1) * banca + third] === DRAWS) {
        banca = TOTAL[banca + (cards[out++] as number)] as number;
        drew |= BANCA_DREW;
      }
    }
    const cell = 40 * punto + 4 * banca + drew;
    cells[cell] = (cells[cell] as number) + 1;
    coups += 1;
  }
  return coups;
}
