import { handOf } from '../../../coup/drawn.ts';
import { whyTotal } from '../../../coup/totals.ts';
import { citing, type Ground } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Due, giveLoose, nextDue } from '../../circulo/due-card.ts';
import { firstTotal } from '../../circulo/natural.ts';
import type { Proceedings } from '../proceedings.ts';
import { type CheminDeFerLaw, type Outcome, SIDES, type Side } from '../questions.ts';
import { type Coup, coupOf } from '../state.ts';
import { drawDuty, finalTotal } from './duty.ts';

export const dueCard = (law: CheminDeFerLaw, coup: Coup): Due | null => nextDue(law, coup, 4);

/** Punto's cards go to whoever plays them; what the croupier plays himself he lifts at once. */
export function deliver(p: Proceedings, why: readonly Ground[] = []): void {
  const { holder } = coupOf(p.state);
  const dealt = p.law.deal.ask({ nth: 1 }).grounds;
  p.record({ type: 'CardsDelivered', to: holder, grounds: citing(why, dealt) });
  if (holder === null) p.record({ type: 'CardsLifted', by: null, grounds: citing(dealt) });
}

/** Takes the coup as far as it goes without a card or a person. */
export function proceed(p: Proceedings): void {
  giveLoose(p, () => dueCard(p.law, coupOf(p.state)));
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
