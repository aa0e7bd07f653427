import { capital } from '../../locales/capital.ts';
import { Hand } from '../circulo/hand.tsx';
import { keeperOf } from './cards.tsx';
import type { Geometry } from './geometry.ts';
import { type Scene, SIDES } from './scene.ts';
import { usePanos } from './use-panos.ts';

/** The names of the three hands, what each comes to, and how each paño ended. */
export function Hands({ scene, geometry }: { readonly scene: Scene; readonly geometry: Geometry }) {
  const { panos, nameOf } = usePanos();
  if (scene.phase !== 'coup' && !scene.cards.some(({ at }) => at === 'table')) return null;
  return SIDES.map((side) => {
    const keeper = keeperOf(scene, side);
    const outcome = side === 'banca' ? undefined : scene.outcomes[side];
    const ended = outcome && panos.outcomes[outcome];
    return (
      <Hand
        key={side}
        side={side}
        cards={scene.cards}
        at={geometry.hands[side]}
        geometry={geometry}
        name={panos.hand[side]}
        head={side === 'banca' ? panos.hand[side] : panos.zones[side]}
        total={scene.totals[side]}
        ended={ended === undefined ? '' : `; ${ended}`}
        note={capital(ended ?? (keeper === null ? '' : nameOf(keeper)))}
        isWinner={outcome === 'pano'}
      />
    );
  });
}
