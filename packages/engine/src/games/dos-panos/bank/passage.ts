import { citing, type Ground } from '../../../law/ground.ts';
import { type Cents, ZERO } from '../../../money/cents.ts';
import { namesIn } from '../../../table/by-name.ts';
import { chips } from '../money/accounts.ts';
import { enough, suspend } from '../people/enough.ts';
import { panoOf, ranked } from '../people/people.ts';
import type { Proceedings } from '../proceedings.ts';
import { type Cause, PANOS } from '../questions.ts';
import { passageOf } from '../state.ts';
import { bidders, mayHaveBank } from './bidders.ts';
import { endPartida, endTallaFor, isSpent } from './talla.ts';

interface Seeking {
  readonly from?: string | null;
  readonly initial?: Cents;
  readonly why: readonly Ground[];
}

/** The bank looks for a holder, as soon as there is company to play against it. */
export function seek(p: Proceedings, cause: Cause, { from = null, initial = ZERO, why }: Seeking): void {
  p.record({ type: 'BankSeeksHolder', cause, from, initial, grounds: citing(why) });
  if (enough(p)) goOn(p);
  else suspend(p, 'company');
}

/** A fresh shoe and no banker: the first of a partida, or the tallas of the last one are over. */
export function seekForTalla(p: Proceedings): void {
  const cause = p.state.tallasOfSession <= 1 ? 'opening' : 'tallas-over';
  seek(p, cause, { why: p.law.nextStage.ask({ after: 'none', cause }).grounds });
}

/** Whom the bank that was left is offered to for the same amount: paño by paño, by the order of priority. */
function candidates(
  p: Proceedings,
  amount: Cents,
): readonly { readonly player: string; readonly why: readonly Ground[] }[] {
  const { from, asked } = passageOf(p.state);
  const able = namesIn(p.state.people).filter(
    (player) =>
      player !== from &&
      !asked.includes(player) &&
      !p.state.away.includes(player) &&
      mayHaveBank(p.law, p.state, player) &&
      chips(p.state, player) >= amount,
  );
  return PANOS.flatMap((pano) => {
    const own = able.filter((player) => panoOf(p.law, p.state, player) === pano);
    if (own.length === 0) return [];
    const { answer, grounds } = ranked(p.law, p.state, 'offer', pano, own);
    return answer.map(({ player }) => ({ player, why: grounds }));
  });
}

function offersToNext(p: Proceedings): boolean {
  const same = p.law.offeredAt.ask({ initial: passageOf(p.state).initial });
  const [next] = candidates(p, same.answer);
  if (next === undefined) return false;
  const { cause } = passageOf(p.state);
  const stage = p.law.nextStage.ask({ after: 'none', cause });
  const grounds = citing(stage.grounds, same.grounds, next.why);
  p.record({ type: 'BankOffered', player: next.player, amount: same.answer, grounds });
  return true;
}

/** Somebody is asked at this stage; while a banker may be named, it is the inspector. */
function asksSomebody(p: Proceedings): boolean {
  const { stage } = passageOf(p.state);
  if (stage === 'named') return true;
  if (stage === 'auction') return bidders(p.law, p.state).length > 0;
  return stage === 'offer' && offersToNext(p);
}

/** Takes the bank from stage to stage until somebody is asked, or nobody is left. */
export function goOn(p: Proceedings): void {
  if (!asksSomebody(p)) nextStage(p);
}

export function nextStage(p: Proceedings): void {
  const { stage, cause } = passageOf(p.state);
  const next = p.law.nextStage.ask({ after: stage ?? 'none', cause });
  if (next.answer === 'ended') {
    endPartida(p, citing(next.grounds));
    return;
  }
  if (next.answer === stage) throw new Error(`the bank is sent back to ${stage}`);
  // An auction brings a new sabot: where the session has none left, it is over.
  if (next.answer === 'auction' && p.state.coupsOfTalla > 0 && isSpent(p)) {
    endTallaFor(p);
    return;
  }
  p.record({ type: 'StageReached', stage: next.answer, grounds: citing(next.grounds) });
  goOn(p);
}
