import type { TableMessage } from '@sabot/protocol';
import { numberIn } from '@sabot/words';
import { useLanguage, useWords } from '../locales/words.ts';

const CARDS_IN_A_DECK = 52;

/** How much of the shoe is left, and where the stop card lies. */
export function ShoeState({ message }: { readonly message: TableMessage }) {
  const words = useWords().roads;
  const spoken = useLanguage();
  const { pack, talla } = message.view;
  const all = pack.decks * CARDS_IN_A_DECK;
  if (all === 0) return null;
  const left = all - pack.out;
  const below = pack.stopCardBelow;
  const share = (cards: number): string => `${((100 * cards) / all).toFixed(2)}%`;
  return (
    <section className="shoe-state" aria-label={words.shoe}>
      <p>
        <span>{words.talla(talla)}</span>
        <strong>{words.cardsLeft(numberIn(spoken, left))}</strong>
      </p>
      <div className="shoe-run" aria-hidden="true">
        <span style={{ width: share(pack.out) }} />
        {below !== null && <i style={{ left: share(all - below) }} />}
      </div>
      {below !== null && !pack.stopCardShown && (
        <p className="quiet">{words.stopCardIn(numberIn(spoken, Math.max(0, left - below)))}</p>
      )}
      {pack.stopCardShown && (
        <p className="last-coup" role="status">
          {message.view.phase === 'coup' ? words.lastCoup : words.shoeOver}
        </p>
      )}
    </section>
  );
}
