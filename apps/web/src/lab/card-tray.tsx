import { type PackFault, RANKS, remaining, SUITS } from '@sabot/odds/math';
import { useEffect, useId, useState } from 'react';
import { useLanguage } from '../locales/words.ts';
import { isRed, type Suit, SuitMark } from '../ui/suit.tsx';
import { figuresIn } from './figures-in.ts';
import { cardsIn } from './lab-state.ts';
import { useLabWords } from './lab-words.ts';

interface CardTrayProps {
  readonly decks: number;
  readonly gone: readonly string[];
  readonly change: (gone: readonly string[]) => void;
}

const ALL_SUITS = [...SUITS] as readonly Suit[];
const countOf = (gone: readonly string[], card: string): number => gone.filter((one) => one === card).length;
const rankName = (rank: string): string => (rank === 'T' ? '10' : rank);

/** Cards that have left the shoe: touched one by one, or written. */
export function CardTray({ decks, gone, change }: CardTrayProps) {
  const words = useLabWords().gone;
  const { whole } = figuresIn(useLanguage());
  const [suit, setSuit] = useState<Suit>('s');
  const left = (rank: string): number => decks - countOf(gone, rank + suit);
  const unlike = [...new Set(gone)].sort(
    (a, b) => RANKS.indexOf(a.charAt(0)) - RANKS.indexOf(b.charAt(0)) || a.localeCompare(b),
  );
  const putBack = (card: string): void => change(gone.toSpliced(gone.lastIndexOf(card), 1));
  return (
    <fieldset className="lab-tray">
      <legend>{words.title}</legend>
      <p className="quiet">{words.lead}</p>
      <div className="tray-suits" role="radiogroup" aria-label={words.suit}>
        {ALL_SUITS.map((one) => (
          <label key={one} className={isRed(one) ? 'is-red' : ''}>
            <input type="radio" name="suit" checked={one === suit} onChange={() => setSuit(one)} />
            <SuitGlyph suit={one} size={18} />
            <span className="sr-only">{words.suits[one]}</span>
          </label>
        ))}
      </div>
      <div className="tray-ranks">
        {[...RANKS].map((rank) => (
          <button
            key={rank}
            type="button"
            className={isRed(suit) ? 'is-red' : ''}
            disabled={left(rank) === 0 || 52 * decks - gone.length <= 6}
            onClick={() => change([...gone, rank + suit])}
          >
            <span className="sr-only">{words.rank.before}</span>
            <span>{rankName(rank)}</span>
            <span className="sr-only">{words.rank.between(words.suits[suit])}</span>
            <small>{left(rank)}</small>
            <span className="sr-only">{words.rank.after}</span>
          </button>
        ))}
      </div>
      <CardText decks={decks} gone={gone} change={change} />
      <p className="tray-state" role="status">
        {gone.length === 0 ? words.none : words.some(gone.length, whole(52 * decks - gone.length))}
      </p>
      {gone.length > 0 && (
        <div className="tray-gone">
          {unlike.map((card) => (
            <button
              key={card}
              type="button"
              className={isRed(card.charAt(1)) ? 'is-red' : ''}
              onClick={() => putBack(card)}
            >
              <span className="sr-only">{words.back}</span>
              {rankName(card.charAt(0))}
              <span className="sr-only"> {words.suits[card.charAt(1) as Suit]}</span>
              <SuitGlyph suit={card.charAt(1) as Suit} size={12} />
              {countOf(gone, card) > 1 && <small>×{countOf(gone, card)}</small>}
            </button>
          ))}
          <button type="button" className="plain" onClick={() => change([])}>
            {words.clear}
          </button>
        </div>
      )}
    </fieldset>
  );
}

function SuitGlyph({ suit, size }: { readonly suit: Suit; readonly size: number }) {
  return (
    <svg viewBox="-10 -10 20 20" width={size} height={size} aria-hidden fill="currentColor">
      <SuitMark suit={suit} x={0} y={0} height={19} />
    </svg>
  );
}

/** What is written counts as soon as it is possible; until then it is said what is not. */
function CardText({ decks, gone, change }: CardTrayProps) {
  const words = useLabWords();
  const { whole } = figuresIn(useLanguage());
  const [text, setText] = useState(gone.join(', '));
  const [fault, setFault] = useState<PackFault | null>(null);
  const [field, help] = [useId(), useId()];
  useEffect(() => {
    setText((now) => (cardsIn(now).join() === gone.join() ? now : gone.join(', ')));
    setFault(null);
  }, [gone]);
  const write = (now: string): void => {
    setText(now);
    const cards = cardsIn(now);
    const left = remaining(decks, cards);
    setFault(left.ok ? null : left.fault);
    if (left.ok && cards.join() !== gone.join()) change(cards);
  };
  return (
    <div className="tray-text">
      <label htmlFor={field}>{words.gone.text}</label>
      <input
        id={field}
        value={text}
        placeholder={words.gone.hint}
        aria-invalid={fault !== null}
        aria-describedby={help}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => write(event.target.value)}
      />
      <p id={help} className={fault === null ? 'quiet' : 'refused'} role={fault === null ? undefined : 'alert'}>
        {fault === null
          ? words.gone.how
          : words.faults[fault.code](typeof fault.given === 'number' ? whole(fault.given) : fault.given)}
      </p>
    </div>
  );
}
