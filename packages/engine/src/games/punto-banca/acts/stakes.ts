import { offer } from '../../../decider.ts';
import { citing, nonEmpty } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { refuse } from '../../../refusal.ts';
import { nameOf } from '../../../table/actor.ts';
import { type Bound, type Joint, within } from '../../../table/bounds.ts';
import { isNamedIn } from '../../../table/by-name.ts';
import { stakesByName } from '../../../table/stake-list.ts';
import { worthOf } from '../money/accounts.ts';
import { betNames, betsAt } from '../money/bets.ts';
import { setStakes as set } from '../money/stakes.ts';
import type { Bet, PuntoBancaLaw, Side } from '../questions.ts';
import { dealerOfTheCoup } from '../shoe/dealer.ts';
import { heldBy } from '../shoe/held-by.ts';
import { act, closingOrder, notHere, notNow, notYours } from './act.ts';

function stakeBound(law: PuntoBancaLaw, { name: bet, on }: Bet): Bound {
  const min = law.stakeMinimum.ask({ bet });
  const max = law.stakeMaximum.ask({ bet });
  const step = law.stakeStep.ask({ bet });
  return {
    kind: 'amount',
    min: min.answer,
    max: max.answer,
    step: step.answer,
    orNothing: true,
    ...(on === null || on === bet ? {} : { on }),
    grounds: { min: min.grounds[0], max: max.grounds[0], step: step.grounds[0] },
  };
}

/** How far apart stakes on both hands must be, where the regulation wants that. */
function apart(law: PuntoBancaLaw): readonly Joint[] {
  const { answer, grounds } = law.bothSides.ask(NOTHING);
  if (answer.apartBy === 0) return [];
  const on = (hand: Side): readonly string[] => betsAt(law).flatMap((bet) => (bet.on === hand ? [bet.name] : []));
  return on('punto').flatMap((punto) =>
    on('banca').map(
      (banca): Joint => ({ kind: 'apart-by', between: [punto, banca], atLeast: answer.apartBy, ground: grounds[0] }),
    ),
  );
}

export const setStakes = act(
  'SetStakes',
  (law, state, by) => {
    if (by.kind !== 'player') return notYours(law);
    if (!isNamedIn(state.people, by.id)) return notHere(law);
    const late = law.lateStake.ask(NOTHING);
    if (state.phase === 'coup') {
      if (late.answer === 'refused') return refuse('stakes-are-closed', late.grounds);
    } else if (state.phase !== 'offer' && state.phase !== 'stakes') {
      return notNow(state, late.grounds);
    }
    const bets = betNames(law);
    const zones = Object.fromEntries(betsAt(law).map((bet) => [bet.name, stakeBound(law, bet)]));
    const grounds = nonEmpty(
      bets.flatMap((bet) => law.stakeMinimum.ask({ bet }).grounds),
      'nothing may be staked on',
    );
    const [covered] = law.chips.ask(NOTHING).grounds;
    const others = { code: 'no-such-bet', ground: law.bets.ask(NOTHING).grounds[0] } as const;
    const max = worthOf(state, by.id);
    const joint: readonly Joint[] = [{ kind: 'sum-at-most', of: bets, max, ground: covered }, ...apart(law)];
    return offer(grounds, { ...within(zones, joint), others });
  },
  (p, { by, stakes }) => set(p, nameOf(by), stakesByName(stakes)),
);

export const closeStakes = act(
  'CloseStakes',
  (law, state, by) => {
    const grounds = closingOrder(law);
    if (by.kind !== 'croupier') return refuse('not-yours', grounds);
    return state.phase === 'stakes' ? offer(grounds) : notNow(state, grounds);
  },
  (p) => {
    p.call('closing');
    const { holder } = p.state.shoe;
    const dealer = dealerOfTheCoup(p);
    const asked = dealer === null || heldBy(holder, dealer) !== null;
    const duty = dealer === null ? [] : p.law.dealerStake.ask(NOTHING).grounds;
    const grounds = citing(closingOrder(p.law), duty);
    p.record({ type: 'StakesClosed', coup: p.state.coups + 1, dealer, asked, grounds });
  },
);
