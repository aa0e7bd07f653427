import { citing, type Ground } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { cents } from '../../../money/cents.ts';
import { posting } from '../../../money/posting.ts';
import {
  chipsOf,
  dividedCaballo,
  fundsOf,
  LINES,
  lineStake,
  nobodyStakes,
  stakedOn,
  stakeOf,
  stakeOn,
  stakers,
  stakersOn,
  takeBack,
} from '../money/accounts.ts';
import { suspend } from '../people/enough.ts';
import { ranked } from '../people/people.ts';
import type { Proceedings } from '../proceedings.ts';
import { PANOS } from '../questions.ts';
import { bankOf } from '../state.ts';
import { holders } from './holders.ts';

/** Stakes on the line play for half, in whole chips; the rest goes back. */
function halveLines(p: Proceedings): void {
  const rule = p.law.line.ask(NOTHING);
  const grounds = citing(rule.grounds);
  for (const player of stakers(p.state)) {
    for (const pano of PANOS) {
      const laid = stakeOn(p.state, player, LINES[pano]);
      if (laid === 0) continue;
      const plays = lineStake(p.law, laid);
      const postings = posting(stakeOf(player, LINES[pano]), chipsOf(player), cents(laid - plays), grounds[0]);
      p.record({ type: 'LineHalved', player, pano, plays, grounds, postings });
    }
  }
}

/** Stakes between the paños play on both of them. */
function divideCaballos(p: Proceedings): void {
  const { answer: unit } = p.law.stakeStep.ask(NOTHING);
  for (const player of stakers(p.state)) {
    const laid = stakeOn(p.state, player, 'caballo');
    if (laid === 0) continue;
    const rule = p.law.caballo.ask({ units: laid / unit });
    const { 'pano-1': pano1, 'pano-2': pano2 } = dividedCaballo(p.law, laid);
    const grounds = citing(rule.grounds);
    const postings = [
      ...posting(stakeOf(player, 'caballo'), stakeOf(player, 'pano-1'), pano1, grounds[0]),
      ...posting(stakeOf(player, 'caballo'), stakeOf(player, 'pano-2'), pano2, grounds[0]),
    ];
    p.record({ type: 'CaballoDivided', player, pano1, pano2, grounds, postings });
  }
}

/** The most that one person may have in play on a paño, wherever he laid it; a banco knows only the bank. */
function most(p: Proceedings): { readonly cap: number; readonly grounds: readonly Ground[] } {
  const { answer, grounds } = p.law.stakeMaximum.ask(NOTHING);
  return { cap: p.state.banco.made === null && answer !== null ? answer : Number.MAX_SAFE_INTEGER, grounds };
}

/**
 * What is more than one may stake goes back, and what bank and deposit cannot answer for: on the second paño before
 * the first, in each from the last by priority.
 */
function trim(p: Proceedings): void {
  const rule = p.law.uncovered.ask(NOTHING);
  const { answer: unit } = p.law.stakeStep.ask(NOTHING);
  const { cap, grounds: limit } = most(p);
  // In whole chips: what the bank has beyond them answers for none.
  let left = rule.answer === 'at-risk' ? Number.MAX_SAFE_INTEGER : Math.floor(fundsOf(p.state) / unit) * unit;
  for (const pano of PANOS) {
    const { answer: order, grounds: why } = ranked(p.law, p.state, 'stakes', pano, stakersOn(p.state, pano));
    for (const { player } of order) {
      const staked = stakedOn(p.state, player, pano);
      const plays = cents(Math.min(left, staked, cap));
      const isOver = Math.min(staked, cap) <= left;
      left -= plays;
      if (plays === staked) continue;
      const grounds = isOver ? citing(limit) : citing(rule.grounds, why);
      const postings = takeBack(p.state, player, pano, cents(staked - plays), grounds[0]);
      p.record({ type: 'StakeTrimmed', player, pano, plays, grounds, postings });
    }
  }
}

/** There is no coup without a stake. The bank is announced again, but not for ever. */
function nobodyStaked(p: Proceedings, closing: readonly Ground[]): void {
  const rule = p.law.unanswered.ask({ times: bankOf(p.state).unanswered + 1 });
  p.record({ type: 'NobodyStaked', grounds: citing(closing, rule.grounds) });
  if (rule.answer === 'suspended') suspend(p, 'stakes', citing(rule.grounds));
}

/** The closing call: what plays, and who holds the cards of each paño. */
export function closeStakes(p: Proceedings): void {
  const closing = p.law.call.ask({
    occasion: 'closing',
    amount: cents(0),
    pano: 'pano-1',
    total: 0,
    outcome: 'tie',
    name: '',
  }).grounds;
  halveLines(p);
  divideCaballos(p);
  trim(p);
  if (nobodyStakes(p.state)) {
    nobodyStaked(p, closing);
    return;
  }
  p.call('closing');
  const { now, next, grounds } = holders(p);
  const order = p.law.speakingOrder.ask(NOTHING);
  p.record({
    type: 'StakesClosed',
    coup: p.state.coups + 1,
    banker: bankOf(p.state).banker,
    banco: p.state.banco.made,
    holders: now,
    next,
    order: order.answer,
    grounds: citing(grounds, closing, order.grounds),
  });
}
