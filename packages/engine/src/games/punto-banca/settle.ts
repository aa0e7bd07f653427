import { citing, type GroundRef, NO_GROUNDS, type NonEmpty, refsOf } from '../../law/ground.ts';
import { NOTHING } from '../../law/question.ts';
import { type Cents, share, ZERO } from '../../money/cents.ts';
import { balance, type Posting, posting } from '../../money/posting.ts';

import type { EventOf } from './events.ts';
import { BETS, type Bet, type Outcome, type PuntoBancaLaw } from './questions.ts';
import { chipsOf, type PuntoBancaState, stakeOf } from './state.ts';

type Settled = EventOf<'StakeSettled'>;
interface Decided {
  readonly outcome: Outcome;
  readonly banca: number;
}

/** One stake: collected, paid and deducted, or left where it lies for its owner to take back. */
export function settleStake(law: PuntoBancaLaw, player: string, bet: Bet, stake: Cents, coup: Decided): Settled {
  const ruling = law.settlement.ask({ bet, outcome: coup.outcome, bancaTotal: coup.banca });
  const banker = law.banker.ask(NOTHING);
  const zone = stakeOf(player, bet);
  const chips = chipsOf(player);
  const why = refsOf(ruling.grounds)[0];
  const settled = { type: 'StakeSettled', player, bet, stake, won: ZERO, deducted: ZERO } as const;
  const grounds = citing(ruling.grounds, banker.grounds);
  switch (ruling.answer.fate) {
    case 'null':
      return { ...settled, fate: 'null', grounds: refsOf(ruling.grounds), postings: [] };
    case 'lost':
      return { ...settled, fate: 'lost', grounds, postings: posting(zone, banker.answer, stake, why) };
    case 'won': {
      const order = law.settling.ask(NOTHING);
      const down = law.rounding.ask({ of: 'deduction' });
      const { pays, deduct } = ruling.answer;
      const winnings = law.rounding.ask({ of: 'winnings' });
      const won = share(stake, pays, winnings.answer);
      const isRounded = share(stake, pays, 'up') !== share(stake, pays, 'down');
      const deducted = share(won, deduct, down.answer);
      const moves: Readonly<Record<'pay' | 'deduct', readonly Posting[]>> = {
        pay: [...posting(zone, chips, stake, why), ...posting(banker.answer, chips, won, why)],
        deduct: posting(chips, banker.answer, deducted, why),
      };
      return {
        ...settled,
        fate: 'won',
        won,
        deducted,
        grounds: citing(
          ruling.grounds,
          banker.grounds,
          order.grounds,
          isRounded ? winnings.grounds : NO_GROUNDS,
          deducted > 0 ? down.grounds : NO_GROUNDS,
        ),
        postings: order.answer.flatMap((move) => moves[move]),
      };
    }
    default:
      return ruling.answer satisfies never;
  }
}

/** Every live stake of the coup, player by player. */
export function settlements(law: PuntoBancaLaw, state: PuntoBancaState, coup: Decided): readonly Settled[] {
  const settled: Settled[] = [];
  for (const player of Object.keys(state.people)) {
    for (const bet of BETS) {
      const stake = balance(state.books, stakeOf(player, bet));
      if (stake > 0) settled.push(settleStake(law, player, bet, stake, coup));
    }
  }
  return settled;
}

/** Gives a player's stakes back to him. */
export const lift = (state: PuntoBancaState, player: string, grounds: NonEmpty<GroundRef>): readonly Posting[] =>
  BETS.flatMap((bet) => {
    const zone = stakeOf(player, bet);
    return posting(zone, chipsOf(player), balance(state.books, zone), grounds[0]);
  });
