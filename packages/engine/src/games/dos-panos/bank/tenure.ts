import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { bankBack, fundsOf } from '../money/accounts.ts';
import type { Proceedings } from '../proceedings.ts';
import { bankOf, type DosPanosState } from '../state.ts';
import { seek } from './passage.ts';

/** May the banker leave the bank now? */
export function leavingRule({ law, state }: Pick<Proceedings, 'law' | 'state'>) {
  const dealt = state.bank?.dealt ?? 0;
  return law.leaving.ask({ dealt, suspended: state.phase === 'waiting' || state.phase === 'ended' });
}

/** More comes back to him than he put in. */
const leavesAWinner = (state: DosPanosState): boolean => fundsOf(state) > bankOf(state).invested;

const isBetweenSessions = ({ phase, lacks }: DosPanosState): boolean => phase === 'ended' || lacks === 'session';

/** He announces what he takes away; the bank goes on to whoever wants it for what he had it for. */
export function leaveBank(p: Proceedings): void {
  const { banker, initial, broken } = bankOf(p.state);
  const amount = fundsOf(p.state);
  const won = leavesAWinner(p.state);
  const ban = won ? p.law.bidding.ask({ bidder: 'retired-winner' }).grounds : [];
  const end = broken ? p.law.renewal.ask({ initial }).grounds : leavingRule(p).grounds;
  const grounds = citing(end, ban);
  const postings = bankBack(p.state, banker, grounds[0]);
  p.call('withdrawn', { amount, name: banker });
  p.record({ type: 'BankLeft', player: banker, amount, won, grounds, postings });
  // Between two sessions nobody looks for a banker; who holds the bank for evenings may give it up there too.
  if (isBetweenSessions(p.state)) return;
  const cause = broken ? 'broken' : 'left';
  const next = p.law.nextStage.ask({ after: 'none', cause });
  seek(p, cause, { from: banker, initial, why: [...next.grounds, ...p.law.award.ask(NOTHING).grounds] });
}
