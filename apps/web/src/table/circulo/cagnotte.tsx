import { useWords } from '../../locales/words.ts';
import { Gloss } from '../../ui/gloss.tsx';
import type { Kept } from '../any-game/books.ts';
import type { Point } from '../any-game/curve.ts';
import { cagnotteOf } from './bank-books.ts';
import { useCirculo } from './use-circulo.ts';

/** The slot of the cagnotte, with what has gone into it. */
export function Cagnotte({ scene, at }: { readonly scene: Kept; readonly at: Point }) {
  const { game, money } = useCirculo();
  const { cagnotte } = useWords().dictionary.glossary.terms;
  const deducted = money(cagnotteOf(scene));
  return (
    <div className="circulo-place circulo-cagnotte" style={{ left: at.x, top: at.y }}>
      <i aria-hidden />
      <small>
        <Gloss means={cagnotte.means}>{game.cagnotte}</Gloss> {deducted}
      </small>
    </div>
  );
}
