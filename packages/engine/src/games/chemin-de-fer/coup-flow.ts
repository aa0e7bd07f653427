import type { Face } from '../../coup/drawn.ts';
import { handOf } from '../../coup/drawn.ts';
import { whyTotal } from '../../coup/totals.ts';
import { citing, type Ground } from '../../law/ground.ts';
import { NOTHING } from '../../law/question.ts';
import { drawDuty, finalTotal, firstTotal } from './duty.ts';
import type { Proceedings } from './proceedings.ts';
import { type CheminDeFerLaw, type Outcome, SIDES, type Side } from './questions.ts';
import { type Coup, coupOf } from './state.ts';

export interface Due {
  readonly hand: Side;
  readonly face: Face;
  readonly grounds: readonly Ground[];
}

/** Where the next card belongs; null when none is due. A hand that is deemed to have a total is owed no first card. */
export function dueCard(law: CheminDeFerLaw, coup: Coup): Due | null {
  if (coup.owed !== null) {
    const third = law.thirdCard.ask(NOTHING);
    return { hand: coup.owed, face: third.answer, grounds: third.grounds };
  }
  const seen: Record<Side, number> = { punto: 0, banca: 0 };
  for (const nth of [1, 2, 3, 4]) {
    const { answer, grounds } = law.deal.ask({ nth });
    seen[answer.hand]++;
    const isMissing = handOf(coup.drawn, answer.hand).length < seen[answer.hand];
    if (isMissing && coup.deemed[answer.hand] === undefined) return { ...answer, grounds };
  }
  return null;
}

/** Punto's cards go to whoever plays them; what the croupier plays himself he lifts at once. */
export function deliver(p: Proceedings, why: readonly Ground[] = []): void {
  const { holder } = coupOf(p.state);
  const dealt = p.law.deal.ask({ nth: 1 }).grounds;
  p.record({ type: 'CardsDelivered', to: holder, grounds: citing(why, dealt) });
  if (holder === null) p.record({ type: 'CardsLifted', by: null, grounds: citing(dealt) });
}

/** Gives out the cards that left the shoe before they were due. */
function giveLoose(p: Proceedings): void {
  for (;;) {
    const coup = coupOf(p.state);
    const due = dueCard(p.law, coup);
    const loose = coup.drawn.find(({ hand }) => hand === 'loose');
    if (due === null || loose === undefined) return;
    const face = coup.open.includes(loose.no) ? 'up' : due.face;
    p.record({ type: 'CardAssigned', no: loose.no, to: due.hand, face, grounds: citing(due.grounds) });
  }
}

/** Takes the coup as far as it goes without a card or a person. */
export function proceed(p: Proceedings): void {
  giveLoose(p);
  const coup = coupOf(p.state);
  if (coup.step === 'deal' || coup.step === 'withdraw') return;
  const isOver = coup.lost !== null || coup.abated.length > 0 || coup.decided !== null;
  if (!isOver && dueCard(p.law, coup) !== null) return;
  if (isOver || coup.deemed.punto?.abated || coup.said.banca !== undefined) conclude(p);
  else if (!coup.delivered) deliver(p);
}

/** Why each hand did what it did about a third card. */
function reasons(law: CheminDeFerLaw, coup: Coup): readonly (readonly Ground[])[] {
  if (coup.abated.length > 0) {
    return coup.abated.map((hand) => law.natural.ask({ total: firstTotal(law, coup, hand) }).grounds);
  }
  return SIDES.filter((hand) => coup.said[hand] !== undefined).map((hand) => drawDuty(law, coup, hand).grounds);
}

const other = (side: Side): Side => (side === 'punto' ? 'banca' : 'punto');

/** Totals are announced, hands shown, and the coup is decided. */
export function conclude(p: Proceedings): void {
  const { law } = p;
  const coup = coupOf(p.state);
  const totals = { punto: finalTotal(law, coup, 'punto'), banca: finalTotal(law, coup, 'banca') };
  const ending = law.ending.ask(NOTHING);
  for (const step of ending.answer) {
    for (const hand of SIDES) {
      const total = totals[hand];
      const cards = handOf(coup.drawn, hand).map(({ card }) => card);
      if (step === 'announce') p.call(`${hand}-total`, { total });
      if (step === 'expose') p.record({ type: 'HandShown', hand, cards, total, grounds: citing(ending.grounds) });
    }
  }
  const forgotten = coup.forgot.includes('punto') && coup.abated.includes('banca');
  const winner = law.winner.ask({ ...totals, forgotten });
  const outcome: Outcome = coup.lost === null ? winner.answer : other(coup.lost);
  p.record({
    type: 'CoupDecided',
    outcome,
    ...totals,
    natural: coup.abated.length > 0 || coup.deemed.punto?.abated === true,
    grounds: citing(winner.grounds, ...SIDES.flatMap((hand) => whyTotal(law, coup, hand)), ...reasons(law, coup)),
  });
  p.call('winner', { total: outcome === 'banca' ? totals.banca : totals.punto, outcome });
}
