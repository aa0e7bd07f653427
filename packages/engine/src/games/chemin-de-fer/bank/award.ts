import { citing, type Ground } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { cents } from '../../../money/cents.ts';
import { posting } from '../../../money/posting.ts';
import { isNamedIn } from '../../../table/by-name.ts';
import { bankOfPlayer, chipsOf } from '../money/accounts.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Stage } from '../questions.ts';
import { type Pledge, passageOf } from '../state.ts';

/** The bank has found its holder: the first named; whoever else puts money up is his associate. */
export function award(p: Proceedings, stage: Stage, pledges: readonly Pledge[], why: readonly Ground[] = []): void {
  const { cause, from, seat, previous } = passageOf(p.state);
  const [first] = pledges;
  if (first === undefined) throw new Error('nobody takes the bank');
  const amount = cents(pledges.reduce((sum, pledge) => sum + pledge.amount, 0));
  const passed = cause === 'passed';
  const larger = passed && from !== null && isNamedIn(p.state.people, from) && amount > previous;
  const right = p.law.cardsRight.ask({ larger });
  const paid = p.law.call.ask({ occasion: 'bank', amount, total: 0, outcome: 'tie' }).grounds;
  const must = p.law.passing.ask({ dealt: 0 }).grounds;
  const alone = pledges.length > 1 ? p.law.association.ask({ who: 'anyone' }).grounds : [];
  const ground = citing(paid)[0];
  p.record({
    type: 'BankAwarded',
    player: first.player,
    stage,
    amount,
    acquired: passed ? 'mano-pasada' : 'turn',
    returns: passed ? seat : 0,
    cards: larger && right.answer === 'has-it' ? from : null,
    grounds: citing(why, paid, must, alone, larger ? right.grounds : [], p.law.bankMinimum.ask(NOTHING).grounds),
    postings: pledges.flatMap(({ player, amount: part }) =>
      posting(chipsOf(player), bankOfPlayer(player), part, ground),
    ),
  });
}
