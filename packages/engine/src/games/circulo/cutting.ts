import { citing } from '../../law/ground.ts';
import { NOTHING } from '../../law/question.ts';
import { seatedIn } from './people.ts';
import type { CirculoState } from './state.ts';
import type { CirculoLaw, CirculoProceedings } from './table.ts';

/**
 * Who is offered the cut next; null: the croupier. Seat 1 is on the croupier's right, so the last seat is on his left
 * and the cut goes round against the numbers.
 */
function nextToCut(law: CirculoLaw, state: CirculoState): string | null {
  const { to, declined } = state.cut;
  const gone = to === null ? declined : [...declined, to];
  const order = [...seatedIn(state)];
  if (law.cutOrder.ask(NOTHING).answer === 'left') order.reverse();
  return order.find((player) => !gone.includes(player) && !state.away.includes(player)) ?? null;
}

/** The cut goes round from the croupier's left; with nobody left he cuts himself. */
export function offerCut(p: CirculoProceedings): void {
  const grounds = citing(p.law.cutOrder.ask(NOTHING).grounds);
  p.record({ type: 'CutOffered', player: nextToCut(p.law, p.state), grounds });
}

export const isToCut = (state: CirculoState, player: string): boolean =>
  state.phase === 'pack' && state.cut.to === player && state.packSteps[0] === 'cut';
