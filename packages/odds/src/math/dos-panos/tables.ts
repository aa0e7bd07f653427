import { STOOD, TOTALS } from '../chart.ts';
import { PAIRS, type Pair, type Supply } from '../chemin-de-fer/deals.ts';
import type { Duty } from '../chemin-de-fer/duties.ts';
import { type DosPanosGame, type DosPanosKnowledge, LAID_DOWN, SIGNS, type Sign } from './duties.ts';
import { type Meeting, meetingsOf, showing } from './ponte-shows.ts';
import { addResults, noResults, RESULTS, type Results, resultOf } from './results.ts';
import { TwoHands } from './two-hands.ts';

/** What comes of the banker's acts in the deals that the pontes bring here by the same choices. */
export interface Case {
  /** The total with which the first ponte was free and did what leads here; null: he was bound. */
  readonly first: number | null;
  readonly second: number | null;
  readonly draw: Results;
  readonly stand: Results;
}
/** Where the banker stands when he has to act. */
export interface DosPanosSpot {
  readonly hand: string;
  readonly total: number;
  readonly first: Sign;
  readonly second: Sign;
  readonly duty: Duty;
  readonly cases: readonly Case[];
}
export interface DosPanosTables {
  /** Ordered sequences of nine cards. */
  readonly deals: bigint;
  /** Coups in which nobody draws: the banker lays his cards down, or both paños do. */
  readonly over: Results;
  readonly spots: readonly DosPanosSpot[];
  /** The totals with which a ponte is free. */
  readonly freeTotals: readonly number[];
  readonly second: DosPanosKnowledge['second'];
}

interface GrowingCase extends Case {
  readonly draw: bigint[];
  readonly stand: bigint[];
  readonly meetings: readonly Meeting[];
}
interface GrowingSpot extends DosPanosSpot {
  readonly cases: readonly GrowingCase[];
}

/** Counts, for every spot of the banker and every way to it, what drawing and standing come to. */
export function dosPanosTables(game: DosPanosGame, supply: Supply, knowledge: DosPanosKnowledge): DosPanosTables {
  const hands = new TwoHands(supply);
  const showings = SIGNS.map((sign) => showing(sign, game.ponte));
  const met = showings.map((first) => showings.map((second) => meetingsOf(first, second)));
  const spots = new Map<string, GrowingSpot>();
  const over = noResults();

  const spotOf = (pair: Pair, first: Sign, second: Sign): GrowingSpot => {
    const hand = knowledge.banker === 'total' ? String(pair.total) : pair.name;
    const key = `${hand} ${first} ${second}`;
    const known = spots.get(key);
    if (known !== undefined) return known;
    const duty = game.banker[pair.total]?.[first]?.[second] as Duty;
    const ways = met[first]?.[second] ?? [];
    const cases = ways.map((way) => ({ ...way, draw: noResults(), stand: noResults() }));
    const spot = { hand, total: pair.total, first, second, duty, cases };
    spots.set(key, spot);
    return spot;
  };
  const withThird = (sign: Sign, then: (copies: number, drew: number) => void): void => {
    if (sign >= STOOD) {
      then(1, 0);
      return;
    }
    const copies = hands.take(sign);
    if (copies > 0) then(copies, 1);
    hands.putBack(sign);
  };
  for (const pair of PAIRS) {
    const [low, high] = pair.values;
    const ways = hands.take(low) * hands.take(high) * (low === high ? 1 : 2);
    if (ways > 0) {
      addResults(over, endsAtOnce(hands.joint(), pair.total), BigInt(ways) * hands.rest(6));
      for (const first of pair.total >= 8 ? [] : SIGNS) {
        withThird(first, (copies, drew) => {
          for (const second of SIGNS) {
            if (first === LAID_DOWN && second === LAID_DOWN) continue;
            withThird(second, (others, alsoDrew) => {
              const weight = BigInt(ways) * BigInt(copies * others);
              addSpot(spotOf(pair, first, second), hands, pair.total, weight, 6 + drew + alsoDrew);
            });
          }
        });
      }
    }
    hands.putBack(low);
    hands.putBack(high);
  }
  const freeTotals = game.ponte.flatMap((duty, total) => (duty === 'free' ? [total] : []));
  return { deals: hands.rest(0), over, spots: [...spots.values()], freeTotals, second: knowledge.second };
}

const counts = new Float64Array(RESULTS);

/** The banker lays down eight or nine, or both paños do and he has less. */
function endsAtOnce(joint: Float64Array, banker: number): Float64Array {
  counts.fill(0);
  joint.forEach((ways, at) => {
    const [first, second] = [Math.floor(at / TOTALS), at % TOTALS];
    if (banker >= 8 || (first >= 8 && second >= 8)) count(banker, { at, first, second }, ways);
  });
  return counts;
}

function count(banker: number, { first, second }: Meeting, ways: number): void {
  const result = 3 * resultOf(banker, first) + resultOf(banker, second);
  counts[result] = (counts[result] as number) + ways;
}

function addSpot({ cases }: GrowingSpot, hands: TwoHands, banker: number, weight: bigint, placed: number): void {
  const joint = hands.joint();
  const standing = weight * hands.rest(placed);
  for (const { meetings, stand } of cases) {
    counts.fill(0);
    for (const meeting of meetings) count(banker, meeting, joint[meeting.at] as number);
    addResults(stand, counts, standing);
  }
  const thirds = Array.from({ length: TOTALS }, (_, value) => {
    const copies = hands.take(value);
    const left = copies > 0 ? hands.joint() : joint;
    hands.putBack(value);
    return { copies, joint: left, total: (banker + value) % TOTALS };
  });
  const drawing = weight * hands.rest(placed + 1);
  for (const { meetings, draw } of cases) {
    counts.fill(0);
    for (const { copies, joint: left, total } of thirds) {
      if (copies === 0) continue;
      for (const meeting of meetings) count(total, meeting, copies * (left[meeting.at] as number));
    }
    addResults(draw, counts, drawing);
  }
}
