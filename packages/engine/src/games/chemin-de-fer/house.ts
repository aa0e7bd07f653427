import { cardsIn } from '../../cards/pack.ts';
import type { Arguments, Source } from '../../table/play.ts';
import type { CheminDeFerState } from './state.ts';

/** What croupier and shoe put into their acts when they act by themselves. */
export function house(act: string, state: CheminDeFerState, source: Source): Arguments | null {
  switch (act) {
    case 'CutPack':
      return { at: Math.floor(cardsIn(state.pack) / 2) };
    case 'DrawCard': {
      const card = source.card();
      return card === null ? null : { card };
    }
    case 'ReportIncident':
      // The only thing that goes wrong by itself: no card is left for a coup under way.
      return { incident: 'shoe-exhausted', card: null, drawn: null, player: null, note: null };
    default:
      return {};
  }
}
