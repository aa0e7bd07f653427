import { offer, refuse } from '../../../decider.ts';
import { citing, type Ground, NO_GROUNDS, type NonEmpty, refsOf } from '../../../law/ground.ts';
import { perLaw } from '../../../law/per-law.ts';
import { NOTHING } from '../../../law/question.ts';
import { cents } from '../../../money/cents.ts';
import { balance, type Posting, posting } from '../../../money/posting.ts';
import { type Bound, type Joint, within } from '../../../table/bounds.ts';
import { walk } from '../coup-flow.ts';
import type { Proceedings } from '../proceedings.ts';
import { BETS, type Bet, type PuntoBancaLaw } from '../questions.ts';
import { chipsOf, type PuntoBancaState, stakedBy, stakeOf, stakeOn } from '../state.ts';
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

const OF = { punto: { bet: 'punto' }, banca: { bet: 'banca' }, tie: { bet: 'tie' } } as const;

/** The three zones of a table and their limits, which its law fixes once. */
const zones = perLaw((law: PuntoBancaLaw) => ({
  fields: Object.fromEntries(BETS.map((bet) => [bet, stakeBound(law, bet)])),
  grounds: BETS.flatMap((bet) => law.stakeMinimum.ask(OF[bet]).grounds) as unknown as NonEmpty<Ground>,
}));

function jointBounds(law: PuntoBancaLaw, state: PuntoBancaState, player: string): readonly Joint[] {
  const chips = law.chips.ask(NOTHING);
  const apart = law.bothSides.ask(NOTHING);
  const all = cents(balance(state.books, chipsOf(player)) + stakedBy(state, player));
  const covered: Joint = { kind: 'sum-at-most', of: BETS, max: all, ground: chips.grounds[0] };
  if (apart.answer.apartBy === 0) return [covered];
  const between = ['punto', 'banca'] as const;
  return [covered, { kind: 'apart-by', between, atLeast: apart.answer.apartBy, ground: apart.grounds[0] }];
}

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
    const { fields, grounds } = zones(law);
    return offer(grounds, within(fields, jointBounds(law, state, by.id)));
  },
  (p, command, by) => {
    const player = by.kind === 'player' ? by.id : '';
    const { punto, banca, tie } = command;
    const { law, state } = p;
    const lifted: Posting[] = [];
    const laid: Posting[] = [];
    const asked: (readonly Ground[])[] = [];
    for (const bet of BETS) {
      const least = law.stakeMinimum.ask(OF[bet]).grounds;
      const change = command[bet] - stakeOn(state, player, bet);
      const [why] = refsOf(least);
      if (change < 0) {
        // After a tie a stake is lifted because the coup was null.
        const tied = state.lastOutcome === 'tie' && bet !== 'tie';
        const byTie = law.settlement.ask({ bet, outcome: 'tie', bancaTotal: 0 }).grounds;
        if (tied) asked.push(byTie);
        lifted.push(...posting(stakeOf(player, bet), chipsOf(player), cents(-change), tied ? refsOf(byTie)[0] : why));
      }
      if (change > 0) laid.push(...posting(chipsOf(player), stakeOf(player, bet), cents(change), why));
      if (command[bet] > 0) {
        asked.push(least, law.stakeMaximum.ask(OF[bet]).grounds, law.stakeStep.ask(OF[bet]).grounds);
        asked.push(law.bets.ask(NOTHING).grounds);
      }
    }
    if (punto > 0 && banca > 0) asked.push(law.bothSides.ask(NOTHING).grounds);
    if (asked.length === 0) asked.push(law.stakeMinimum.ask(OF.punto).grounds);
    const grounds = citing(...asked);
    p.record({ type: 'StakesSet', player, punto, banca, tie, grounds, postings: [...lifted, ...laid] });
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
