import { TravellingCard, type Where } from '../any-game/travelling-card.tsx';
import { type Geometry, placeIn, seatIn, shoeIn } from './geometry.ts';
import { COVERED, type Scene, type SceneCard, type Side } from './scene.ts';
import { useCdf } from './use-cdf.ts';

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
            own={card.peek === null ? '' : 'is-own'}
            to={whereIs(card, nth, scene, geometry, you)}
            shoe={shoe}
            width={geometry.cardWidth}
          />
        );
      })}
    </div>
  );
}
