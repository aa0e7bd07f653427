import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { posting } from '../../../money/posting.ts';
import { bankOfPlayer, chips, chipsOf } from '../money/accounts.ts';
import type { Proceedings } from '../proceedings.ts';
import { bankOf } from '../state.ts';
import { begin } from './begin.ts';

/** The banker puts up what he was awarded the bank for, and play can begin. */
export function putUp(p: Proceedings): void {
  const { banker: player, initial: amount } = bankOf(p.state);
  const grounds = citing(p.law.deposit.ask(NOTHING).grounds, p.law.custody.ask(NOTHING).grounds);
  const postings = posting(chipsOf(player), bankOfPlayer(player), amount, grounds[0]);
  p.record({ type: 'BankDeposited', player, amount, grounds, postings });
  begin(p);
}

/** Where it need not be put up beforehand, it is taken from his chips at once. */
export function putUpUnasked(p: Proceedings): void {
  const { bank, phase } = p.state;
  if (phase !== 'deposit' || bank === null || p.law.deposit.ask(NOTHING).answer === 'before-play') return;
  if (chips(p.state, bank.banker) >= bank.initial) putUp(p);
}
