import { cardsIn } from '../../cards/pack.ts';
import type { Arguments, Source } from '../../table/play.ts';
import type { DosPanosState } from './state.ts';

/** What croupier and shoe put into their acts when they act by themselves. */
export function house(act: string, { pack, lots, lotsDrawn }: DosPanosState, source: Source): Arguments | null {
  switch (act) {
    case 'CutPack':
      return { at: Math.floor(cardsIn(pack) / 2) };
    case 'DrawCard': {
      const card = source.card();
      return card === null ? null : { card };
    }
    case 'DrawLot': {
      const lot = lots === null ? 0 : source.lot(lotsDrawn + 1, lots.among);
      return lot === null ? null : { lot };
    }
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
