import type { Outcome, Side, StakeList } from '@sabot/engine';
import { type Cents, cents, ZERO } from '@sabot/engine';
import type { BoundMessage, Offered } from '@sabot/protocol';
import type { Temper } from './temper.ts';

/** A whole number from 0 up to, and not including, `n`. */
export type Chance = (n: number) => number;

/** Where a parlay stops: winnings ride no further than this many times the least stake. */
const PARLAY_ENDS = 8;

/** So many times the least stake, within what the table allows; nothing on a bet it does not know. */
function chips({ fields }: Offered, bet: string, times: number): Cents {
  const limits = fields[bet];
  if (limits?.kind !== 'amount') return ZERO;
  const wanted = Math.min(limits.max, limits.min * times);
  const whole = wanted - (wanted % limits.step);
  return whole >= limits.min ? cents(whole) : ZERO;
}

/** The bets on a hand: a bet says on what it is, where its name does not. */
const betsOn = ({ fields }: Offered, hand: Side): readonly string[] =>
  Object.keys(fields).filter((bet) => resultOf(fields[bet], bet) === hand);
/** Every other one: the tie, and whatever else the law names. */
const besideTheHands = ({ fields }: Offered): readonly string[] =>
  Object.keys(fields).filter((bet) => !['punto', 'banca'].includes(resultOf(fields[bet], bet)));
const resultOf = (bound: BoundMessage | undefined, bet: string): string =>
  (bound?.kind === 'amount' ? bound.on : undefined) ?? bet;

/** Who sits down to a coup, and what he has before him. */
export interface Seen {
  readonly last: Outcome | null;
  /** The shoe is his: some laws pass over a dealer who has nothing on banca. */
  readonly deals: boolean;
}

/** What a bot of this temper puts on the table, given what it was offered and sees; null: it sits this one out. */
export function stakesOf(
  temper: Temper,
  offered: Offered,
  { last, deals }: Seen,
  chance: Chance,
  memory: { times: number },
): StakeList | null {
  const lay = (bet: string | undefined, times: number): StakeList => {
    const amount = bet === undefined ? ZERO : chips(offered, bet, times);
    return bet === undefined || amount === 0 ? [] : [[bet, amount]];
  };
  const on = (hand: Side, times: number): StakeList | null => {
    const laid = lay(betsOn(offered, hand)[0], times);
    return laid.length === 0 ? null : laid;
  };
  if (deals) return on('banca', 1 + chance(4));
  switch (temper) {
    case 'banker':
      return on('banca', 2 + chance(4));
    case 'follower':
      return on(last === 'banca' ? 'banca' : 'punto', 1 + chance(5));
    case 'dreamer': {
      const punto = on('punto', 1 + chance(2));
      const beside = besideTheHands(offered);
      return punto === null ? null : [...punto, ...lay(beside[beside.length > 1 ? chance(beside.length) : 0], 1)];
    }
    case 'cautious':
      return chance(3) === 0 ? null : on(chance(2) === 0 ? 'banca' : 'punto', 1);
    case 'parlay':
      memory.times = last === 'tie' ? memory.times : last === 'banca' ? memory.times * 2 : 1;
      if (memory.times > PARLAY_ENDS) memory.times = 1;
      return on('banca', memory.times);
    default:
      return temper satisfies never;
  }
}

/** Out of four offers of the shoe, how many a bot of this temper takes. */
const EAGERNESS: Readonly<Record<Temper, number>> = { banker: 4, follower: 2, dreamer: 0, cautious: 1, parlay: 3 };
export const takesShoe = (temper: Temper, chance: Chance): boolean => chance(4) < EAGERNESS[temper];
