import { handOf } from '../../../coup/drawn.ts';
import { totalOf } from '../../../coup/totals.ts';
import { citing, type Ground } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import type { Proceedings } from '../proceedings.ts';
import { type PuntoBancaLaw, SIDES, type Side } from '../questions.ts';
import { type Coup, coupOf } from '../state.ts';
import { handOver } from './hand-over.ts';
import { decideThird } from './third-card.ts';

const isDealt = ({ drawn }: Coup, first: number): boolean => SIDES.every((hand) => handOf(drawn, hand).length >= first);

/** The hands in the order in which they are uncovered. */
function inTurn(law: PuntoBancaLaw): readonly Side[] {
  const turn = (hand: Side): number => law.uncovering.ask({ hand }).answer.turn;
  return SIDES.toSorted((a, b) => turn(a) - turn(b));
}

/**
 * Takes the coup as far as it goes without a card or a person. No card is looked at before its hand has been uncovered:
 * at a table with real cards nobody may know it earlier.
 */
export function proceed(p: Proceedings): void {
  const { law } = p;
  const first = law.cardsFirst.ask(NOTHING).answer;
  const coup = coupOf(p.state);
  if (!isDealt(coup, first)) return;
  const next = inTurn(law)[coup.uncovered.length];
  if (next !== undefined) {
    handOver(p, next);
    return;
  }
  const punto = totalOf(law, coup, 'punto', first);
  const banca = totalOf(law, coup, 'banca', first);
  const naturals = law.naturals.ask({ punto, banca });
  if (naturals.answer === 'over') conclude(p, naturals.grounds);
  else if (!decideThird(p, 'punto', punto, naturals.grounds) && !decideThird(p, 'banca', banca, [])) conclude(p, null);
}

/** Both hands are played: who wins. `naturals` are the rows by which nobody draws, where there were any. */
function conclude(p: Proceedings, naturals: readonly Ground[] | null): void {
  const coup = coupOf(p.state);
  const punto = totalOf(p.law, coup, 'punto');
  const banca = totalOf(p.law, coup, 'banca');
  const { answer: outcome, grounds } = p.law.winner.ask({ punto, banca });
  p.record({
    type: 'CoupDecided',
    outcome,
    punto,
    banca,
    natural: naturals !== null,
    grounds: citing(naturals ?? [], grounds),
  });
  p.call('winner', { total: outcome === 'punto' ? punto : banca, outcome });
}
