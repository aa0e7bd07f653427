import type { Against, AnyCoup } from './coup.ts';

/** How a hand ended against banca, in a few words: all that roads, lobbies and counts need. A paño is a punto of its own. */
export interface CoupResult {
  readonly coup: number;
  readonly pano?: 'pano-1' | 'pano-2' | undefined;
  readonly winner: 'punto' | 'banca' | 'tie' | 'annulled';
  readonly punto: number | null;
  readonly banca: number | null;
  readonly puntoPair: boolean;
  readonly bancaPair: boolean;
  readonly natural: boolean;
}

const NOTHING = { punto: null, banca: null, puntoPair: false, bancaPair: false, natural: false } as const;

function resultOf(story: AnyCoup, hand: Against): CoupResult {
  const { coup, hands, ends } = story;
  const end = ends[hand] ?? null;
  const on = hand === 'punto' ? {} : { pano: hand };
  if (end === null || end.outcome === 'annulled') return { coup, ...on, winner: 'annulled', ...NOTHING };
  const { outcome, total: punto, banca, natural } = end;
  const puntoPair = hands[hand]?.isPair ?? false;
  const bancaPair = hands.banca?.isPair ?? false;
  return { coup, ...on, winner: outcome === 'pano' ? 'punto' : outcome, punto, banca, puntoPair, bancaPair, natural };
}

/** The results of a coup, hand by hand; one that was annulled, or that nobody staked on, has no result but that. */
export const resultsOf = (story: AnyCoup): readonly CoupResult[] =>
  (Object.keys(story.ends) as Against[]).map((hand) => resultOf(story, hand));

/** Every hand has its end: the results of the coup will not change, unless it is annulled. */
export const isDecided = ({ ends, phase }: AnyCoup): boolean =>
  phase === 'over' || Object.values(ends).every((end) => end !== null);
