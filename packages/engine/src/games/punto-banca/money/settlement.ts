import { citing, type GroundRef, type NonEmpty, refOf, refsOf } from '../../../law/ground.ts';
import { NOTHING, type Ruling } from '../../../law/question.ts';
import { type Cents, isWhole, share, ZERO } from '../../../money/cents.ts';
import { balance, type Posting, posting } from '../../../money/posting.ts';
import { namesIn } from '../../../table/by-name.ts';
import type { EventOf } from '../events.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Fate, FinishedCoup, PuntoBancaLaw } from '../questions.ts';
import { chipsOf, stakeOf, stakeOn } from './accounts.ts';
import { betNames } from './bets.ts';

type Settled = Pick<EventOf<'StakeSettled'>, 'fate' | 'won' | 'deducted' | 'grounds' | 'postings'>;

/** Every live stake of the coup, player by player. */
export function settleStakes(p: Proceedings, coup: FinishedCoup): void {
  for (const player of namesIn(p.state.people)) {
    for (const bet of betNames(p.law)) {
      const stake = stakeOn(p.state, player, bet);
      if (stake === 0) continue;
      const ruling = p.law.settlement.ask({ bet, ...coup });
      const { fate, won, deducted, grounds, postings } = settled(p.law, player, bet, stake, ruling);
      p.record({ type: 'StakeSettled', player, bet, stake, fate, won, deducted, grounds, postings });
    }
  }
}

/** One stake: collected, paid and deducted, or left where it lies for its owner to take back. */
function settled(law: PuntoBancaLaw, player: string, bet: string, stake: Cents, ruling: Ruling<Fate>): Settled {
  const { answer } = ruling;
  const nothing = { won: ZERO, deducted: ZERO };
  switch (answer.fate) {
    case 'null':
      return { fate: 'null', ...nothing, grounds: refsOf(ruling.grounds), postings: [] };
    case 'lost': {
      const banker = law.banker.ask(NOTHING);
      const postings = posting(stakeOf(player, bet), banker.answer, stake, refOf(ruling.grounds[0]));
      return { fate: 'lost', ...nothing, grounds: citing(ruling.grounds, banker.grounds), postings };
    }
    case 'won':
      return paid(law, player, bet, stake, { ...ruling, answer });
    default:
      return answer satisfies never;
  }
}

type Won = Extract<Fate, { readonly fate: 'won' }>;

/** A stake that won goes back with what it has won, and what is deducted is taken, in the order of the regulation. */
function paid(
  law: PuntoBancaLaw,
  player: string,
  bet: string,
  stake: Cents,
  { answer, grounds }: Ruling<Won>,
): Settled {
  const banker = law.banker.ask(NOTHING);
  const order = law.settling.ask(NOTHING);
  const winnings = law.rounding.ask({ of: 'winnings' });
  const deduction = law.rounding.ask({ of: 'deduction' });
  const won = share(stake, answer.pays, winnings.answer);
  const deducted = share(won, answer.deduct, deduction.answer);
  const chips = chipsOf(player);
  const why = refOf(grounds[0]);
  const back = [...posting(stakeOf(player, bet), chips, stake, why), ...posting(banker.answer, chips, won, why)];
  const taken = posting(chips, banker.answer, deducted, why);
  return {
    fate: 'won',
    won,
    deducted,
    grounds: citing(
      grounds,
      banker.grounds,
      order.grounds,
      isWhole(stake, answer.pays) ? [] : winnings.grounds,
      deducted > 0 ? deduction.grounds : [],
    ),
    postings: order.answer.flatMap((move) => (move === 'pay' ? back : taken)),
  };
}

/** Gives a player's stakes back to him. */
export const lift = ({ law, state }: Proceedings, player: string, grounds: NonEmpty<GroundRef>): readonly Posting[] =>
  betNames(law).flatMap((bet) => {
    const zone = stakeOf(player, bet);
    return posting(zone, chipsOf(player), balance(state.books, zone), grounds[0]);
  });

/** Every stake, tie stakes too, goes back to its owner. */
export function returnStakes(p: Proceedings, grounds: NonEmpty<GroundRef>): void {
  for (const player of namesIn(p.state.people)) {
    const postings = lift(p, player, grounds);
    if (postings.length > 0) p.record({ type: 'StakesReturned', player, grounds, postings });
  }
}
