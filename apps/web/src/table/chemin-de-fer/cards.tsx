import { useLayoutEffect, useRef } from 'react';
import { PlayingCard } from '../../ui/card.tsx';
import { stillMotion } from '../punto-banca/still-motion.ts';
import { CARD_RATIO, type Geometry, placeIn, seatIn, shoeIn } from './geometry.ts';
import { COVERED, type Scene, type SceneCard, type Side } from './scene.ts';
import { useCdf } from './use-cdf.ts';

interface Where {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
}

/** Whose cards these are until they are shown: punto's holder, or the banker. */
const keeperOf = (scene: Scene, hand: Side): string | null => (hand === 'banca' ? scene.banker : scene.holder);

/** A covered hand lies before its holder; your own, and whatever is shown, in the middle. */
function whereIs(card: SceneCard, nth: number, scene: Scene, geometry: Geometry, you: string | null): Where {
  if (card.at === 'basket' || card.hand === 'discard') return { ...geometry.basket, turn: -30, scale: 0.4 };
  const keeper = keeperOf(scene, card.hand);
  const seat = keeper === null ? undefined : seatIn(geometry, placeIn(scene.people, keeper)?.seat ?? 0);
  const { cardWidth } = geometry;
  if (card.card === COVERED && keeper !== you && seat) {
    const step = cardWidth * 0.4;
    return { x: seat.held.x + (nth - 0.5) * step, y: seat.held.y, turn: (nth - 0.5) * 10, scale: 0.56 };
  }
  const { x, y } = geometry.hands[card.hand];
  if (nth < 2) return { x: x + (nth - 0.5) * (cardWidth + 5), y, turn: 0, scale: 1 };
  return { x, y: y + cardWidth * 0.62, turn: 90, scale: 1 };
}

const transformOf = ({ x, y, turn, scale }: Where): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${scale})`;

/** Every card of the coup. One that appears comes out of the shoe, which stands before the banker. */
export function Cards({ scene, geometry }: { readonly scene: Scene; readonly geometry: Geometry }) {
  const { you } = useCdf();
  const counts = { punto: 0, banca: 0, discard: 0 };
  const shoe = { ...shoeIn(geometry, scene), turn: 12, scale: 0.6 };
  return (
    <div className="cards" aria-hidden>
      {scene.cards.map((card) => {
        const nth = counts[card.hand];
        counts[card.hand] += 1;
        return (
          <TravellingCard
            key={`${scene.coup?.no ?? scene.lastCoup?.no ?? 0}:${card.no}`}
            card={card.peek ?? card.card}
            gone={card.at === 'basket'}
            mine={card.peek !== null}
            to={whereIs(card, nth, scene, geometry, you)}
            shoe={shoe}
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
      className={`travelling ${gone ? 'is-gone' : ''} ${mine ? 'is-own' : ''}`}
      style={{ width, height: width * CARD_RATIO, transform: transformOf(to) }}
    >
      <PlayingCard card={card} />
    </div>
  );
}
