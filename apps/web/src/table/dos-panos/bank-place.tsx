import { ChipStack } from '../../ui/chip.tsx';
import { bankMoney } from '../circulo/bank-books.ts';
import { Cagnotte } from '../circulo/cagnotte.tsx';
import type { Geometry } from './geometry.ts';
import { depositOf, type Scene } from './scene.ts';
import { useDosPanos } from './use-dos-panos.ts';

/** The bank in the croupier's keeping, what stands behind it, and the slot of the cagnotte. */
export function BankPlace({ scene, geometry }: { readonly scene: Scene; readonly geometry: Geometry }) {
  const { dosPanos, money, words } = useDosPanos();
  const { bank, cagnotte, croupier } = geometry;
  const [amount, behind] = [bankMoney(scene), depositOf(scene)];
  return (
    <>
      <span className="croupier" style={{ left: croupier.x, top: croupier.y }}>
        {words.croupier}
      </span>
      <Cagnotte scene={scene} at={cagnotte} />
      {scene.banker !== null && (
        <div
          data-hint="bank"
          className="circulo-place circulo-bank dos-panos-bank"
          style={{ left: bank.x, top: bank.y }}
        >
          <span className="circulo-bank-pile" aria-hidden>
            {amount > 0 && <ChipStack cents={amount} />}
          </span>
          <strong>{dosPanos.inBank(money(amount))}</strong>
          {behind > 0 && <small>{dosPanos.behind(money(behind))}</small>}
        </div>
      )}
    </>
  );
}
