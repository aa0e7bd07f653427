import { CardBack } from '../../ui/card.tsx';
import { type Geometry, shoeIn } from './geometry.ts';
import { cardsLeft, type Scene } from './scene.ts';
import { useCdf } from './use-cdf.ts';

/** The shoe: it stands before the banker and goes round with the bank. */
export function Shoe({ scene, geometry }: { readonly scene: Scene; readonly geometry: Geometry }) {
  const { cdf } = useCdf();
  const left = cardsLeft(scene);
  const all = scene.pack.decks * 52;
  const { x, y } = shoeIn(geometry, scene);
  return (
    <div
      className={`cdf-shoe ${geometry.narrow ? 'is-narrow' : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      role="img"
      aria-label={cdf.shoeLeft(left)}
    >
      <span className="cdf-shoe-body" aria-hidden>
        <span className="shoe-mouth">
          <CardBack />
        </span>
        <span className="shoe-body">
          <b>{left}</b>
          <span className="shoe-gauge">
            <i style={{ transform: `scaleX(${all === 0 ? 0 : left / all})` }} />
          </span>
        </span>
      </span>
    </div>
  );
}
