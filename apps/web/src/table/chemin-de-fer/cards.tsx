import type { Side } from '../any-game/bets.ts';
import { COVERED } from '../any-game/card-name.ts';
import { DealtCards } from '../any-game/dealt-cards.tsx';
import { placeIn, seatIn } from '../any-game/place-in.ts';
import { useTerms } from '../any-game/table-context.ts';
import type { Where } from '../any-game/travelling-card.tsx';
import { THIRD_BELOW } from '../circulo/oval.ts';
import type { SceneCard } from '../circulo/scene-card.ts';
import { type Geometry, shoeIn } from './geometry.ts';
import type { Scene } from './scene.ts';

/** Whose cards these are until they are shown: punto's holder, or the banker. */
export const keeperOf = (scene: Scene, hand: Side): string | null => (hand === 'banca' ? scene.banker : scene.holder);

/** A covered hand lies before its holder; your own, and whatever is shown, in the middle. */
function whereIs(card: SceneCard<Side>, nth: number, scene: Scene, geometry: Geometry, you: string | null): Where {
  if (card.at === 'basket' || card.hand === 'discard') return { ...geometry.basket, turn: -30, scale: 0.4 };
  const keeper = keeperOf(scene, card.hand);
  const seat = keeper === null ? undefined : seatIn(geometry, placeIn(scene.people, keeper)?.seat ?? 0);
  const { cardWidth, heldWidth } = geometry;
  if (card.card === COVERED && keeper !== you && seat) {
    const step = heldWidth * 0.4;
    return {
      x: seat.held.x + (nth - 0.5) * step,
      y: seat.held.y,
      turn: (nth - 0.5) * 10,
      scale: heldWidth / cardWidth,
    };
  }
  const { x, y } = geometry.hands[card.hand];
  if (nth < 2) return { x: x + (nth - 0.5) * (cardWidth + 5), y, turn: 0, scale: 1 };
  return { x, y: y + cardWidth * THIRD_BELOW, turn: 90, scale: 1 };
}

/** The cards of the coup: the shoe they come from stands before the banker. */
export function Cards({ scene, geometry }: { readonly scene: Scene; readonly geometry: Geometry }) {
  const { you } = useTerms();
  return (
    <DealtCards
      scene={scene}
      shoe={{ ...shoeIn(geometry, scene), turn: 12, scale: 0.6 }}
      width={geometry.cardWidth}
      faceOf={({ peek, card }) => peek ?? card}
      ownOf={({ peek }) => (peek === null ? '' : 'is-own')}
      whereIs={(card, nth) => whereIs(card, nth, scene, geometry, you)}
    />
  );
}
