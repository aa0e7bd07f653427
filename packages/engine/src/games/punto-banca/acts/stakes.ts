import { offer, refuse } from '../../../decider.ts';
import { citing, type Ground, type GroundRef, NO_GROUNDS, type NonEmpty } from '../../../law/ground.ts';
import { perLaw } from '../../../law/per-law.ts';
import { NOTHING } from '../../../law/question.ts';
import { cents } from '../../../money/cents.ts';
import type { Account, Posting } from '../../../money/posting.ts';
import { type Bound, type Joint, within } from '../../../table/bounds.ts';
import { walk } from '../coup-flow.ts';
import { layoutReasons } from '../layout-reasons.ts';
import type { Proceedings } from '../proceedings.ts';
import { purseOf, worth } from '../purse.ts';
import { BETS, type Bet, type PuntoBancaLaw } from '../questions.ts';
import { accountsNamed, stakeOn } from '../state.ts';
import { act, notHere, notNow, notYours } from './act.ts';

function stakeBound(law: PuntoBancaLaw, bet: Bet): Bound {
  const bets = law.bets.ask(NOTHING);
  if (!bets.answer.includes(bet)) return { kind: 'one-of', options: [0], code: 'no-such-bet', ground: bets.grounds[0] };
  const min = law.stakeMinimum.ask({ bet });
  const max = law.stakeMaximum.ask({ bet });
  const step = law.stakeStep.ask({ bet });
  return {
    kind: 'amount',
    min: min.answer,
    max: max.answer,
    step: step.answer,
    orNothing: true,
    grounds: { min: min.grounds[0], max: max.grounds[0], step: step.grounds[0] },
  };
}

/** The three zones of a table and their limits, which its law fixes once. */
const zones = perLaw((law: PuntoBancaLaw) => {
  const { answer, grounds } = law.bothSides.ask(NOTHING);
  const apart: Joint = {
    kind: 'apart-by',
    between: ['punto', 'banca'],
    atLeast: answer.apartBy,
    ground: grounds[0],
  };
  return {
    fields: Object.fromEntries(BETS.map((bet) => [bet, stakeBound(law, bet)])),
    apart: answer.apartBy === 0 ? [] : [apart],
    covered: law.chips.ask(NOTHING).grounds[0],
    grounds: BETS.flatMap((bet) => law.stakeMinimum.ask({ bet }).grounds) as unknown as NonEmpty<Ground>,
  };
});

const also = (postings: readonly Posting[], one: Posting): readonly Posting[] =>
  postings.length === 0 ? [one] : [...postings, one];

export const setStakes = act(
  'SetStakes',
  (law, state, by) => {
    if (by.kind !== 'player') return notYours(law);
    if (state.people[by.id] === undefined) return notHere(law);
    if (state.phase === 'coup') {
      const late = law.lateStake.ask(NOTHING);
      if (late.answer === 'refused') return refuse('stakes-are-closed', late.grounds);
    } else if (state.phase !== 'offer' && state.phase !== 'stakes') {
      return notNow(state, law.lateStake.ask(NOTHING).grounds);
    }
    const { fields, apart, covered, grounds } = zones(law);
    const max = worth(purseOf(state.books, by.id));
    return offer(grounds, within(fields, [{ kind: 'sum-at-most', of: BETS, max, ground: covered }, ...apart]));
  },
  (p, command, by) => {
    const player = by.kind === 'player' ? by.id : '';
    const { punto, banca, tie } = command;
    const wanted = [punto, banca, tie];
    const reasons = layoutReasons(p.law);
    const { chips, stakes: zones } = accountsNamed(player);
    const { stakes } = purseOf(p.state.books, player);
    const isAfterTie = p.state.lastOutcome === 'tie';
    let postings: readonly Posting[] = [];
    let staked = 0;
    let undone = 0;
    // What is lifted may pay for what is laid.
    for (let i = 0; i < BETS.length; i++) {
      const less = (stakes[i] as number) - (wanted[i] as number);
      if (less <= 0) continue;
      // After a tie a stake on a hand is lifted because the coup was null.
      const isUndone = isAfterTie && BETS[i] !== 'tie';
      if (isUndone) undone |= 1 << i;
      const ground = (isUndone ? reasons.undone[i] : reasons.moved[i]) as GroundRef;
      postings = also(postings, { from: zones[i] as Account, to: chips, amount: cents(less), ground });
    }
    for (let i = 0; i < BETS.length; i++) {
      const stake = wanted[i] as number;
      if (stake === 0) continue;
      staked |= 1 << i;
      const more = stake - (stakes[i] as number);
      if (more <= 0) continue;
      const ground = reasons.moved[i] as GroundRef;
      postings = also(postings, { from: chips, to: zones[i] as Account, amount: cents(more), ground });
    }
    p.record({ type: 'StakesSet', player, punto, banca, tie, grounds: reasons.layout(staked, undone), postings });
  },
);

/** Has this player the stake that whoever deals must have? */
function mayDeal(p: Proceedings, player: string): boolean {
  const { on, atLeast } = p.law.dealerStake.ask(NOTHING).answer;
  if (on === 'none') return true;
  const bets: readonly Bet[] = on === 'any' ? BETS : ['banca'];
  return bets.some((bet) => stakeOn(p.state, player, bet) >= atLeast);
}

/** Who deals this coup: the shoe-holder if he has his stake, else whoever the regulation puts in his place. */
function dealerOfTheCoup(p: Proceedings): string | null {
  const { holder, turn } = p.state.shoe;
  if (holder?.kind !== 'player') return null;
  const duty = p.law.dealerStake.ask(NOTHING).grounds;
  const otherwise = p.law.dealerWithoutStake.ask(NOTHING);
  if (mayDeal(p, holder.id)) return holder.id;
  p.record({ type: 'DealerPassedOver', player: holder.id, grounds: citing(duty, otherwise.grounds) });
  // Dealing is optional: whoever has just declined is not asked again.
  const { declined } = p.state.shoe;
  const willing = walk(p, turn ?? 0).filter((id) => !declined.includes(id));
  const next = otherwise.answer === 'croupier' ? undefined : willing.find((id) => mayDeal(p, id));
  if (next === undefined) {
    p.record({ type: 'CroupierHoldsShoe', until: 'next-coup', grounds: citing(otherwise.grounds) });
    return null;
  }
  p.record({ type: 'ShoeTaken', player: next, grounds: citing(otherwise.grounds, duty) });
  return next;
}

export const closeStakes = act(
  'CloseStakes',
  (law, state, by) => {
    const { grounds } = law.call.ask({ occasion: 'closing', total: 0, outcome: 'tie' });
    if (by.kind !== 'croupier') return refuse('not-yours', grounds);
    return state.phase === 'stakes' ? offer(grounds) : notNow(state, grounds);
  },
  (p) => {
    p.call('closing');
    const { holder } = p.state.shoe;
    const dealer = dealerOfTheCoup(p);
    const asked = dealer === null || (holder?.kind === 'player' && holder.id === dealer);
    const order = p.law.call.ask({ occasion: 'closing', total: 0, outcome: 'tie' }).grounds;
    const duty = dealer === null ? NO_GROUNDS : p.law.dealerStake.ask(NOTHING).grounds;
    p.record({ type: 'StakesClosed', coup: p.state.coups + 1, dealer, asked, grounds: citing(order, duty) });
  },
);
