import { COVERED } from '../any-game/card-name.ts';
import { CARD_RATIO } from '../any-game/travelling-card.tsx';
import { keeperOf } from './cards.tsx';
import type { Geometry } from './geometry.ts';
import { type Scene, SIDES, type Side } from './scene.ts';
import { usePanos } from './use-panos.ts';

/** The names of the three hands, what each comes to, and how each paño ended. */
export function Hands({ scene, geometry }: { readonly scene: Scene; readonly geometry: Geometry }) {
  const isOut = scene.cards.some(({ at }) => at === 'table');
  if (scene.phase !== 'coup' && !isOut) return null;
  return (
    <>
      {SIDES.map((side) => (
        <Hand key={side} side={side} scene={scene} geometry={geometry} />
      ))}
    </>
  );
}

interface HandProps {
  readonly side: Side;
  readonly scene: Scene;
  readonly geometry: Geometry;
}

function Hand({ side, scene, geometry }: HandProps) {
  const { panos, words, nameOf, capital } = usePanos();
  const { x, y } = geometry.hands[side];
  const half = (geometry.cardWidth * CARD_RATIO) / 2;
  const cards = scene.cards.filter(({ hand, at }) => hand === side && at === 'table');
  const own = cards.some(({ peek }) => peek !== null);
  const isHere = own || cards.some(({ card }) => card !== COVERED);
  const keeper = keeperOf(scene, side);
  const total = scene.totals[side];
  const outcome = side === 'banca' ? undefined : scene.outcomes[side];
  const spoken = cards.map(({ card, peek }) => {
    const seen = peek ?? card;
    if (seen === COVERED) return words.hands.covered;
    const [rank = '', suit = ''] = seen;
    return words.cardName(words.ranks[rank as keyof typeof words.ranks] ?? rank, words.suits[suit as 's'] ?? '');
  });
  const told = spoken.length > 0 ? spoken.join(', ') : words.hands.none;
  const ended = outcome === undefined ? '' : `; ${panos.outcomes[outcome]}`;
  const note = own
    ? panos.onlyYou
    : outcome !== undefined
      ? panos.outcomes[outcome]
      : keeper === null
        ? ''
        : nameOf(keeper);
  return (
    <section
      className={`hand is-${side === 'banca' ? 'banca' : 'punto'} ${outcome === 'pano' ? 'is-winner' : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      aria-label={panos.hand.label(
        panos.hand[side],
        told,
        `${total === undefined ? '' : words.hands.total(total)}${ended}`,
      )}
    >
      {isHere && (
        <p className="hand-head" style={{ top: -half - (geometry.narrow ? 30 : 40) }} aria-hidden>
          <span className="hand-name">{side === 'banca' ? panos.hand[side] : panos.zones[side]}</span>
          {total !== undefined && <b className="hand-total">{total}</b>}
        </p>
      )}
      {isHere && !(geometry.narrow && cards.length > 2) && (
        <p
          className="hand-note"
          style={{ top: half + (cards.length > 2 ? geometry.cardWidth * 0.4 : 0) + (geometry.narrow ? 1 : 6) }}
          aria-hidden
        >
          {capital(note)}
        </p>
      )}
    </section>
  );
}
