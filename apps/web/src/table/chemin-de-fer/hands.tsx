import { SIDES } from '../any-game/bets.ts';
import { Hand } from '../circulo/hand.tsx';
import { keeperOf } from './cards.tsx';
import type { Geometry } from './geometry.ts';
import type { Scene } from './scene.ts';
import { useCheminDeFer } from './use-chemin-de-fer.ts';

/** The names of the two hands, what each comes to, and whose it is. */
export function Hands({ scene, geometry }: { readonly scene: Scene; readonly geometry: Geometry }) {
  const { cheminDeFer, titleOf } = useCheminDeFer();
  if (scene.phase !== 'coup' && !scene.cards.some(({ at }) => at === 'table')) return null;
  return SIDES.map((side) => {
    const keeper = keeperOf(scene, side);
    return (
      <Hand
        key={side}
        side={side}
        cards={scene.cards}
        at={geometry.hands[side]}
        geometry={geometry}
        name={cheminDeFer.hand[side]}
        head={cheminDeFer.hand[side]}
        total={scene.totals[side]}
        keeper={keeper}
        note={keeper === null ? '' : titleOf(keeper)}
        isWinner={scene.outcome === side}
      />
    );
  });
}
