import { citing, type Ground, type GroundRef, type NonEmpty, refsOf } from '../../law/ground.ts';
import { perLaw } from '../../law/per-law.ts';
import { NOTHING } from '../../law/question.ts';
import { BETS, type Bet, type PuntoBancaLaw } from './questions.ts';

/** Some of the three zones: a bit for each, in the order of BETS. */
type Zones = number;
const BOTH_SIDES: Zones = 0b011;
const has = (zones: Zones, i: number): boolean => (zones & (1 << i)) !== 0;

/** Why a layout is as it is: `staked` are the zones with a stake, `undone` those a tie let their owner lift. */
function whyLayout(law: PuntoBancaLaw, staked: Zones, undone: Zones): NonEmpty<GroundRef> {
  const asked: (readonly Ground[])[] = [];
  for (const [i, bet] of BETS.entries()) {
    if (has(undone, i)) asked.push(byTie(law, bet));
    if (!has(staked, i)) continue;
    const limits = [law.stakeMinimum, law.stakeMaximum, law.stakeStep];
    asked.push(...limits.map((limit) => limit.ask({ bet }).grounds), law.bets.ask(NOTHING).grounds);
  }
  if ((staked & BOTH_SIDES) === BOTH_SIDES) asked.push(law.bothSides.ask(NOTHING).grounds);
  if (asked.length === 0) asked.push(law.stakeMinimum.ask({ bet: 'punto' }).grounds);
  return citing(...asked);
}

const byTie = (law: PuntoBancaLaw, bet: Bet): NonEmpty<Ground> =>
  law.settlement.ask({ bet, outcome: 'tie', bancaTotal: 0 }).grounds;

/** There are few layouts to give reasons for, so the law is asked about each of them once. */
export const layoutReasons = perLaw((law: PuntoBancaLaw) => {
  const known: NonEmpty<GroundRef>[] = [];
  return {
    /** Zone by zone: why chips go there, or come back. */
    moved: BETS.map((bet) => refsOf(law.stakeMinimum.ask({ bet }).grounds)[0]),
    /** Zone by zone: why they come back after a tie, when the coup was null. */
    undone: BETS.map((bet) => refsOf(byTie(law, bet))[0]),
    layout(staked: Zones, undone: Zones): NonEmpty<GroundRef> {
      const at = 8 * staked + undone;
      known[at] ??= whyLayout(law, staked, undone);
      return known[at];
    },
  };
});
