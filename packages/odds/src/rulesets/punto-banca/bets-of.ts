import { type Bet, betsAt, type FinishedCoup, type PuntoBancaLaw, type Ratio, type Settings } from '@sabot/engine';
import type { PuntoBancaRuleset } from '@sabot/regulations';
import {
  ENDINGS,
  ENDINGS_BY_PAIRS,
  type Ending,
  type Fraction,
  fraction,
  multiply,
  ONE,
  subtract,
  ZERO,
} from '../../math/index.ts';
import type { Payoff } from '../../math/punto-banca/index.ts';

/** A bet as one ruleset pays it at one kind of table. */
export interface RuledBet {
  readonly bet: string;
  /** The result it is a stake on; null where it is on something else. */
  readonly on: Bet['on'];
  /** The table's way of paying, where the regulation leaves a choice that changes this bet; else null. */
  readonly mode: Settings['payment'] | null;
  /** What it pays when it wins, less what is deducted: one figure, or two where it depends on the total. */
  readonly pays: readonly Fraction[];
  readonly payoff: Payoff;
  /** What it brings depends on pairs among a hand's first two cards. */
  readonly byPairs: boolean;
}

const ratio = ({ num, den }: Ratio): Fraction => fraction(num, den);
const MINUS_ONE = fraction(-1);

/** A coup that ended so, as the law is told of it. */
export const finishedBy = (law: PuntoBancaLaw, ending: Ending): FinishedCoup => ({
  outcome: law.winner.ask({ punto: ending.punto, banca: ending.banca }).answer,
  totals: { punto: ending.punto, banca: ending.banca },
  cards: { punto: ending.puntoDrew ? 3 : 2, banca: ending.bancaDrew ? 3 : 2 },
  pairs: { punto: ending.puntoPair, banca: ending.bancaPair },
});

function payoffOf(law: PuntoBancaLaw, bet: string): Payoff {
  const nets = new Map<Ending, Fraction>();
  const netOf = (ending: Ending): Fraction => {
    const fate = law.settlement.ask({ bet, ...finishedBy(law, ending) }).answer;
    if (fate.fate === 'won') return multiply(ratio(fate.pays), subtract(ONE, ratio(fate.deduct)));
    return fate.fate === 'lost' ? MINUS_ONE : ZERO;
  };
  return (ending) => {
    const net = nets.get(ending) ?? netOf(ending);
    nets.set(ending, net);
    return net;
  };
}

function paysOf(payoff: Payoff): readonly Fraction[] {
  const found = new Map<string, Fraction>();
  for (const ending of ENDINGS_BY_PAIRS) {
    const net = payoff(ending);
    if (net.num > 0n) found.set(`${net.num}/${net.den}`, net);
  }
  return [...found.values()];
}

/** Does it matter to this bet whether a hand has a pair? */
const dependsOnPairs = (payoff: Payoff): boolean =>
  ENDINGS_BY_PAIRS.some((ending, i) => {
    const [net, plain] = [payoff(ending), payoff(ENDINGS[i % ENDINGS.length] as Ending)];
    return net.num !== plain.num || net.den !== plain.den;
  });

const same = (a: readonly Fraction[], b: readonly Fraction[]): boolean =>
  a.length === b.length && a.every(({ num, den }, i) => num === b[i]?.num && den === b[i]?.den);

/** Every bet of a ruleset; one that the table's mode of payment changes comes once for each mode. */
export function betsOf({ law, regulation: { defaults } }: PuntoBancaRuleset): readonly RuledBet[] {
  const plain = law(defaults);
  const modes = plain.choices.ask({ setting: 'payment' }).answer as readonly Settings['payment'][];
  return betsAt(plain).flatMap(({ name: bet, on }) => {
    const ruled = modes.map((payment): RuledBet => {
      const payoff = payoffOf(law({ ...defaults, payment }), bet);
      return { bet, on, mode: payment, pays: paysOf(payoff), payoff, byPairs: dependsOnPairs(payoff) };
    });
    const [first] = ruled as [RuledBet];
    return ruled.every(({ pays }) => same(pays, first.pays)) ? [{ ...first, mode: null }] : ruled;
  });
}
