import type { Summary } from '../../../decider.ts';
import { ZERO } from '../../../money/cents.ts';
import { summaryOf } from '../../circulo/summary.ts';
import type { CheminDeFerState } from '../state.ts';

function momentOf({ phase, talla, coups, packSteps, cut, passage, coup, referred }: CheminDeFerState): string {
  const offer = passage === null ? [] : [passage.stage, passage.offered?.to, passage.bids.length];
  const step = coup === null ? [] : [coup.step, coup.holder, coup.warned, coup.withdrawing.length];
  return [phase, talla, coups, packSteps[0], cut.to, ...offer, ...step, referred !== null].join(' ');
}

export const summary = (state: CheminDeFerState): Summary =>
  summaryOf(state, {
    seats: state.table?.settings.seats ?? 0,
    // What bounds a stake is the bank, which is another from coup to coup.
    maximum: ZERO,
    moment: momentOf(state),
  });
