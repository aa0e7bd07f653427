import type { Proof } from '@sabot/fairness';
import { useState } from 'react';
import { cardText } from '../history/tell-event.ts';
import { useFairnessWords } from './fairness-words.ts';

interface OrderOfCardsProps {
  readonly order: readonly string[];
  readonly proof: Proof;
}

const isRed = (card: string): boolean => card[1] === 'h' || card[1] === 'd';

/** Every card of the shoe in the order computed again: the exposed one, the burnt, those dealt, those that stayed. */
export function OrderOfCards({ order, proof }: OrderOfCardsProps) {
  const words = useFairnessWords().order;
  const [isOpen, setOpen] = useState(false);
  const { burnt = 0, below = 0, cards = [] } = proof;
  const stop = order.length - below;
  const kindOf = (i: number): 'exposed' | 'burnt' | 'dealt' | 'stayed' => {
    if (i === 0) return 'exposed';
    if (i <= burnt) return 'burnt';
    return i < cards.length ? 'dealt' : 'stayed';
  };
  return (
    <details className="order" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.title(order.length)}</summary>
      {isOpen && (
        <>
          <p className="quiet">{words.about(burnt, Math.max(0, cards.length - 1 - burnt), below)}</p>
          <ol>
            {order.map((card, i) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by its place in the shoe
                key={i}
                className={`is-${kindOf(i)} ${isRed(card) ? 'is-red' : ''} ${i === stop && below > 0 ? 'is-stop' : ''}`}
                title={words.place(i + 1, kindOf(i))}
              >
                {cardText(card)}
              </li>
            ))}
          </ol>
        </>
      )}
    </details>
  );
}
