import { type Bet, betsAt, type FinishedCoup, type PuntoBancaLaw, type Ratio, type Settings } from '@sabot/engine';
import type { PuntoBancaRuleset } from '@sabot/regulations';
import { type Ending, type Fraction, fraction, multiply, ONE, type Payoff, subtract, ZERO } from '../math/index.ts';

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
}

const ratio = ({ num, den }: Ratio): Fraction => fraction(num, den);
const MINUS_ONE = fraction(-1);

/** A coup that ended so, as the law is told of it. */
export const finishedBy = (law: PuntoBancaLaw, { punto, banca, puntoDrew, bancaDrew }: Ending): FinishedCoup => ({
  outcome: law.winner.ask({ punto, banca }).answer,
  totals: { punto, banca },
  cards: { punto: puntoDrew ? 3 : 2, banca: bancaDrew ? 3 : 2 },
  pairs: { punto: false, banca: false },
});

function payoffOf(law: PuntoBancaLaw, bet: string): Payoff {
  return (ending) => {
    const fate = law.settlement.ask({ bet, ...finishedBy(law, ending) }).answer;
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
  return betsAt(plain).flatMap(({ name: bet, on }) => {
    const ruled = modes.map((payment): RuledBet => {
      const payoff = payoffOf(law({ ...defaults, payment }), bet);
      return { bet, on, mode: payment, pays: paysOf(payoff), payoff };
    });
    const [first] = ruled as [RuledBet];
    return ruled.every(({ pays }) => same(pays, first.pays)) ? [{ ...first, mode: null }] : ruled;
  });
}
