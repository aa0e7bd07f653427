import { type Bet, NOTHING, type PuntoBancaLaw, type Ratio, type Settings } from '@sabot/engine';
import type { PuntoBancaRuleset } from '@sabot/regulations';
import { type Fraction, fraction, multiply, ONE, type Payoff, subtract, ZERO } from '../math/index.ts';

/** A bet as one ruleset pays it at one kind of table. */
export interface RuledBet {
  readonly bet: Bet;
  /** The table's way of paying, where the regulation leaves a choice that changes this bet; else null. */
  readonly mode: Settings['payment'] | null;
  /** What it pays when it wins, less what is deducted: one figure, or two where it depends on the total. */
  readonly pays: readonly Fraction[];
  readonly payoff: Payoff;
}

const ratio = ({ num, den }: Ratio): Fraction => fraction(num, den);
const MINUS_ONE = fraction(-1);

function payoffOf(law: PuntoBancaLaw, bet: Bet): Payoff {
  return ({ punto, banca }) => {
    const outcome = law.winner.ask({ punto, banca }).answer;
    const fate = law.settlement.ask({ bet, outcome, bancaTotal: banca }).answer;
    if (fate.fate === 'won') return multiply(ratio(fate.pays), subtract(ONE, ratio(fate.deduct)));
    return fate.fate === 'lost' ? MINUS_ONE : ZERO;
  };
}

function paysOf(payoff: Payoff): readonly Fraction[] {
  const found = new Map<string, Fraction>();
  for (let punto = 0; punto < 10; punto++) {
    for (let banca = 0; banca < 10; banca++) {
      const net = payoff({ punto, banca, puntoDrew: false, bancaDrew: false });
      if (net.num > 0n) found.set(`${net.num}/${net.den}`, net);
    }
  }
  return [...found.values()];
}

const same = (a: readonly Fraction[], b: readonly Fraction[]): boolean =>
  a.length === b.length && a.every(({ num, den }, i) => num === b[i]?.num && den === b[i]?.den);

/** Every bet of a ruleset; one that the table's mode of payment changes comes once for each mode. */
export function betsOf({ law, regulation: { defaults } }: PuntoBancaRuleset): readonly RuledBet[] {
  const plain = law(defaults);
  const modes = plain.choices.ask({ setting: 'payment' }).answer as readonly Settings['payment'][];
  return plain.bets.ask(NOTHING).answer.flatMap((bet) => {
    const ruled = modes.map((payment): RuledBet => {
      const payoff = payoffOf(law({ ...defaults, payment }), bet);
      return { bet, mode: payment, pays: paysOf(payoff), payoff };
    });
    const [first] = ruled as [RuledBet];
    return ruled.every(({ pays }) => same(pays, first.pays)) ? [{ ...first, mode: null }] : ruled;
  });
}
