import type { CoupResultMessage, ShoeResults, TableMessage } from '@sabot/protocol';

type Numbered = TableMessage['events'][number];

/** What has been seen of the coup under way since its closing call. */
interface UnderWay {
  readonly coup: number;
  readonly puntoPair?: boolean;
  readonly bancaPair?: boolean;
}

/** The results of the shoe in play, followed event by event. */
export interface Followed {
  readonly shoe: ShoeResults;
  readonly underWay: UnderWay | null;
  /** Something was missed: ask the house again. */
  readonly isStale: boolean;
}

export const following = (shoe: ShoeResults): Followed => ({ shoe, underWay: null, isStale: false });

const knows = ({ results }: ShoeResults, coup: number): boolean => results.some((one) => one.coup === coup);

function withResult(followed: Followed, result: CoupResultMessage): Followed {
  const { talla, results } = followed.shoe;
  const others = results.filter(({ coup, pano }) => coup !== result.coup || pano !== result.pano);
  return { ...followed, shoe: { talla, results: [...others, result] } };
}

function next(followed: Followed, { event }: Numbered): Followed {
  const { shoe, underWay } = followed;
  switch (event.type) {
    case 'PackBrought':
      return following({ talla: event.talla, results: [] });
    case 'StakesClosed':
      return { ...followed, underWay: { coup: event.coup } };
    case 'HandUncovered': {
      if (underWay === null) return followed;
      // The first two cards lie first, and only they make a pair.
      const isPair = event.cards[0]?.[0] === event.cards[1]?.[0];
      const pair = event.hand === 'punto' ? { puntoPair: isPair } : { bancaPair: isPair };
      return { ...followed, underWay: { ...underWay, ...pair } };
    }
    case 'CoupDecided': {
      if (underWay?.puntoPair === undefined || underWay.bancaPair === undefined) return followed;
      const { outcome: winner, punto, banca, natural } = event;
      const { coup, puntoPair, bancaPair } = underWay;
      return withResult(followed, { coup, winner, punto, banca, natural, puntoPair, bancaPair });
    }
    case 'CoupAnnulled':
      return withResult(followed, { ...NOTHING, coup: event.coup });
    case 'CoupEnded':
      return { ...followed, underWay: null, isStale: followed.isStale || !knows(shoe, event.coup) };
    default:
      return followed;
  }
}

const NOTHING = {
  winner: 'annulled',
  punto: null,
  banca: null,
  natural: false,
  puntoPair: false,
  bancaPair: false,
} as const;

/** What a message adds. Events that the results know already change nothing. */
export function follow(followed: Followed, message: TableMessage): Followed {
  const after = message.events.reduce(next, followed);
  return after.shoe.talla === message.view.talla ? after : { ...after, isStale: true };
}
