import { TravellingCard, type Where } from '../any-game/travelling-card.tsx';
import type { Geometry } from './geometry.ts';
import { cardIn, placeIn, seatIn } from './places.ts';
import type { Scene, SceneCard } from './scene.ts';

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
            own={card.at === 'holder' && scene.handed?.to === you && you !== null ? 'is-mine' : ''}
            to={whereIs(card, nth, scene, geometry, you)}
            shoe={{ ...geometry.shoe, turn: 12, scale: 0.6 }}
            width={geometry.cardWidth}
          />
        );
      })}
    </div>
  );
}
