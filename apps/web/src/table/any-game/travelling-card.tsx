import { type CSSProperties, useState } from 'react';
import { PlayingCard } from '../../ui/card.tsx';

/** A card's height for a width of one. */
export const CARD_RATIO = 90 / 64;

export interface Where {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
}

const transformOf = ({ x, y, turn, scale }: Where): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${scale})`;

interface TravellingCardProps {
  readonly card: string;
  readonly gone: boolean;
  /** How a card in one's own hand is marked; the empty text: it is not. */
  readonly own: string;
  readonly to: Where;
  readonly shoe: Where;
  readonly width: number;
}

/** A card on the cloth. When it appears it comes out of the shoe, by the style sheet: begun from here, each card would be laid out by itself. */
export function TravellingCard({ card, gone, own, to, shoe, width }: TravellingCardProps) {
  const [from] = useState(() => transformOf(shoe));
  const style = { width, height: width * CARD_RATIO, transform: transformOf(to), '--from': from } as CSSProperties;
  return (
    <div className={`travelling ${gone ? 'is-gone' : ''} ${own}`} style={style}>
      <PlayingCard card={card} />
    </div>
  );
}
