import type { AnyCoup } from '@sabot/story';
import { useWords } from '../locales/words.ts';
import { PlayingCard } from '../ui/card.tsx';
import { cardText } from './tell-event.ts';

interface DrawnHand {
  readonly name: string;
  readonly kind: 'punto' | 'banca';
  readonly cards: readonly string[];
  readonly total: number | null;
  readonly hasWon: boolean;
}

/** As they lie: punto on the croupier's right; where two paños play, the second on the banker's left, the first on his right. */
const IN_ORDER = ['pano-2', 'punto', 'banca', 'pano-1'] as const;

function useDrawn({ hands, ends }: Pick<AnyCoup, 'hands' | 'ends'>): readonly DrawnHand[] {
  const { history, dosPanos } = useWords();
  const isOfPanos = hands.punto === undefined;
  return IN_ORDER.flatMap((side) => {
    const hand = hands[side];
    if (hand === undefined) return [];
    const { cards, total } = hand;
    const kind = side === 'banca' ? 'banca' : 'punto';
    const name = isOfPanos && side !== 'punto' ? dosPanos.hand[side] : history.hands[kind];
    const isWon =
      side === 'banca' ? ends.punto?.outcome === 'banca' : ['punto', 'pano'].includes(ends[side]?.outcome ?? '');
    return [{ name, kind, cards, total, hasWon: isWon }];
  });
}

/** The hands of a coup with their cards and totals. */
export function HandsDrawn({ coup }: { readonly coup: Pick<AnyCoup, 'hands' | 'ends'> }) {
  const words = useWords().history;
  const hands = useDrawn(coup);
  return (
    <div className="hands-drawn">
      {hands.map(({ name, kind, cards, total, hasWon }) => {
        const told = cards.map((card) => (card === '??' ? words.covered : cardText(card)));
        return (
          <figure key={name} className={`hand-drawn hand-${kind} ${hasWon ? 'has-won' : ''}`}>
            <figcaption>
              {name}
              {total !== null && <b>{total}</b>}
              <span className="sr-only">: {told.join(', ')}</span>
            </figcaption>
            <div className="hand-cards" aria-hidden="true">
              {cards.map((card, i) => (
                // A card is known by its place in the hand.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <PlayingCard key={i} card={card} className={i === 2 ? 'is-third' : ''} />
              ))}
              {cards.length === 0 && <span className="no-cards" />}
            </div>
          </figure>
        );
      })}
    </div>
  );
}
