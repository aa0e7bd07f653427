import { useWords } from '../locales/words.ts';
import { PlayingCard } from '../ui/card.tsx';
import type { CoupPicture } from './coup-picture.ts';
import { cardText } from './tell-event.ts';

/** Both hands with their cards and totals, punto's on the croupier's right. */
export function HandsDrawn({ picture }: { readonly picture: Pick<CoupPicture, 'hands' | 'outcome'> }) {
  const words = useWords().history;
  return (
    <div className="hands-drawn">
      {(['punto', 'banca'] as const).map((side) => {
        const { cards, total } = picture.hands[side];
        const told = cards.map((card) => (card === '??' ? words.covered : cardText(card)));
        return (
          <figure key={side} className={`hand-drawn hand-${side} ${picture.outcome === side ? 'has-won' : ''}`}>
            <figcaption>
              {words.hands[side]}
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
