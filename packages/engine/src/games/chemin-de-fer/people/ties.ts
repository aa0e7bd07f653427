import type { Offer, Result } from '../../../decider.ts';
import { NOTHING } from '../../../law/question.ts';
import { refuse } from '../../../refusal.ts';
import { topBid } from '../bank/bidders.ts';
import { partners, stakedBy } from '../money/accounts.ts';
import type { CheminDeFerLaw } from '../questions.ts';
import type { CheminDeFerState } from '../state.ts';

/** Why somebody may not leave his place now; null where nothing ties him to it. */
export function isTied(law: CheminDeFerLaw, state: CheminDeFerState, player: string): Result<Offer> | null {
  const { bank, passage, coup, phase } = state;
  if (bank?.banker === player) return refuse('has-the-bank', law.passing.ask({ dealt: bank.dealt }).grounds);
  if (partners(state).includes(player)) return refuse('chips-in-the-bank', law.sharing.ask(NOTHING).grounds);
  if (phase === 'auction' && topBid(state)?.player === player) {
    return refuse('the-bid-binds', law.bidStep.ask(NOTHING).grounds);
  }
  if (passage?.offered?.to === player) return refuse('answer-the-offer', law.rotation.ask(NOTHING).grounds);
  const holds = coup !== null && coup.holder === player;
  const staked = phase === 'coup' && stakedBy(state, player) > 0;
  if (holds || staked) return refuse('coup-under-way', law.lateStake.ask(NOTHING).grounds);
  if (state.calls.made?.lead === player || state.calls.partners.includes(player)) {
    return refuse('the-call-binds', law.windows.ask(NOTHING).grounds);
  }
  return null;
}
