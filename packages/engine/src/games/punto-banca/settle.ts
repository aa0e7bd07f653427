import type { GroundRef, NonEmpty } from '../../law/ground.ts';
import { balance, type Posting, posting } from '../../money/posting.ts';
import { type Decided, dues } from './due.ts';
import type { Proceedings } from './proceedings.ts';
import type { Purse } from './purse.ts';
import { BETS } from './questions.ts';
import { chipsOf, type PuntoBancaState, stakeOf } from './state.ts';

/** Every live stake of the coup, player by player. */
export function settleStakes(p: Proceedings, coup: Decided): void {
  const due = dues(p.law)(coup);
  const { purses } = p.company;
  for (let i = 0; i < purses.length; i++) (purses[i] as Purse).settle(p, due);
}

/** Gives a player's stakes back to him. */
export const lift = (state: PuntoBancaState, player: string, grounds: NonEmpty<GroundRef>): readonly Posting[] =>
  BETS.flatMap((bet) => {
    const zone = stakeOf(player, bet);
    return posting(zone, chipsOf(player), balance(state.books, zone), grounds[0]);
  });
