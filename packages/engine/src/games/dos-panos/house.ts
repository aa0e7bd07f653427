import type { Card } from '../../cards/card.ts';
import { cardsIn } from '../../cards/pack.ts';
import type { Lot } from '../../decider.ts';
import type { DosPanosState } from './state.ts';

/** What croupier and shoe put into their acts when they act by themselves. */
export function house(
  act: string,
  { pack, lots, lotsDrawn }: DosPanosState,
  draw: () => Card,
  lot: Lot = () => 0,
): Readonly<Record<string, unknown>> {
  switch (act) {
    case 'CutPack':
      return { at: Math.floor(cardsIn(pack) / 2) };
    case 'DrawCard':
      return { card: draw() };
    case 'DrawLot':
      return { lot: lots === null ? 0 : lot(lotsDrawn + 1, lots.among) };
    case 'ReportIncident':
      // The only thing that goes wrong by itself: no card is left for a coup under way.
      return {
        incident: 'shoe-exhausted',
        hand: null,
        fault: null,
        card: null,
        drawn: null,
        player: null,
        seen: null,
        evident: null,
        total: null,
        note: null,
      };
    default:
      return {};
  }
}
