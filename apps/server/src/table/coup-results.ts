import type { GameEvent } from '@sabot/engine';
import type { CoupResultMessage, ShoeResults } from '@sabot/protocol';
import { coupEvent, shoeEvent } from './shoe-events.ts';

/** The results of the shoe in play, and what is known so far of the coup under way. */
export interface Results extends ShoeResults {
  readonly cards: Readonly<Record<'punto' | 'banca', readonly string[]>>;
  readonly decided: { readonly punto: number; readonly banca: number; readonly natural: boolean } | null;
}

type Winner = CoupResultMessage['winner'];
const NO_CARDS: Results['cards'] = { punto: [], banca: [] };
export const NO_RESULTS: Results = { talla: 0, results: [], cards: NO_CARDS, decided: null };

/** A pair is two first cards of one rank; what came third does not matter. */
const isPair = ([first, second]: readonly string[]): boolean => first !== undefined && first[0] === second?.[0];

function ended({ cards, decided }: Results, coup: number, winner: Winner): CoupResultMessage {
  if (winner === 'annulled' || decided === null) {
    const nothing = { punto: null, banca: null, puntoPair: false, bancaPair: false, natural: false };
    return { coup, winner: 'annulled', ...nothing };
  }
  return { coup, winner, ...decided, puntoPair: isPair(cards.punto), bancaPair: isPair(cards.banca) };
}

export function evolveResults(before: Results, event: GameEvent): Results {
  const shoe = shoeEvent(event);
  if (shoe?.type === 'PackBrought') return { ...NO_RESULTS, talla: shoe.talla };
  if (shoe?.type === 'CardDrawn') {
    const { hand, card } = shoe;
    if (hand !== 'punto' && hand !== 'banca') return before;
    return { ...before, cards: { ...before.cards, [hand]: [...before.cards[hand], card] } };
  }
  const coup = coupEvent(event);
  if (coup === null) return before;
  if (coup.type === 'CoupDecided') {
    const { punto, banca, natural } = coup;
    return { ...before, decided: { punto, banca, natural } };
  }
  const results = [...before.results, ended(before, coup.coup, coup.outcome)];
  return { talla: before.talla, results, cards: NO_CARDS, decided: null };
}
