import { useWords } from '../locales/words.ts';
import { PlayingCard } from '../ui/card.tsx';
import type { CoupPicture } from './coup-picture.ts';
import { cardText } from './tell-event.ts';

export interface DrawnHand {
  readonly name: string;
  readonly kind: 'punto' | 'banca';
  readonly cards: readonly string[];
  readonly total: number | null;
  readonly hasWon: boolean;
}

/** Punto and banca of a coup, punto on the croupier's right. */
export function useTwoHands({ hands, outcome }: Pick<CoupPicture, 'hands' | 'outcome'>): readonly DrawnHand[] {
  const words = useWords().history;
  return (['punto', 'banca'] as const).map((kind) => ({
    name: words.hands[kind],
    kind,
    ...hands[kind],
    hasWon: outcome === kind,
  }));
}

/** The hands of a coup with their cards and totals. */
export function HandsDrawn({ hands }: { readonly hands: readonly DrawnHand[] }) {
  const words = useWords().history;
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
