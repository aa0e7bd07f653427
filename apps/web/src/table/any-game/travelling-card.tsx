import { useLayoutEffect, useRef } from 'react';
import { PlayingCard } from '../../ui/card.tsx';
import { stillMotion } from './still-motion.ts';

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

/** A card on the cloth. When it appears it comes out of the shoe. */
export function TravellingCard({ card, gone, own, to, shoe, width }: TravellingCardProps) {
  const element = useRef<HTMLDivElement>(null);
  const arrival = useRef({ from: transformOf(shoe), to: transformOf(to) });
  useLayoutEffect(() => {
    if (stillMotion()) return;
    element.current?.animate?.(
      [
        { transform: arrival.current.from, opacity: 0.4 },
        { transform: arrival.current.to, opacity: 1 },
      ],
      { duration: 420, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    );
  }, []);
  return (
    <div
      ref={element}
      className={`travelling ${gone ? 'is-gone' : ''} ${own}`}
      style={{ width, height: width * CARD_RATIO, transform: transformOf(to) }}
    >
      <PlayingCard card={card} />
    </div>
  );
}
