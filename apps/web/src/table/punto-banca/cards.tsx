import { DealtCards } from '../any-game/dealt-cards.tsx';
import { placeIn, seatIn } from '../any-game/place-in.ts';
import type { Where } from '../any-game/travelling-card.tsx';
import type { Geometry } from './geometry.ts';
import { cardIn } from './places.ts';
import type { Scene, SceneCard } from './scene.ts';

/** Where a card lies now: with its hand, with whoever has to uncover it, or with the used cards. */
function whereIs(card: SceneCard, nth: number, scene: Scene, geometry: Geometry, you: string | null): Where {
  const hand = card.hand === 'discard' ? null : card.hand;
  if (card.at === 'basket' || hand === null) return { ...geometry.basket, turn: -30, scale: 0.4 };
  const holder = scene.handed?.hand === hand ? scene.handed.to : null;
  if (card.at === 'holder' && holder !== null && holder !== you) {
    const seat = seatIn(geometry, placeIn(scene.people, holder)?.seat ?? 0);
    const scale = geometry.heldWidth / geometry.cardWidth;
    const step = geometry.heldWidth * 0.4;
    if (seat) return { x: seat.held.x + (nth - 0.5) * step, y: seat.held.y, turn: (nth - 0.5) * 10, scale };
  }
  const isYours = card.at === 'holder' && holder === you;
  return { ...cardIn(geometry, hand, nth), scale: isYours ? 1.06 : 1 };
}

interface CardsProps {
  readonly scene: Scene;
  readonly geometry: Geometry;
  readonly you: string | null;
}

/** The cards of the coup; those that are handed to you are larger. */
export function Cards({ scene, geometry, you }: CardsProps) {
  return (
    <DealtCards
      scene={scene}
      shoe={{ ...geometry.shoe, turn: 12, scale: 0.6 }}
      width={geometry.cardWidth}
      faceOf={({ card }) => card}
      ownOf={({ at }) => (at === 'holder' && scene.handed?.to === you && you !== null ? 'is-mine' : '')}
      whereIs={(card, nth) => whereIs(card, nth, scene, geometry, you)}
    />
  );
}
