import { CardBack } from '../../ui/card.tsx';
import { useCirculo } from './use-circulo.ts';

interface ShoeProps {
  readonly at: { readonly x: number; readonly y: number };
  readonly pack: { readonly decks: number; readonly out: number };
  readonly narrow: boolean;
}

/** The shoe: it stands before the banker and goes with the bank. */
export function Shoe({ at, pack, narrow }: ShoeProps) {
  const { game } = useCirculo();
  const all = pack.decks * 52;
  const left = all - pack.out;
  return (
    <div
      className={`circulo-shoe ${narrow ? 'is-narrow' : ''}`}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      role="img"
      aria-label={game.shoeLeft(left)}
    >
      <span className="circulo-shoe-body" aria-hidden>
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
