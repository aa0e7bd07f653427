import { useLayoutEffect, useRef } from 'react';
import { PlayingCard } from '../../ui/card.tsx';
import type { Geometry } from './geometry.ts';
import { CARD_RATIO } from './geometry.ts';
import { cardIn, placeIn, seatIn } from './places.ts';
import type { Scene, SceneCard } from './scene.ts';
import { stillMotion } from './still-motion.ts';

interface Where {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
}

/** Where a card lies now: with its hand, with whoever has to uncover it, or with the used cards. */
function whereIs(card: SceneCard, nth: number, scene: Scene, geometry: Geometry, you: string | null): Where {
  const hand = card.hand === 'discard' ? null : card.hand;
  if (card.at === 'basket' || hand === null) return { ...geometry.basket, turn: -30, scale: 0.4 };
  const holder = scene.handed?.hand === hand ? scene.handed.to : null;
  if (card.at === 'holder' && holder !== null && holder !== you) {
    const seat = seatIn(geometry, placeIn(scene.people, holder)?.seat ?? 0);
    const step = geometry.cardWidth * 0.36;
    if (seat) return { x: seat.held.x + (nth - 0.5) * step, y: seat.held.y, turn: (nth - 0.5) * 10, scale: 0.66 };
  }
  const isYours = card.at === 'holder' && holder === you;
  return { ...cardIn(geometry, hand, nth), scale: isYours ? 1.06 : 1 };
}

const transformOf = ({ x, y, turn, scale }: Where): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${scale})`;

interface CardsProps {
  readonly scene: Scene;
  readonly geometry: Geometry;
  readonly you: string | null;
}

/** Every card of the coup. One that appears comes out of the shoe. */
export function Cards({ scene, geometry, you }: CardsProps) {
  const counts = { punto: 0, banca: 0, discard: 0 };
  return (
    <div className="cards" aria-hidden>
      {scene.cards.map((card) => {
        const nth = counts[card.hand];
        counts[card.hand] += 1;
        return (
          <TravellingCard
            key={`${scene.coup?.no ?? scene.lastCoup?.no ?? 0}:${card.no}`}
            card={card.card}
            gone={card.at === 'basket'}
            mine={card.at === 'holder' && scene.handed?.to === you && you !== null}
            to={whereIs(card, nth, scene, geometry, you)}
            shoe={{ ...geometry.shoe, turn: 12, scale: 0.6 }}
            width={geometry.cardWidth}
          />
        );
      })}
    </div>
  );
}

interface TravellingCardProps {
  readonly card: string;
  readonly gone: boolean;
  readonly mine: boolean;
  readonly to: Where;
  readonly shoe: Where;
  readonly width: number;
}

function TravellingCard({ card, gone, mine, to, shoe, width }: TravellingCardProps) {
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
      className={`travelling ${gone ? 'is-gone' : ''} ${mine ? 'is-mine' : ''}`}
      style={{ width, height: width * CARD_RATIO, transform: transformOf(to) }}
    >
      <PlayingCard card={card} />
    </div>
  );
}
