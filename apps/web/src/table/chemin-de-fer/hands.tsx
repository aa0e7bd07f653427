import { SIDES, type Side } from '../any-game/bets.ts';
import { COVERED } from '../any-game/card-name.ts';
import { CARD_RATIO } from '../any-game/travelling-card.tsx';
import type { Geometry } from './geometry.ts';
import type { Scene } from './scene.ts';
import { useCdf } from './use-cdf.ts';

/** The names of the two hands, what each comes to, and what was said for it. */
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
  const { cdf, words, titleOf } = useCdf();
  const { x, y } = geometry.hands[side];
  const half = (geometry.cardWidth * CARD_RATIO) / 2;
  const cards = scene.cards.filter(({ hand, at }) => hand === side && at === 'table');
  const own = cards.some(({ peek }) => peek !== null);
  const isHere = own || cards.some(({ card }) => card !== COVERED);
  const keeper = side === 'banca' ? scene.banker : scene.holder;
  const total = scene.totals[side];
  const spoken = cards.map(({ card, peek }) => {
    const seen = peek ?? card;
    if (seen === COVERED) return words.hands.covered;
    const [rank = '', suit = ''] = seen;
    return words.cardName(words.ranks[rank as keyof typeof words.ranks] ?? rank, words.suits[suit as 's'] ?? '');
  });
  const told = spoken.length > 0 ? spoken.join(', ') : words.hands.none;
  return (
    <section
      className={`hand is-${side} ${scene.outcome === side ? 'is-winner' : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      aria-label={cdf.hand.label(cdf.hand[side], told, total === undefined ? '' : words.hands.total(total))}
    >
      {isHere && (
        <p className="hand-head" style={{ top: -half - (geometry.narrow ? 34 : 40) }} aria-hidden>
          <span className="hand-name">{cdf.hand[side]}</span>
          {total !== undefined && <b className="hand-total">{total}</b>}
        </p>
      )}
      {isHere && !(geometry.narrow && cards.length > 2) && (
        <p
          className="hand-note"
          style={{ top: half + (cards.length > 2 ? geometry.cardWidth * 0.42 : 0) + (geometry.narrow ? 2 : 6) }}
          aria-hidden
        >
          {own ? cdf.onlyYou : keeper === null ? '' : titleOf(keeper)}
        </p>
      )}
    </section>
  );
}
