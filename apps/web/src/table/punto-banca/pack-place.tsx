import { CardBack } from '../../ui/card.tsx';
import { CARD_RATIO } from '../any-game/travelling-card.tsx';
import type { Geometry } from './geometry.ts';
import type { Scene } from './scene.ts';

const LAYERS = [0, 1, 2, 3, 4, 5];

/** Between two shoes: the pack in the middle of the cloth. It moves while it is being shuffled. */
export function PackPlace({ scene, geometry }: { readonly scene: Scene; readonly geometry: Geometry }) {
  const { now } = scene;
  const isMoving = now?.type === 'PackBrought' || now?.type === 'PackChecked' || now?.type === 'PackShuffled';
  const { cardWidth: width, hands, curve } = geometry;
  const height = width * CARD_RATIO;
  const at = `translate(${curve.cx - width / 2}px, ${hands.punto.y - height / 2}px)`;
  return (
    <div className={`pack-place ${isMoving ? 'is-moving' : ''}`} style={{ width, height, transform: at }} aria-hidden>
      {LAYERS.map((layer) => (
        <span key={layer} style={{ top: -layer * 1.5, animationDelay: `${layer * 60}ms` }}>
          <CardBack />
        </span>
      ))}
    </div>
  );
}
