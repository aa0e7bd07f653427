import { lookUp } from '@sabot/engine/by-name';
import { useWords } from '../../locales/words.ts';
import { ChipStack } from '../../ui/chip.tsx';
import { Gloss } from '../../ui/gloss.tsx';
import { bankMoney } from '../circulo/bank-books.ts';
import { Cagnotte } from '../circulo/cagnotte.tsx';
import type { Geometry } from './geometry.ts';
import { associatesOf, garageOf, type Scene } from './scene.ts';
import { useCheminDeFer } from './use-chemin-de-fer.ts';

/** The bank's money in the middle, the garage at the croupier's right, the slot of the cagnotte before him. */
export function BankPlace({ scene, geometry }: { readonly scene: Scene; readonly geometry: Geometry }) {
  const { cheminDeFer, money, words } = useCheminDeFer();
  const { bank, garage, cagnotte, croupier } = geometry;
  const { terms } = useWords().dictionary.glossary;
  const held = garageOf(scene);
  const hidden = scene.phase === 'offer' || scene.phase === 'auction';
  const amount = bankMoney(scene);
  return (
    <>
      <span className="croupier" style={{ left: croupier.x, top: croupier.y }}>
        {words.croupier}
      </span>
      <div className="circulo-place chemin-de-fer-garage" style={{ left: garage.x, top: garage.y }}>
        <span aria-hidden>{held > 0 && <ChipStack cents={held} />}</span>
        <small>
          <Gloss means={terms.garage.means}>{cheminDeFer.garage}</Gloss>
        </small>
        <b>{held > 0 ? money(held) : '–'}</b>
      </div>
      <Cagnotte scene={scene} at={cagnotte} />
      {!hidden && scene.banker !== null && (
        <div
          data-hint="bank"
          className={`circulo-place circulo-bank ${geometry.isBankBetween ? '' : 'is-line'}`}
          style={{ left: bank.x, top: bank.y }}
        >
          {/* On one line the cards need the room. */}
          {geometry.isBankBetween && (
            <span className="circulo-bank-pile" aria-hidden>
              {amount > 0 && <ChipStack cents={amount} />}
            </span>
          )}
          <strong>{cheminDeFer.inBank(money(amount))}</strong>
          <Uncovered scene={scene} />
        </div>
      )}
    </>
  );
}

/** What nobody has covered yet of what the bank plays for, as the house reckons it; and whose money is in it. The panel has every share. */
function Uncovered({ scene }: { readonly scene: Scene }) {
  const { cheminDeFer, money, nameOf, message } = useCheminDeFer();
  const associates = associatesOf(scene);
  const left = message.situation?.uncovered ?? null;
  const isOpen = left !== null && scene.phase === message.view.phase;
  const shareOf = (player: string): number => lookUp(scene.books, `bank:${player}`) ?? 0;
  const [only, ...others] = associates;
  return (
    <>
      {isOpen && (
        <small className="chemin-de-fer-uncovered">
          {left > 0 ? cheminDeFer.uncovered(money(left)) : cheminDeFer.covered}
        </small>
      )}
      {only !== undefined && (
        <small>
          {others.length === 0
            ? `+ ${nameOf(only)} ${money(shareOf(only))}`
            : cheminDeFer.associates(associates.length, money(associates.reduce((sum, one) => sum + shareOf(one), 0)))}
        </small>
      )}
    </>
  );
}
