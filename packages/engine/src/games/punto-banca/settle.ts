import type { GroundRef, NonEmpty } from '../../law/ground.ts';
import { balance, type Posting, posting } from '../../money/posting.ts';
import { type Decided, type Due, dues } from './due.ts';
import { moneyGoesItsWays } from './keep-coup.ts';
import type { Proceedings } from './proceedings.ts';
import type { Purse } from './purse.ts';
import { BETS } from './questions.ts';
import { chipsOf, type PuntoBancaState, stakeOf } from './state.ts';

/** Every live stake of the coup, player by player. */
export function settleStakes(p: Proceedings, coup: Decided): void {
  const due = dues(p.law)(coup);
  const { purses } = p.company;
  for (let i = 0; i < purses.length; i++) {
    const purse = purses[i] as Purse;
    for (let zone = 0; zone < BETS.length; zone++) {
      const stake = purse.stake(p.state.books, zone);
      if (stake > 0) p.recordAs(purse.settle(due[zone] as Due, zone, stake), moneyGoesItsWays);
    }
  }
}

/** Gives a player's stakes back to him. */
export const lift = (state: PuntoBancaState, player: string, grounds: NonEmpty<GroundRef>): readonly Posting[] =>
  BETS.flatMap((bet) => {
    const zone = stakeOf(player, bet);
    return posting(zone, chipsOf(player), balance(state.books, zone), grounds[0]);
  });
