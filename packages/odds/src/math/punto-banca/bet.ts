import { ENDINGS_BY_PAIRS, type Ending } from '../cells.ts';
import { add, type Fraction, fraction, multiply, subtract, ZERO } from '../fraction.ts';
import type { Endings } from './endings.ts';

/** What a bet of one unit brings (above zero), costs (below) or leaves alone, ending by ending, before any rounding. */
export type Payoff = (ending: Ending) => Fraction;

export interface Prospect {
  readonly expectation: Fraction;
  readonly variance: Fraction;
  readonly wins: bigint;
  readonly loses: bigint;
  readonly stays: bigint;
}

/** How often each result of a bet comes, the same results put together: few terms, small figures. */
function results(endings: Endings, payoff: Payoff): readonly (readonly [Fraction, bigint])[] {
  const found = new Map<string, [Fraction, bigint]>();
  endings.cells.forEach((count, cell) => {
    if (count === 0n) return;
    const net = payoff(ENDINGS_BY_PAIRS[cell] as Ending);
    const key = `${net.num}/${net.den}`;
    const known = found.get(key);
    if (known === undefined) found.set(key, [net, count]);
    else known[1] += count;
  });
  return [...found.values()];
}

export function prospect(endings: Endings, payoff: Payoff): Prospect {
  const all = results(endings, payoff);
  const mean = (of: (net: Fraction) => Fraction): Fraction =>
    all.reduce((sum, [net, count]) => add(sum, multiply(of(net), fraction(count, endings.total))), ZERO);
  const count = (holds: (net: bigint) => boolean): bigint =>
    all.reduce((sum, [net, many]) => (holds(net.num) ? sum + many : sum), 0n);
  const expectation = mean((net) => net);
  return {
    expectation,
    variance: subtract(
      mean((net) => multiply(net, net)),
      multiply(expectation, expectation),
    ),
    wins: count((net) => net > 0n),
    loses: count((net) => net < 0n),
    stays: count((net) => net === 0n),
  };
}
