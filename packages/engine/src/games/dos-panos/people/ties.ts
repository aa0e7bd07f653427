import type { Offer, Result } from '../../../decider.ts';
import { NOTHING } from '../../../law/question.ts';
import { refuse } from '../../../refusal.ts';
import { equalRule, topBids } from '../bank/bidders.ts';
import { leavingRule } from '../bank/tenure.ts';
import { stakedBy } from '../money/accounts.ts';
import type { DosPanosLaw } from '../questions.ts';
import type { DosPanosState } from '../state.ts';

/** Why somebody may not leave his place now; null where nothing ties him to it. */
export function isTied(law: DosPanosLaw, state: DosPanosState, player: string): Result<Offer> | null {
  const { bank, passage, coup, phase, lots, banco } = state;
  if (bank?.banker === player) return refuse('has-the-bank', leavingRule({ law, state }).grounds);
  const binds = phase === 'auction' && topBids(state).some((bid) => bid.player === player);
  if (binds || (lots?.for === 'bank' && lots.among.includes(player)))
    return refuse('the-bid-binds', equalRule(law, state).grounds);
  if (passage?.offered === player)
    return refuse('answer-the-offer', law.offeredAt.ask({ initial: passage.initial }).grounds);
  if (phase === 'coup' && stakedBy(state, player) > 0)
    return refuse('coup-under-way', law.lateStake.ask(NOTHING).grounds);
  const holds = coup !== null && Object.values(coup.holders).includes(player);
  if (holds) return refuse('holds-the-cards', law.turn.ask(NOTHING).grounds);
  const called = phase === 'lots' && banco.called.some((call) => call.player === player);
  if (called || banco.made === player)
    return refuse('the-call-binds', law.bancoAt.ask({ firstCoup: true, called: true }).grounds);
  return null;
}
