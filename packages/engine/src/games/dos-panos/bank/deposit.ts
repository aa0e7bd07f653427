import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import type { Cents } from '../../../money/cents.ts';
import { posting } from '../../../money/posting.ts';
import { type Refused, refuse } from '../../../refusal.ts';
import type { Bound } from '../../../table/bounds.ts';
import { notNow } from '../../circulo/table.ts';
import { bankOfPlayer, chips, chipsOf, depositOf } from '../money/accounts.ts';
import type { Proceedings } from '../proceedings.ts';
import type { DepositMeans, DepositPlace, DosPanosLaw } from '../questions.ts';
import { bankOf, type DosPanosState } from '../state.ts';
import { begin } from './begin.ts';

/** The banker puts up what he was awarded the bank for, and play can begin. */
export function putUp(p: Proceedings, means: DepositMeans = 'cash'): void {
  const { banker: player, initial: amount } = bankOf(p.state);
  const grounds = citing(
    p.law.deposit.ask(NOTHING).grounds,
    p.law.depositMeans.ask({ means }).grounds,
    p.law.custody.ask(NOTHING).grounds,
  );
  const postings = posting(means === 'cash' ? chipsOf(player) : 'outside', bankOfPlayer(player), amount, grounds[0]);
  p.record({ type: 'BankDeposited', player, amount, means, grounds, postings });
  begin(p);
}

/** Why nothing can be deposited behind the bank now; null where something can. */
export function noDepositNow(law: DosPanosLaw, state: DosPanosState): Refused | null {
  const { answer, grounds } = law.banker.ask(NOTHING);
  const { phase, bank } = state;
  if ((phase !== 'bank' && phase !== 'pack') || bank === null || !bank.deposited || bank.broken)
    return notNow(state, grounds);
  return answer === 'deposit-shown' ? null : refuse('the-bank-alone-answers', grounds);
}

/** At least a chip, at most so much. */
export function wholeChips(law: DosPanosLaw, max: Cents): Bound {
  const { unit } = law.table.settings;
  const [ground] = law.chips.ask(NOTHING).grounds;
  const grounds = { min: ground, max: ground, step: ground };
  return { kind: 'amount', min: unit, max, step: unit, orNothing: false, grounds };
}

/** More stands behind the bank, from the banker's chips or from where it is kept. */
export function addToDeposit(p: Proceedings, amount: Cents, at: DepositPlace): void {
  const { banker: player } = bankOf(p.state);
  const kept = p.law.depositKept.ask({ at });
  const grounds = citing(p.law.banker.ask(NOTHING).grounds, kept.grounds, p.law.uncovered.ask(NOTHING).grounds);
  const from = at === 'house' ? chipsOf(player) : 'outside';
  const postings = posting(from, depositOf(player), amount, grounds[0]);
  p.record({ type: 'DepositAdded', player, amount, at, grounds, postings });
}

/** Where it need not be put up beforehand, it is taken from his chips at once. */
export function putUpUnasked(p: Proceedings): void {
  const { bank, phase } = p.state;
  if (phase !== 'deposit' || bank === null || p.law.deposit.ask(NOTHING).answer === 'before-play') return;
  if (chips(p.state, bank.banker) >= bank.initial) putUp(p);
}
