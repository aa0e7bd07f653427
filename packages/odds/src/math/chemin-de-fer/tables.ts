import { STOOD, TOTALS } from '../chart.ts';
import { type Deal, dealsIn, eachDeal, type Pair, type Supply } from './deals.ts';
import type { CheminDeFerGame, Duty, Knowledge } from './duties.ts';

/** How often the banker wins and loses. */
export interface Score {
  readonly wins: bigint;
  readonly loses: bigint;
}
type Choice = 'draw' | 'stand';

/** Where the banker stands when he has to act, and what comes of either act against either act of the ponte. */
export interface BankerSpot {
  readonly hand: string;
  readonly total: number;
  readonly third: number;
  readonly duty: Duty;
  /** What happens whatever the ponte decides where he is free: the deals in which he was bound. */
  readonly bound: Readonly<Record<Choice, Score>>;
  /** `[ponte's free hand]`: the deals in which he was free and did what leads here. */
  readonly free: ReadonlyMap<string, Readonly<Record<Choice, Score>>>;
}

export interface CheminDeFerTables {
  readonly deals: bigint;
  /** Coups that end with the first four cards. */
  readonly naturals: Score;
  readonly spots: readonly BankerSpot[];
  /** The hands with which the ponte is free. */
  readonly ponteHands: readonly string[];
}

const nameOf = (pair: Pair, known: 'total' | 'cards'): string => (known === 'total' ? String(pair.total) : pair.name);

class Tally implements Score {
  wins = 0n;
  loses = 0n;

  add(banker: number, ponte: number, ways: number): void {
    if (banker > ponte) this.wins += BigInt(ways);
    else if (banker < ponte) this.loses += BigInt(ways);
  }
}
interface Tallies {
  readonly draw: Tally;
  readonly stand: Tally;
}
const tallies = (): Tallies => ({ draw: new Tally(), stand: new Tally() });

interface Spot extends BankerSpot {
  readonly bound: Tallies;
  readonly free: Map<string, Tallies>;
}

/** Plays every deal in every way the game allows and counts who wins. */
export function cheminDeFerTables(game: CheminDeFerGame, supply: Supply, knowledge: Knowledge): CheminDeFerTables {
  const spots = new Map<string, Spot>();
  const naturals = new Tally();
  const ponteHands = new Set<string>();
  const spotOf = (pair: Pair, third: number): Spot => {
    const hand = nameOf(pair, knowledge.banker);
    const key = `${hand} ${third}`;
    let spot = spots.get(key);
    if (spot === undefined) {
      const duty = game.banker[pair.total]?.[third] as Duty;
      spot = { hand, total: pair.total, third, duty, bound: tallies(), free: new Map() };
      spots.set(key, spot);
    }
    return spot;
  };
  const bankerActs = (deal: Deal, drew: boolean, isFree: boolean): void => {
    const { ponte, banker, fifth, sixth, ways } = deal;
    const spot = spotOf(banker, drew ? fifth : STOOD);
    let count = spot.bound;
    if (isFree) {
      const hand = nameOf(ponte, knowledge.ponte);
      count = spot.free.get(hand) ?? tallies();
      spot.free.set(hand, count);
    }
    const total = drew ? (ponte.total + fifth) % TOTALS : ponte.total;
    count.stand.add(banker.total, total, ways);
    count.draw.add((banker.total + (drew ? sixth : fifth)) % TOTALS, total, ways);
  };
  eachDeal(supply, (deal) => {
    const { ponte, banker, ways } = deal;
    if (ponte.total >= 8 || banker.total >= 8) {
      naturals.add(banker.total, ponte.total, ways);
      return;
    }
    const duty = game.ponte[ponte.total] as Duty;
    if (duty === 'free') ponteHands.add(nameOf(ponte, knowledge.ponte));
    if (duty !== 'stand') bankerActs(deal, true, duty === 'free');
    if (duty !== 'draw') bankerActs(deal, false, duty === 'free');
  });
  return {
    deals: dealsIn(supply),
    naturals,
    spots: [...spots.values()].sort((a, b) => a.total - b.total || a.hand.localeCompare(b.hand) || a.third - b.third),
    ponteHands: [...ponteHands].sort(),
  };
}
