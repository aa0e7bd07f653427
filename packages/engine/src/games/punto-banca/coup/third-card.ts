import { handOf } from '../../../coup/drawn.ts';
import { pointsOf, totalOf } from '../../../coup/totals.ts';
import { citing, type Ground } from '../../../law/ground.ts';
import { NOTHING, type Ruling } from '../../../law/question.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Decision, PuntoBancaLaw, Side } from '../questions.ts';
import { type Coup, coupOf } from '../state.ts';

const CALLED = {
  punto: { draw: 'punto-draws', stand: 'punto-stands' },
  banca: { draw: 'banca-draws', stand: 'banca-stands' },
} as const;

/** Whether banca draws, given its two-card total and what punto did. */
function thirdOfBanca(law: PuntoBancaLaw, { drawn }: Coup, total: number): Ruling<Decision> {
  const third = handOf(drawn, 'punto')[law.cardsFirst.ask(NOTHING).answer];
  return law.bancaDraw.ask({ total, third: third === undefined ? 'stood' : pointsOf(law, third.card) });
}

/** Has this hand said what it does about a third card? If not it is said now; true if a card is now awaited. */
export function decideThird(p: Proceedings, hand: Side, total: number, goesOn: readonly Ground[]): boolean {
  const coup = coupOf(p.state);
  // If it drew, its card has come: nothing goes on while one is awaited.
  if (coup.decisions[hand] !== undefined) return false;
  const ruling = hand === 'punto' ? p.law.puntoDraw.ask({ total }) : thirdOfBanca(p.law, coup, total);
  const decision = ruling.answer;
  p.record({ type: 'HandDecided', hand, decision, total, grounds: citing(ruling.grounds, goesOn) });
  p.call(CALLED[hand][decision], { total });
  return decision === 'draw';
}

/** Once a coup is decided: the natural or the row of the chart by which no further card is due. */
export function whyNoCard(law: PuntoBancaLaw, coup: Coup): readonly Ground[] {
  const first = law.cardsFirst.ask(NOTHING).answer;
  const punto = totalOf(law, coup, 'punto', first);
  const banca = totalOf(law, coup, 'banca', first);
  const naturals = law.naturals.ask({ punto, banca });
  if (naturals.answer === 'over') return naturals.grounds;
  return [...law.puntoDraw.ask({ total: punto }).grounds, ...thirdOfBanca(law, coup, banca).grounds];
}
