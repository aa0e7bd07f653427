import type { GroundRef, NonEmpty } from '../../law/ground.ts';
import { balance, type Posting, posting } from '../../money/posting.ts';
import { type Decided, type Due, dues } from './due.ts';
import type { EventOf } from './events.ts';
import { purses } from './purse.ts';
import { BETS, type PuntoBancaLaw } from './questions.ts';
import { chipsOf, type PuntoBancaState, stakeOf } from './state.ts';

type Settled = EventOf<'StakeSettled'>;

/** Every live stake of the coup, player by player. */
export function settlements(law: PuntoBancaLaw, { people, books }: PuntoBancaState, coup: Decided): readonly Settled[] {
  const due = dues(law)(coup);
  const all: Settled[] = [];
  for (const purse of purses(law).all(people)) {
    for (let zone = 0; zone < BETS.length; zone++) {
      const stake = purse.stake(books, zone);
      if (stake > 0) all.push(purse.settle(due[zone] as Due, zone, stake));
    }
  }
  return all;
}

/** Gives a player's stakes back to him. */
export const lift = (state: PuntoBancaState, player: string, grounds: NonEmpty<GroundRef>): readonly Posting[] =>
  BETS.flatMap((bet) => {
    const zone = stakeOf(player, bet);
    return posting(zone, chipsOf(player), balance(state.books, zone), grounds[0]);
  });
