import { handOf } from '../../../coup/drawn.ts';
import { whyTotal } from '../../../coup/totals.ts';
import { citing, type Ground } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Due, giveLoose, nextDue } from '../../circulo/due-card.ts';
import { firstTotal, hasNatural } from '../../circulo/natural.ts';
import type { Proceedings } from '../proceedings.ts';
import { type DosPanosLaw, type Pano, SIDES, type Side } from '../questions.ts';
import { type Coup, coupOf } from '../state.ts';
import { finalTotal, reasonsOf } from './duty.ts';
import { isDone, playing } from './turn.ts';

export const dueCard = (law: DosPanosLaw, coup: Coup): Due | null => nextDue(law, coup, 6, coup.annulled);

/** A paño's cards go to whoever plays them; what the croupier plays himself he lifts at once. */
export function deliver(p: Proceedings, pano: Pano, why: readonly Ground[] = []): void {
  const holder = coupOf(p.state).holders[pano];
  const dealt = p.law.deal.ask({ nth: 1 }).grounds;
  p.record({ type: 'CardsDelivered', pano, to: holder, grounds: citing(why, dealt) });
  if (holder === null) p.record({ type: 'CardsLifted', pano, by: null, grounds: citing(dealt) });
}

/** Nothing is left to ask: the banker has shown eight or nine, every paño has, or everybody has spoken. */
function isOver(coup: Coup): boolean {
  const hands = playing(coup);
  const shown = hands.every((pano) => coup.abated.includes(pano) || coup.deemed[pano]?.abated === true);
  return coup.abated.includes('banca') || shown || [...hands, 'banca' as const].every((hand) => isDone(coup, hand));
}

/** Takes the coup as far as it goes without a card or a person. */
export function proceed(p: Proceedings): void {
  giveLoose(p, () => dueCard(p.law, coupOf(p.state)));
  const coup = coupOf(p.state);
  if (coup.step === 'deal' || Object.keys(coup.outcomes).length > 0) return;
  const over = isOver(coup);
  if (!over && dueCard(p.law, coup) !== null) return;
  const waiting = playing(coup).filter((pano) => !coup.delivered.includes(pano));
  if (over) conclude(p);
  else for (const pano of waiting) deliver(p, pano);
}

/** Cards that nobody was owed in the end. */
function discardLoose(p: Proceedings): void {
  for (const { no, hand, face } of coupOf(p.state).drawn) {
    if (hand !== 'loose') continue;
    const { grounds } = p.law.thirdCard.ask(NOTHING);
    p.record({ type: 'CardAssigned', no, to: 'discard', face, grounds: citing(grounds) });
  }
}

function show(p: Proceedings, hand: Side, total: number, grounds: readonly Ground[]): void {
  const cards = handOf(coupOf(p.state).drawn, hand).map(({ card }) => card);
  p.record({ type: 'HandShown', hand, cards, total, grounds: citing(grounds) });
}

/** Totals are announced, hands shown, and the coup is decided on each paño. */
function conclude(p: Proceedings): void {
  const { law } = p;
  discardLoose(p);
  const coup = coupOf(p.state);
  const hands: readonly Side[] = SIDES.filter((hand) => hand === 'banca' || playing(coup).includes(hand));
  const totals = new Map(hands.map((hand) => [hand, finalTotal(law, coup, hand)]));
  const showing = law.showing.ask(NOTHING);
  const ending = law.ending.ask(NOTHING);
  for (const step of ending.answer) {
    for (const hand of hands) {
      const total = totals.get(hand) ?? 0;
      if (step === 'announce' && hand === 'banca') p.call('banca-total', { total });
      else if (step === 'announce') p.call('pano-total', { total, pano: hand as Pano });
      if (step !== 'expose') continue;
      if (hand !== 'banca') show(p, hand, total, ending.grounds);
      else if (showing.answer === 'both-panos' || playing(coup).includes('pano-1'))
        show(p, hand, total, showing.grounds);
    }
  }
  for (const pano of playing(coup)) decide(p, pano, totals.get(pano) ?? 0, totals.get('banca') ?? 0);
}

/** Eight or nine with the first two cards, shown at its time: also by a hand that never came to speak. */
const isNatural = (law: DosPanosLaw, coup: Coup, hand: Side): boolean =>
  coup.abated.includes(hand) ||
  coup.deemed[hand]?.abated === true ||
  (coup.said[hand] === undefined && hasNatural(law, coup, hand));

/** It had eight or nine and did not show it. */
const isForgotten = (law: DosPanosLaw, coup: Coup, pano: Pano): boolean =>
  !isNatural(law, coup, pano) &&
  coup.deemed[pano] === undefined &&
  law.natural.ask({ total: firstTotal(law, coup, pano) }).answer === 'abate';

function decide(p: Proceedings, pano: Pano, total: number, banca: number): void {
  const { law } = p;
  const coup = coupOf(p.state);
  const winner = law.winner.ask({
    pano: total,
    banca,
    panoNatural: isNatural(law, coup, pano),
    bancaNatural: isNatural(law, coup, 'banca'),
    forgotten: isForgotten(law, coup, pano),
  });
  const why = [
    ...winner.grounds,
    ...whyTotal(law, coup, pano).flat(),
    ...whyTotal(law, coup, 'banca').flat(),
    ...reasonsOf(law, coup, pano),
    ...reasonsOf(law, coup, 'banca'),
  ];
  p.record({
    type: 'PanoDecided',
    pano,
    outcome: winner.answer,
    total,
    banca,
    natural: isNatural(law, coup, pano) || isNatural(law, coup, 'banca'),
    grounds: citing(why),
  });
  p.call('winner', { total: winner.answer === 'banca' ? banca : total, outcome: winner.answer, pano });
}
