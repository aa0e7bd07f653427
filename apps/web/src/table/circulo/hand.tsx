import { COVERED, cardName } from '../any-game/card-name.ts';
import { countedIn } from '../any-game/counted.ts';
import type { Point } from '../any-game/curve.ts';
import { CARD_RATIO } from '../any-game/travelling-card.tsx';
import type { SceneCard } from './scene-card.ts';
import { useCirculo } from './use-circulo.ts';

/** How far from its cards the words of a hand stand, and how wide those under it may be. */
export interface HandWords {
  readonly above: number;
  readonly below: number;
  readonly width: number;
}
interface HandProps {
  /** Whose hand it is, and all the cards of the coup. */
  readonly side: string;
  readonly cards: readonly SceneCard[];
  readonly at: Point;
  readonly geometry: { readonly cardWidth: number; readonly handWords: HandWords };
  /** What it is called where it is read out, and above its cards. */
  readonly name: string;
  readonly head: string;
  readonly total: number | undefined;
  /** Whose turn it is with these cards; whoever had them before them has seen them too. */
  readonly keeper: string | null;
  /** What is read out after the total, and written below the cards; your own say that you alone see them. */
  readonly ended?: string;
  /** What was said of it, beside the word that you alone see your cards. */
  readonly said?: string;
  readonly note: string;
  readonly isWinner: boolean;
}

/** The name of a hand, what it comes to, and a word on it. */
export function Hand({
  side,
  at,
  geometry,
  name,
  head,
  total: shown,
  keeper,
  ended = '',
  said = '',
  note,
  isWinner,
  ...props
}: HandProps) {
  const { game, words, you } = useCirculo();
  const { cardWidth, handWords } = geometry;
  const half = (cardWidth * CARD_RATIO) / 2;
  const cards = props.cards.filter((card) => card.hand === side && card.at === 'table');
  const own = cards.some(({ peek }) => peek !== null);
  const isHere = own || cards.some(({ card }) => card !== COVERED);
  const total = shown ?? (own ? countedIn(cards.map(({ card, peek }) => peek ?? card)) : undefined);
  const spoken = cards.map(({ card, peek }) => cardName(words, peek ?? card)).join(', ') || words.hands.none;
  const counted = total === undefined ? '' : words.hands.total(total);
  return (
    <section
      className={`hand is-${side === 'banca' ? 'banca' : 'punto'} ${isWinner ? 'is-winner' : ''}`}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      aria-label={game.hand.label(name, spoken, `${counted}${ended}`)}
    >
      {isHere && (
        <p className="hand-head" style={{ top: -half - handWords.above }} aria-hidden>
          <span className="hand-name">{head}</span>
          {total !== undefined && <b className="hand-total">{total}</b>}
        </p>
      )}
      {isHere && (
        <p className="hand-note" style={{ top: handWords.below, maxWidth: handWords.width }} aria-hidden>
          {own && (keeper === null || keeper === you) ? [game.onlyYou, said].filter(Boolean).join(' · ') : note}
        </p>
      )}
    </section>
  );
}
