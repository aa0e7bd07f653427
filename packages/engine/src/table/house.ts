import { cardsIn, type Pack } from '../cards/pack.ts';
import type { Shape } from '../schema.ts';
import type { Arguments, Source } from './play.ts';

/** What croupier and shoe put into their acts when they act by themselves, whatever is played. */
export function houseArguments(
  act: string,
  { pack }: { readonly pack: Pack },
  source: Source,
  { ReportIncident }: { readonly ReportIncident: Shape },
): Arguments | null {
  switch (act) {
    case 'CutPack':
      return { at: Math.floor(cardsIn(pack) / 2) };
    case 'DrawCard': {
      const card = source.card();
      return card === null ? null : { card };
    }
    case 'ReportIncident':
      // The only thing that goes wrong by itself: no card is left for a coup under way.
      return { ...blank(ReportIncident), incident: 'shoe-exhausted' };
    default:
      return {};
  }
}

const blank = (shape: Shape): Arguments => Object.fromEntries(Object.keys(shape).map((field) => [field, null]));
