import type { GameEvent } from '@sabot/engine';
import type { CoupResultMessage, ShoeResults } from '@sabot/protocol';
import { coupEvent, type Decided, type Pano, shoeEvent } from './shoe-events.ts';

type Hand = 'punto' | 'banca' | Pano;
type Winner = CoupResultMessage['winner'];

/** The results of the shoe in play, and what is known so far of the coup under way. */
export interface Results extends ShoeResults {
  readonly cards: Readonly<Partial<Record<Hand, readonly string[]>>>;
  readonly decided: Decided | null;
  /** Where two paños play, how each was decided. */
  readonly panos?: Readonly<Partial<Record<Pano, Decided & { readonly winner: Winner }>>>;
}

export const NO_RESULTS: Results = { talla: 0, results: [], cards: {}, decided: null };

const HANDS: ReadonlySet<string> = new Set<Hand>(['punto', 'banca', 'pano-1', 'pano-2']);
const PANOS = ['pano-1', 'pano-2'] as const;
const NOTHING = { punto: null, banca: null, puntoPair: false, bancaPair: false, natural: false } as const;

/** A pair is two first cards of one rank; what came third does not matter. */
const isPair = ([first, second]: readonly string[] = []): boolean => first !== undefined && first[0] === second?.[0];

function ended({ cards, decided }: Results, coup: number, winner: Winner): CoupResultMessage {
  if (winner === 'annulled' || decided === null) return { coup, winner: 'annulled', ...NOTHING };
  return { coup, winner, ...decided, puntoPair: isPair(cards.punto), bancaPair: isPair(cards.banca) };
}

/** Each paño is a board of its own: one that was annulled, or had no stakes, has no result but that. */
const onEachPano = ({ cards, panos = {} }: Results, coup: number): readonly CoupResultMessage[] =>
  PANOS.map((pano) => {
    const one = panos[pano];
    if (one === undefined) return { coup, pano, winner: 'annulled', ...NOTHING };
    return { coup, pano, ...one, puntoPair: isPair(cards[pano]), bancaPair: isPair(cards.banca) };
  });

export function evolveResults(before: Results, event: GameEvent): Results {
  const shoe = shoeEvent(event);
  if (shoe?.type === 'PackBrought') return { ...NO_RESULTS, talla: shoe.talla };
  if (shoe?.type === 'CardDrawn') {
    const { hand, card } = shoe;
    if (!HANDS.has(hand)) return before;
    return { ...before, cards: { ...before.cards, [hand]: [...(before.cards[hand as Hand] ?? []), card] } };
  }
  const coup = coupEvent(event);
  switch (coup?.type) {
    case 'CoupDecided': {
      const { punto, banca, natural } = coup;
      return { ...before, decided: { punto, banca, natural } };
    }
    case 'PanoDecided': {
      const { pano, outcome, total: punto, banca, natural } = coup;
      const one = { winner: outcome === 'pano' ? ('punto' as const) : outcome, punto, banca, natural };
      return { ...before, panos: { ...before.panos, [pano]: one } };
    }
    case 'CoupEnded': {
      const told =
        coup.outcome === undefined ? onEachPano(before, coup.coup) : [ended(before, coup.coup, coup.outcome)];
      return { talla: before.talla, results: [...before.results, ...told], cards: {}, decided: null };
    }
    default:
      return before;
  }
}
