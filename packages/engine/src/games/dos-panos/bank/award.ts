import { citing, type Ground } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import type { Cents } from '../../../money/cents.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Stage } from '../questions.ts';
import { bidderKind } from './bidders.ts';
import { putUpUnasked } from './deposit.ts';
import { replaceSabot } from './talla.ts';

/** The bank has found its holder; what he has to put up comes next, after a new sabot where the way to it demands one. */
export function award(p: Proceedings, stage: Stage, player: string, amount: Cents, why: readonly Ground[]): void {
  const tallas = p.law.award.ask(NOTHING);
  const may = p.law.bidding.ask({ bidder: bidderKind(p.state, player) });
  const grounds = citing(why, tallas.grounds, may.grounds, p.law.bankMinimum.ask(NOTHING).grounds);
  p.record({ type: 'BankAwarded', player, stage, amount, tallas: tallas.answer, grounds });
  const isFresh = p.state.coupsOfTalla === 0 || stage === 'named';
  const sabot = isFresh ? null : p.law.newSabot.ask({ after: stage });
  if (sabot?.answer === 'must') replaceSabot(p, citing(sabot.grounds));
  else putUpUnasked(p);
}
