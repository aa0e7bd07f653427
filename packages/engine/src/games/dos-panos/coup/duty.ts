import { rankOf } from '../../../cards/card.ts';
import { handOf } from '../../../coup/drawn.ts';
import { totalOf } from '../../../coup/totals.ts';
import type { Ground } from '../../../law/ground.ts';
import { firstTotal } from '../../circulo/natural.ts';
import type { Cell, Decision, Third } from '../../circulo/questions.ts';
import type { DosPanosLaw, Pano, Side } from '../questions.ts';
import type { Coup, Duty } from '../state.ts';
import { playing } from './turn.ts';

/** What a hand comes to in the end: a card that comes to a hand which was deemed to hold something adds to it. */
export function finalTotal(law: DosPanosLaw, coup: Coup, hand: Side): number {
  const deemed = coup.deemed[hand];
  if (deemed === undefined) return totalOf(law, coup, hand);
  if (deemed.final) return deemed.total;
  const later = handOf(coup.drawn, hand).slice(deemed.cards);
  const sum = later.reduce((total, { card }) => total + law.cardValue.ask({ rank: rankOf(card) }).answer, deemed.total);
  return law.handTotal.ask({ sum }).answer;
}

/** The column of the cuadro against a paño: what its third card is worth, or that it stood. */
function columnOf(law: DosPanosLaw, coup: Coup, pano: Pano): Third {
  const third = handOf(coup.drawn, pano)[coup.deemed[pano]?.cards ?? 2];
  return third === undefined ? 'stood' : law.cardValue.ask({ rank: rankOf(third.card) }).answer;
}

/** The paños against which the cuadro has something to say: neither annulled nor shown. */
const against = (coup: Coup): readonly Pano[] =>
  playing(coup).filter((pano) => !coup.abated.includes(pano) && coup.deemed[pano]?.abated !== true);

export interface Allowed {
  readonly decisions: readonly Decision[];
  readonly grounds: readonly Ground[];
}
const BOTH: readonly Decision[] = ['draw', 'stand'];

interface Cells {
  readonly cells: readonly Cell[];
  readonly grounds: readonly Ground[];
}
function cellsOf(law: DosPanosLaw, coup: Coup): Cells {
  const total = Math.min(7, firstTotal(law, coup, 'banca'));
  const asked = against(coup).map((pano) => law.cuadro.ask({ total, third: columnOf(law, coup, pano) }));
  return { cells: asked.map(({ answer }) => answer), grounds: asked.flatMap(({ grounds }) => grounds) };
}

/** What the cuadro lets a banker do, where it says the same against both paños; what he does with an option is told. */
export function byCuadro(law: DosPanosLaw, coup: Coup, options: Duty['options']): Allowed {
  const { cells, grounds } = cellsOf(law, coup);
  const [first] = cells;
  const same = first !== undefined && cells.every((cell) => cell === first);
  const binding = law.askedCuadro.ask({ same });
  const why = [...binding.grounds, ...grounds];
  if (binding.answer === 'free' || first === undefined) return { decisions: BOTH, grounds: why };
  const decisions = first === 'option' ? (options === 'free' ? BOTH : [options]) : [first];
  return { decisions, grounds: why };
}

/** What binds a banker in a coup that had to be restored. */
function byRestoring(law: DosPanosLaw, coup: Coup): Allowed | null {
  const { cells, grounds } = cellsOf(law, coup);
  const [first, ...rest] = cells;
  if (coup.restored === null || first === undefined) return null;
  const rule = law.restored.ask({
    total: firstTotal(law, coup, 'banca'),
    fault: coup.restored,
    cells: [first, ...rest],
    abated: coup.abated.some((hand) => hand !== 'banca'),
  });
  return { decisions: rule.answer, grounds: [...rule.grounds, ...grounds] };
}

function narrowed(law: DosPanosLaw, coup: Coup, { to, options }: Duty): Allowed {
  switch (to) {
    case 'cuadro':
    case 'rules':
      return byCuadro(law, coup, options);
    case 'draw':
    case 'stand':
      return { decisions: [to], grounds: [] };
    default:
      return to satisfies never;
  }
}

function bancaDuty(law: DosPanosLaw, coup: Coup): Allowed {
  const rules = law.bancaRules.ask({ total: firstTotal(law, coup, 'banca') });
  const restored = byRestoring(law, coup);
  const start: Allowed = restored ?? { decisions: rules.answer, grounds: rules.grounds };
  return coup.duties
    .filter(({ hand }) => hand === 'banca')
    .reduce<Allowed>((allowed, duty) => {
      const { decisions, grounds } = narrowed(law, coup, duty);
      const left = allowed.decisions.filter((one) => decisions.includes(one));
      // A ruling prevails over what he was held to before.
      return { decisions: left.length > 0 ? left : decisions, grounds: [...allowed.grounds, ...grounds] };
    }, start);
}

function panoDuty(law: DosPanosLaw, coup: Coup, pano: Pano): Allowed {
  const duties = coup.duties.filter(({ hand }) => hand === pano);
  const total = firstTotal(law, coup, pano);
  const banco = coup.banco !== null && coup.holders[pano] === coup.banco;
  const bound = duties.length > 0;
  const natural = law.natural.ask({ total });
  if (natural.answer === 'abate' && (!banco || bound)) return { decisions: [], grounds: natural.grounds };
  const { answer, grounds } = law.panoRules.ask({
    total,
    banco,
    bound,
    advised: duties.some(({ options }) => options === 'stand'),
  });
  return { decisions: answer, grounds };
}

/** What a hand may decide about its third card, all that binds it taken together. */
export const drawDuty = (law: DosPanosLaw, coup: Coup, hand: Side): Allowed =>
  hand === 'banca' ? bancaDuty(law, coup) : panoDuty(law, coup, hand);

/** Why a hand did what it did about a third card. */
export const reasonsOf = (law: DosPanosLaw, coup: Coup, hand: Side): readonly Ground[] => {
  if (coup.abated.includes(hand)) return law.natural.ask({ total: firstTotal(law, coup, hand) }).grounds;
  return coup.said[hand] === undefined ? [] : drawDuty(law, coup, hand).grounds;
};
