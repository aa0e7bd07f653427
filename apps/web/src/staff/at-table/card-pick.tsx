import { lookUp } from '@sabot/engine/by-name';
import type { ReportSheet } from '@sabot/protocol';
import { useWords } from '../../locales/words.ts';
import { COVERED, cardName } from '../../table/any-game/card-name.ts';
import { CardBack, CardFace } from '../../ui/card.tsx';
import { useStaffWords } from '../staff-words.ts';

type Lying = ReportSheet['cards'][number];

interface CardPickProps {
  readonly cards: readonly Lying[];
  readonly chosen: unknown;
  readonly choose: (no: number | null) => void;
}

/** The cards as they lie on the felt, hand by hand: the one it concerns is pressed, and pressed again taken back. */
export function CardPick({ cards, chosen, choose }: CardPickProps) {
  const { wrong } = useStaffWords();
  const { table: words } = useWords();
  const hands = [...new Set(cards.map(({ hand }) => hand))];
  const handName = (hand: string): string => lookUp(wrong.hands, hand) ?? hand;
  return (
    <fieldset className="staff-pick">
      <legend>{wrong.card}</legend>
      <div className="felt-pick">
        {hands.map((hand) => (
          <div key={hand}>
            <p className="quiet">{handName(hand)}</p>
            <div className="felt-hand">
              {cards
                .filter((one) => one.hand === hand)
                .map(({ no, card }) => (
                  <label key={no} className={`felt-card ${no === chosen ? 'is-chosen' : ''}`}>
                    <input
                      type="checkbox"
                      aria-label={wrong.onFelt(no, cardName(words, card), handName(hand))}
                      checked={no === chosen}
                      onChange={(event) => choose(event.target.checked ? no : null)}
                    />
                    {card === COVERED ? <CardBack /> : <CardFace card={card} />}
                  </label>
                ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
