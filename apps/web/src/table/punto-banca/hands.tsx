import { useWords } from '../../locales/words.ts';
import { Why } from '../../ui/why.tsx';
import { SIDES, type Side } from '../any-game/bets.ts';
import { cardName } from '../any-game/card-name.ts';
import { useTableContext } from '../any-game/table-context.ts';
import { CARD_RATIO } from '../any-game/travelling-card.tsx';
import type { Geometry } from './geometry.ts';
import { resultOf, type Scene, shownCoup } from './scene.ts';

/** The names of the two hands, what they are worth, and who has them. */
export function Hands({ scene, geometry }: { readonly scene: Scene; readonly geometry: Geometry }) {
  return SIDES.map((side) => <HandPlace key={side} side={side} scene={scene} geometry={geometry} />);
}

function HandPlace({
  side,
  scene,
  geometry,
}: {
  readonly side: Side;
  readonly scene: Scene;
  readonly geometry: Geometry;
}) {
  const { words } = useTableContext();
  const { x, y } = geometry.hands[side];
  const half = (geometry.cardWidth * CARD_RATIO) / 2;
  const total = scene.totals[side];
  const cards = scene.cards.filter((one) => one.hand === side && one.at !== 'basket');
  const won = resultOf(shownCoup(scene))?.outcome === side;
  const spoken = cards.map((one) => cardName(words, one.card)).join(', ') || words.hands.none;
  return (
    <section
      className={`hand is-${side} ${won ? 'is-winner' : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      aria-label={words.hands[side](total === undefined ? '' : words.hands.total(total), spoken)}
    >
      <span className="hand-head" style={{ bottom: half + 4 }} aria-hidden>
        <span className="hand-name">{words.zones[side]}</span>
        {total !== undefined && <b className="hand-total">{total}</b>}
      </span>
      <span className={`hand-slot ${cards.length > 0 ? 'is-filled' : ''}`} style={slotSize(geometry)} aria-hidden />
      <span className="hand-note" style={{ top: geometry.noteBelow }}>
        <HandNote side={side} scene={scene} />
      </span>
    </section>
  );
}

const slotSize = ({ cardWidth, narrow }: Geometry) => {
  const width = cardWidth * 2 + (narrow ? 4 : 7);
  return { width, height: cardWidth * CARD_RATIO, marginLeft: -width / 2, marginTop: (-cardWidth * CARD_RATIO) / 2 };
};

/** Under banca who deals, under either hand who has its cards. */
function HandNote({ side, scene }: { readonly side: Side; readonly scene: Scene }) {
  const { words, message, you, nameOf } = useTableContext();
  const ui = useWords().ui;
  const { handed } = scene;
  if (handed?.hand === side && handed.to !== null) {
    const mine = handed.to === you;
    const text = mine ? words.hands.youHold : words.hands.holds(handed.to);
    return (
      <Why ruleset={message.ruleset} grounds={handed.grounds.filter(Boolean)} about={text} label={`${text}. ${ui.why}`}>
        {text}
      </Why>
    );
  }
  const busy = scene.stage !== 'offer' && scene.stage !== 'pack' && scene.stage !== 'stakes';
  if (side === 'banca' && busy) {
    const { dealer } = scene;
    return dealer === you && you !== null ? words.hands.youDeal : words.hands.deals(nameOf(dealer));
  }
  return null;
}
