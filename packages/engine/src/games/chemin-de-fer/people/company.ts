import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { bringPack } from '../../circulo/bring-pack.ts';
import { seatedIn } from '../../circulo/people.ts';
import { seek, suspend } from '../bank/passage.ts';
import { chips } from '../money/accounts.ts';
import type { Proceedings } from '../proceedings.ts';
import type { CheminDeFerState } from '../state.ts';

const momentOf = ({ talla }: CheminDeFerState): 'start' | 'later' => (talla === 0 ? 'start' : 'later');

type AtTable = Pick<Proceedings, 'law' | 'state'>;

export const companyRule = ({ law, state }: AtTable) => law.company.ask({ when: momentOf(state) });

/** Are there players enough? */
export const enough = (at: AtTable): boolean => seatedIn(at.state).length >= companyRule(at).answer;

/** Somebody has come, or come by chips: does that end what play was suspended for? */
export function resumeWith(p: Proceedings, player: string): void {
  if (p.state.phase !== 'waiting' || !enough(p)) return;
  const canBank = chips(p.state, player) >= p.law.bankMinimum.ask(NOTHING).answer;
  if (p.state.lacks === 'company' || canBank) resume(p);
}

/** Play goes on where it was suspended, if now it can. */
export function resume(p: Proceedings): void {
  const { talla, bank, lastSeat } = p.state;
  const company = companyRule(p);
  if (!enough(p)) {
    suspend(p, 'company', citing(company.grounds));
    return;
  }
  p.record({ type: 'PlayResumed', grounds: citing(company.grounds) });
  if (talla === 0) bringPack(p);
  else if (bank === null) {
    const first = p.law.firstBank.ask(NOTHING);
    const seat = p.state.passage?.seat ?? (lastSeat === 0 ? first.answer - 1 : lastSeat);
    seek(p, 'vacant', { seat, why: p.law.rotation.ask(NOTHING).grounds });
  }
}
