import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { isPlayedOut } from '../../../table/closing.ts';
import { bringPack } from '../../circulo/bring-pack.ts';
import { callLastCoup } from '../../circulo/closing.ts';
import { wholeBank } from '../coup/banco.ts';
import { bankTotal, chips, fundsOf } from '../money/accounts.ts';
import { companyRule, enough, suspend } from '../people/enough.ts';
import type { Proceedings } from '../proceedings.ts';
import { bankOf, type DosPanosState } from '../state.ts';
import { goOn, seekForTalla } from './passage.ts';
import { closeAfterTheLast, hasShoe } from './talla.ts';

/** Is anything left that answers for a stake? */
export const brokenRule = (p: Pick<Proceedings, 'law' | 'state'>) => p.law.broken.ask({ bank: fundsOf(p.state) });

export function openStakes(p: Proceedings): void {
  const opened = p.law.call.ask({
    occasion: 'opening',
    amount: bankTotal(p.state),
    pano: 'pano-1',
    total: 0,
    outcome: 'tie',
    name: '',
  });
  p.record({ type: 'StakesOpened', coup: p.state.coups + 1, grounds: citing(opened.grounds) });
  p.call('opening', { amount: bankTotal(p.state) });
}

/** Before a coup: the bank is announced, banco may be called once at the start of the talla, and stakes are made. */
export function begin(p: Proceedings): void {
  // The last coup was a banco that might have been played again.
  if (isPlayedOut(p.state)) {
    closeAfterTheLast(p);
    return;
  }
  const { banker, broken } = bankOf(p.state);
  const rule = brokenRule(p);
  if (rule.answer === 'broken') {
    if (!broken) p.record({ type: 'BankBroken', player: banker, grounds: citing(rule.grounds) });
    return;
  }
  if (!enough(p)) {
    suspend(p, 'company');
    return;
  }
  const amount = bankTotal(p.state);
  const custody = p.law.custody.ask(NOTHING);
  const called = p.law.call.ask({ occasion: 'bank', amount, pano: 'pano-1', total: 0, outcome: 'tie', name: banker });
  const keeper = custody.answer;
  p.record({ type: 'BankAnnounced', player: banker, amount, keeper, grounds: citing(called.grounds, custody.grounds) });
  p.call('bank', { amount, name: banker });
  callLastCoup(p);
  const banco = p.law.bancoAt.ask({ firstCoup: p.state.coupsOfTalla === 0, called: false });
  const isWorthIt = wholeBank(p.law, p.state) >= p.law.stakeMinimum.ask(NOTHING).answer;
  if (banco.answer === 'refused' || !isWorthIt) openStakes(p);
  else p.record({ type: 'BancoOpened', grounds: citing(banco.grounds) });
}

/** Play goes on where it was suspended, if now it can. */
export function resume(p: Proceedings): void {
  if (!enough(p)) {
    suspend(p, 'company');
    return;
  }
  p.record({ type: 'PlayResumed', grounds: citing(companyRule(p).grounds) });
  if (!hasShoe(p.state)) bringPack(p);
  else if (p.state.passage !== null && p.state.bank === null) goOn(p);
  else if (p.state.bank === null) seekForTalla(p);
}

/** A partida that nobody wanted to hold the bank of has used up no session. */
const isUnbegun = ({ phase, played }: DosPanosState): boolean => phase === 'ended' && !played;

/** Which session of the evening would be the next. */
export const nextSession = (state: DosPanosState): number => (isUnbegun(state) ? state.session : state.session + 1);

/** A session is begun: the next after dinner, one after a partida that ended early, or the first of another evening. */
export function openSession(p: Proceedings, session: number = nextSession(p.state)): void {
  p.record({ type: 'SessionOpened', session, grounds: citing(p.law.sessions.ask(NOTHING).grounds) });
  if (enough(p)) resume(p);
}

/** Somebody has come, come back or come by chips: does that end what play was suspended for? */
export function resumeWith(p: Proceedings, player: string): void {
  const { phase, lacks, played, bank } = p.state;
  if (!enough(p)) return;
  const has = chips(p.state, player);
  const mayStake = player !== bank?.banker && has >= p.law.stakeMinimum.ask(NOTHING).answer;
  if (phase === 'waiting' && (lacks === 'company' || (lacks === 'stakes' && mayStake))) resume(p);
  // A partida that nobody wanted to hold the bank of is begun again once somebody can.
  if (phase === 'ended' && !played && has >= p.law.bankMinimum.ask(NOTHING).answer) openSession(p);
}
