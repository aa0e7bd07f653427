import type { Summary } from '../../../decider.ts';
import { ZERO } from '../../../money/cents.ts';
import { summaryOf } from '../../circulo/summary.ts';
import type { DosPanosState } from '../state.ts';

function momentOf(state: DosPanosState): string {
  const { phase, lacks, session, talla, coups, packSteps, cut, passage, bank, banco, coup, referred } = state;
  const offer = passage === null ? [] : [passage.stage, passage.offered, passage.bids.length, passage.asked.length];
  const holds = bank === null ? [] : [bank.banker, bank.deposited, bank.broken, bank.unanswered];
  const step = coup === null ? [] : [coup.step, coup.turn, coup.holders['pano-1'], coup.holders['pano-2'], coup.warned];
  const at = [phase, lacks, session, talla, coups, packSteps[0], cut.to];
  return [...at, ...offer, ...holds, banco.again, ...step, referred !== null].join(' ');
}

export function summary(state: DosPanosState): Summary {
  const settings = state.table?.settings;
  return summaryOf(state, {
    seats: 2 * (settings?.seatsPerPano ?? 0),
    // Against a free bank there is none but what answers for the stakes, and that is another from coup to coup.
    maximum: settings?.modality === 'libre' ? ZERO : (settings?.maximum ?? ZERO),
    moment: momentOf(state),
  });
}
