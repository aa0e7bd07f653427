import { cardsLeft } from '../../cards/pack.ts';
import type { Glance } from '../../decider.ts';
import { ZERO } from '../../money/cents.ts';
import type { CheminDeFerState } from './state.ts';

function momentOf({ phase, talla, coups, packSteps, cut, passage, coup, referred }: CheminDeFerState): string {
  const offer = passage === null ? [] : [passage.stage, passage.offered?.to, passage.bids.length];
  const step = coup === null ? [] : [coup.step, coup.holder, coup.warned, coup.withdrawing.length];
  return [phase, talla, coups, packSteps[0], cut.to, ...offer, ...step, referred !== null].join(' ');
}

export function glance(state: CheminDeFerState): Glance {
  const { phase, table, people, books, talla, coups, pack, bank, coup } = state;
  const settings = table?.settings;
  return {
    phase,
    opened: table !== null && phase !== 'closed',
    people,
    books,
    seats: settings?.seats ?? 0,
    minimum: settings?.minimum ?? ZERO,
    // The most that may be staked is the bank in play, which nobody has before it is announced.
    maximum: bank?.playing ?? ZERO,
    unit: settings?.unit ?? ZERO,
    decks: settings?.decks ?? 0,
    talla,
    coups,
    out: pack.out,
    left: cardsLeft(pack),
    insiders: [...new Set((coup?.drawn ?? []).filter(({ face }) => face === 'down').flatMap(({ seenBy }) => seenBy))],
    moment: momentOf(state),
  };
}
