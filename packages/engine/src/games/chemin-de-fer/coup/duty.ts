import { rankOf } from '../../../cards/card.ts';
import { handOf } from '../../../coup/drawn.ts';
import { totalOf } from '../../../coup/totals.ts';
import type { Ground } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { firstTotal } from '../../circulo/natural.ts';
import type { Decision, Third } from '../../circulo/questions.ts';
import type { CheminDeFerLaw, Side } from '../questions.ts';
import type { Coup, Duty } from '../state.ts';

/** What a hand comes to in the end. A banker deemed to hold nothing has what his next card is worth. */
export function finalTotal(law: CheminDeFerLaw, coup: Coup, hand: Side): number {
  const deemed = coup.deemed[hand];
  if (deemed === undefined) return totalOf(law, coup, hand);
  if (hand === 'punto') return deemed.total;
  return law.handTotal.ask({ sum: deemed.total + totalOf(law, coup, hand) }).answer;
}

/** The third card of a hand: for a banker deemed to hold nothing, his only one. */
export const thirdOf = (coup: Coup, hand: Side) => handOf(coup.drawn, hand)[hand in coup.deemed ? 0 : 2];

/** The column of the cuadro: what punto's third card is worth, or that he stood. */
function columnOf(law: CheminDeFerLaw, coup: Coup): Third {
  const third = handOf(coup.drawn, 'punto')[2];
  return third === undefined ? 'stood' : law.cardValue.ask({ rank: rankOf(third.card) }).answer;
}

export interface Allowed {
  readonly decisions: readonly Decision[];
  readonly grounds: readonly Ground[];
}

const BOTH: readonly Decision[] = ['draw', 'stand'];

/** What the cuadro lets a banker do; beyond 7 it has no row, and he stands. */
export function byCuadro(law: CheminDeFerLaw, coup: Coup, options: Duty['options']): Allowed {
  const total = firstTotal(law, coup, 'banca');
  if (total > 7) return { decisions: ['stand'], grounds: law.natural.ask({ total }).grounds };
  const cell = law.cuadro.ask({ total, third: columnOf(law, coup) });
  const decisions = cell.answer === 'option' ? (options === 'free' ? BOTH : [options]) : [cell.answer];
  return { decisions, grounds: cell.grounds };
}

function bancaDuty(law: CheminDeFerLaw, coup: Coup): Allowed {
  const deemedNine = coup.deemed.punto !== undefined && !coup.deemed.punto.abated;
  const rules = law.bancaRules.ask({ total: firstTotal(law, coup, 'banca'), deemedNine });
  const duties = coup.duties.filter(({ hand }) => hand === 'banca');
  return duties.reduce<Allowed>(
    (allowed, duty) => {
      const narrowed = narrowBanca(law, coup, duty, deemedNine);
      return narrowed === null
        ? allowed
        : { decisions: narrowed.decisions, grounds: [...allowed.grounds, ...narrowed.grounds] };
    },
    { decisions: rules.answer, grounds: rules.grounds },
  );
}

function narrowBanca(law: CheminDeFerLaw, coup: Coup, { to, options }: Duty, deemedNine: boolean): Allowed | null {
  const binding = law.askedCuadro.ask(NOTHING);
  switch (to) {
    case 'cuadro':
    case 'rules': {
      // Against a punto deemed to have nine the cuadro has no column.
      if (deemedNine || binding.answer === 'advisory') return null;
      const { decisions, grounds } = byCuadro(law, coup, options);
      return { decisions, grounds: [...binding.grounds, ...grounds] };
    }
    case 'draw-after-no':
      return coup.said.punto === 'stand' ? { decisions: ['draw'], grounds: [] } : null;
    case 'draw':
    case 'stand':
      return { decisions: [to], grounds: [] };
    default:
      return to satisfies never;
  }
}

function puntoDuty(law: CheminDeFerLaw, coup: Coup): Allowed {
  const duties = coup.duties.filter(({ hand }) => hand === 'punto');
  const total = firstTotal(law, coup, 'punto');
  const natural = law.natural.ask({ total });
  if (total > 7) return { decisions: [], grounds: natural.grounds };
  const { answer, grounds } = law.puntoRules.ask({
    total,
    banco: coup.holder !== null && coup.banco.includes(coup.holder),
    bound: duties.length > 0,
    advised: duties.some(({ options }) => options === 'stand'),
  });
  return { decisions: coup.mayAskAgain ? BOTH : answer, grounds };
}

/** What a hand may decide about its third card, all that binds it taken together. */
export const drawDuty = (law: CheminDeFerLaw, coup: Coup, hand: Side): Allowed =>
  hand === 'punto' ? puntoDuty(law, coup) : bancaDuty(law, coup);
