import { capital, quotedIn } from '@sabot/words';
import { Hand } from '../circulo/hand.tsx';
import { keeperOf } from './cards.tsx';
import type { Geometry } from './geometry.ts';
import { type Scene, SIDES } from './scene.ts';
import { useDosPanos } from './use-dos-panos.ts';

/** The names of the three hands, what each comes to, and how each paño ended. */
export function Hands({ scene, geometry }: { readonly scene: Scene; readonly geometry: Geometry }) {
  const { dosPanos, nameOf, language } = useDosPanos();
  if (scene.phase !== 'coup' && !scene.cards.some(({ at }) => at === 'table')) return null;
  return SIDES.map((side) => {
    const keeper = keeperOf(scene, side);
    const outcome = side === 'banca' ? undefined : scene.outcomes[side];
    const word = side === 'banca' ? undefined : scene.words[side];
    const said = word === undefined ? '' : quotedIn(language, word);
    const keeps = [keeper === null ? '' : nameOf(keeper), said].filter(Boolean).join(': ');
    const ended = outcome && dosPanos.outcomes[outcome];
    return (
      <Hand
        key={side}
        side={side}
        cards={scene.cards}
        at={geometry.hands[side]}
        geometry={geometry}
        name={dosPanos.hand[side]}
        head={side === 'banca' ? dosPanos.hand[side] : dosPanos.zones[side]}
        total={scene.totals[side]}
        keeper={keeper}
        ended={[said, ended].map((part) => (part ? `; ${part}` : '')).join('')}
        said={said}
        note={capital(ended ?? keeps)}
        isWinner={outcome === 'pano'}
      />
    );
  });
}
