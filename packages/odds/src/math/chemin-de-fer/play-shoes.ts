import { BANCA_DREW, CELLS, PUNTO_DREW } from '../cells.ts';
import { STOOD, TOTALS } from '../chart.ts';
import { CARDS_NEEDED } from '../shoe.ts';
import { CERTAIN, chanceOf, dealShoes } from '../simulation/dealt-shoes.ts';
import type { Played } from '../simulation/played.ts';
import { type RandomSource, randomSource, step } from '../simulation/random-source.ts';
import type { WholeShoe } from '../simulation/shoe-rules.ts';

/** Chemin de fer: how often everybody draws, and how many sit round the table. */
export interface CheminDeFerShoeRules extends WholeShoe {
  readonly seats: number;
  /** `[total]`, from 0 to 7. */
  readonly ponte: readonly number[];
  /** `[total][value of the ponte's third card]`, 10 where he stood. */
  readonly banker: readonly (readonly number[])[];
}

/** Most seats whose fortunes are kept. */
export const MOST_SEATS = 16;
/** Banks by the coups they won before they lost; the last but one holds all longer, the last those the shoe cut short. */
export const BANKS = 33;
const CUT_SHORT = BANKS - 1;
/** A seat's coups as banker won, tied, lost, and as ponte the same. */
export const FORTUNES = 6;

/** After the endings come the banks by their length, then the seats. */
export const BANKS_AT = CELLS;
export const SEATS_AT = BANKS_AT + BANKS;
export const CHEMIN_DE_FER_CELLS = SEATS_AT + FORTUNES * MOST_SEATS;

const NATURAL = 8;

function chances({ ponte, banker }: CheminDeFerShoeRules) {
  const bankerDraws = new Float64Array(TOTALS * (STOOD + 1));
  banker.forEach((row, total) => {
    row.forEach((p, third) => {
      bankerDraws[(STOOD + 1) * total + third] = chanceOf(p);
    });
  });
  return { ponte: Float64Array.from(ponte, chanceOf), banker: bankerDraws };
}

const happens = (chance: number, source: RandomSource): boolean =>
  chance === CERTAIN || (chance > 0 && step(source) < chance);

/**
 * Plays whole shoes of one unit a coup. The bank goes to the seat on the right when it loses, and stays on a win or a
 * tie; the seat that would be next plays against it. Each shoe begins with the bank one seat further.
 */
export function playCheminDeFerShoes(
  rules: CheminDeFerShoeRules,
  most: number,
  seed: number,
  piece: number,
  enough = Number.POSITIVE_INFINITY,
): Played {
  const { ponte: ponteDraws, banker: bankerDraws } = chances(rules);
  const { seats } = rules;
  const source = randomSource(seed, piece);
  const cells = new Float64Array(CHEMIN_DE_FER_CELLS);
  const count = (cell: number): void => {
    cells[cell] = (cells[cell] as number) + 1;
  };
  let coups = 0;
  const shoes = dealShoes(rules, CARDS_NEEDED, most, source, (cards, first, stop, shoe) => {
    let out = first;
    let seat = shoe % seats;
    let won = 0;
    while (out < stop) {
      let ponte = ((cards[out] as number) + (cards[out + 2] as number)) % TOTALS;
      let banker = ((cards[out + 1] as number) + (cards[out + 3] as number)) % TOTALS;
      out += 4;
      let drew = 0;
      if (ponte < NATURAL && banker < NATURAL) {
        let third = STOOD;
        if (happens(ponteDraws[ponte] as number, source)) {
          third = cards[out++] as number;
          ponte = (ponte + third) % TOTALS;
          drew = PUNTO_DREW;
        }
        if (happens(bankerDraws[(STOOD + 1) * banker + third] as number, source)) {
          banker = (banker + (cards[out++] as number)) % TOTALS;
          drew |= BANCA_DREW;
        }
      }
      coups += 1;
      count(40 * ponte + 4 * banker + drew);
      const next = (seat + 1) % seats;
      const result = banker > ponte ? 0 : banker === ponte ? 1 : 2;
      count(SEATS_AT + FORTUNES * seat + result);
      count(SEATS_AT + FORTUNES * next + 3 + (2 - result));
      if (result === 0) won += 1;
      if (result !== 2) continue;
      count(BANKS_AT + Math.min(won, CUT_SHORT - 1));
      won = 0;
      seat = next;
    }
    count(BANKS_AT + CUT_SHORT);
    return coups >= enough;
  });
  return { shoes, coups, cells };
}
