import { useState } from 'react';
import { cardText } from '../../history/tell-event.ts';
import { useWords } from '../../locales/words.ts';
import { cardName } from '../../table/any-game/card-name.ts';
import { Button } from '../../ui/button.tsx';
import { isRed } from '../../ui/suit.tsx';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
const SUITS = ['s', 'h', 'd', 'c'];

interface CardKeysProps {
  readonly name: string;
  readonly cards: readonly string[];
  readonly most: number;
  readonly change: (cards: readonly string[]) => void;
}

/** At a table dealt by hand: which cards came out, a suit and a rank at a time; pressed again a card is taken back. */
export function CardKeys({ name, cards, most, change }: CardKeysProps) {
  const { table: words } = useWords();
  const [suit, setSuit] = useState('s');
  const named = (card: string): string => cardName(words, card);
  return (
    <fieldset className="staff-pick">
      <legend>{name}</legend>
      {cards.length > 0 && (
        <div className="staff-keys">
          {cards.map((card, i) => (
            <Button
              // biome-ignore lint/suspicious/noArrayIndexKey: two decks have the same card
              key={i}
              label={`${i + 1}. ${named(card)} ×`}
              onPress={() => change(cards.toSpliced(i, 1))}
            >{`${cardText(card)} ×`}</Button>
          ))}
        </div>
      )}
      {cards.length < most && (
        <>
          <div className="staff-keys card-suits">
            {SUITS.map((one) => (
              <label
                key={one}
                className={`staff-option ${one === suit ? 'is-chosen' : ''} ${isRed(one) ? 'is-red' : ''}`}
              >
                <input
                  type="radio"
                  name={name}
                  aria-label={words.suits[one]}
                  checked={one === suit}
                  onChange={() => setSuit(one)}
                />
                <span aria-hidden>{cardText(`x${one}`).slice(1)}</span>
              </label>
            ))}
          </div>
          <div className="staff-keys card-ranks">
            {RANKS.map((rank) => (
              <Button key={rank} label={named(rank + suit)} onPress={() => change([...cards, rank + suit])}>
                {rank === 'T' ? '10' : rank}
              </Button>
            ))}
          </div>
        </>
      )}
    </fieldset>
  );
}
