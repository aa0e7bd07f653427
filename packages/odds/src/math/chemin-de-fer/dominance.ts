import { STOOD } from '../chart.ts';
import { add, type Fraction, fraction, multiply, ONE, subtract, ZERO } from '../fraction.ts';
import type { BankerSpot, CheminDeFerTables, Score } from './tables.ts';

/** A game without the acts that nobody would choose whatever the other does, and with whom they were struck. */
export interface Struck {
  readonly tables: CheminDeFerTables;
  /** `[hand]`: what the ponte does with it, always. */
  readonly ponte: ReadonlyMap<string, 'draw' | 'stand'>;
}

/** A figure that depends on the other's choices lies between these. */
interface Span {
  readonly least: Fraction;
  readonly most: Fraction;
}

const NOTHING: Span = { least: ZERO, most: ZERO };
const exactly = (value: Fraction): Span => ({ least: value, most: value });
const between = (a: Fraction, b: Fraction): Span =>
  subtract(a, b).num < 0n ? { least: a, most: b } : { least: b, most: a };
const plus = (a: Span, b: Span): Span => ({ least: add(a.least, b.least), most: add(a.most, b.most) });
const turned = ({ least, most }: Span): Span => ({ least: subtract(ZERO, most), most: subtract(ZERO, least) });

/** Draw where drawing is better whatever comes, stand where standing is; null where it depends. */
function sureAct({ least, most }: Span): 'draw' | 'stand' | null {
  if (least.num > 0n) return 'draw';
  return most.num < 0n ? 'stand' : null;
}

function ponteSpan(spots: readonly BankerSpot[], hand: string): Span {
  const net = ({ wins, loses }: Score): Fraction => fraction(loses - wins);
  return spots.reduce((sum, { free, duty, third }) => {
    const scores = free.get(hand);
    if (scores === undefined) return sum;
    const [draws, stands] = [net(scores.draw), net(scores.stand)];
    const gain = duty === 'free' ? between(draws, stands) : exactly(duty === 'draw' ? draws : stands);
    return plus(sum, third === STOOD ? turned(gain) : gain);
  }, NOTHING);
}

function bankerSpan({ bound, free }: BankerSpot, kept: Fraction): Span {
  const gain = ({ wins, loses }: Score): Fraction => subtract(multiply(fraction(wins), kept), fraction(loses));
  const more = (scores: BankerSpot['bound']): Fraction => subtract(gain(scores.draw), gain(scores.stand));
  // The ponte may come here always or never.
  return [...free.values()].reduce((sum, scores) => plus(sum, between(ZERO, more(scores))), exactly(more(bound)));
}

const sum = (a: Score, b: Score): Score => ({ wins: a.wins + b.wins, loses: a.loses + b.loses });

/** The spot once it is settled what the ponte does with one hand. */
function settled(spot: BankerSpot, hand: string, act: 'draw' | 'stand'): BankerSpot {
  const scores = spot.free.get(hand);
  if (scores === undefined) return spot;
  const free = new Map(spot.free);
  free.delete(hand);
  const comes = (act === 'stand') === (spot.third === STOOD);
  if (!comes) return { ...spot, free };
  return {
    ...spot,
    free,
    bound: { draw: sum(spot.bound.draw, scores.draw), stand: sum(spot.bound.stand, scores.stand) },
  };
}

/**
 * Strikes, again and again, every act that is worse than the other whatever the opponent does. Only what is strictly
 * worse goes, so no equilibrium is lost and none is made.
 */
export function strikeDominated(whole: CheminDeFerTables, deduction: Fraction): Struck {
  const kept = subtract(ONE, deduction);
  const ponte = new Map<string, 'draw' | 'stand'>();
  let tables = whole;
  for (;;) {
    const before = tables;
    for (const hand of tables.ponteHands) {
      const act = sureAct(ponteSpan(tables.spots, hand));
      if (act === null) continue;
      ponte.set(hand, act);
      const spots = tables.spots.map((spot) => settled(spot, hand, act));
      tables = { ...tables, spots, ponteHands: tables.ponteHands.filter((one) => one !== hand) };
    }
    const acts = tables.spots.map((spot) => (spot.duty === 'free' ? sureAct(bankerSpan(spot, kept)) : null));
    if (acts.some((act) => act !== null)) {
      tables = { ...tables, spots: tables.spots.map((spot, i) => ({ ...spot, duty: acts[i] ?? spot.duty })) };
    }
    if (tables === before) return { tables, ponte };
  }
}
