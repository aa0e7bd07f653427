import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { CardBack, CardFace } from '../../ui/card.tsx';
import { COVERED, cardName } from '../any-game/card-name.ts';
import { useTableContext } from '../any-game/table-context.ts';
import { CARD_RATIO } from '../any-game/travelling-card.tsx';
import type { Geometry } from './geometry.ts';
import { cardIn } from './places.ts';
import type { Scene } from './scene.ts';
import { mayLookSlowly, rememberSlowly } from './slowly.ts';

const STEP = 0.08;
const WHOLE = 0.92;
/** From here on the fingers leave the corners, the index is seen and the card can be told; until then there are pips to count. */
const TOLD = 0.8;

/**
 * The cards you hold, where the regulation lets you take your time over them: drag one up, or press the up arrow, and
 * its back slides away little by little. When both are seen they are uncovered for everybody.
 */
export function OwnHand({ scene, geometry }: { readonly scene: Scene; readonly geometry: Geometry }) {
  const { words, table, you, acts, offered } = useTableContext();
  const { handed } = scene;
  const hand = `${scene.coup?.no}:${handed?.hand}`;
  const slowly = handed !== null && handed.to === you && (handed.squeeze || mayLookSlowly(table, hand));
  const cards = scene.cards.filter((card) => card.hand === handed?.hand && card.at === 'holder');
  const mine = slowly && you !== null && offered('Uncover') !== undefined;
  const [seen, setSeen] = useState<readonly number[]>([]);
  const isDone = mine && cards.length > 0 && seen.length >= cards.length;
  const { send } = acts;
  useEffect(() => {
    if (slowly) rememberSlowly(table, hand);
  }, [slowly, table, hand]);
  useEffect(() => {
    if (isDone) void send('Uncover');
  }, [isDone, send]);
  if (!mine || cards.some(({ peek }) => peek === null)) return null;
  return (
    <fieldset className="own-hand">
      <legend className="sr-only">{words.acts.squeezeLabel}</legend>
      {cards.map((card, nth) => (
        <SqueezedCard
          key={card.no}
          card={card.peek ?? ''}
          label={`${words.acts.squeezeLabel} ${nth + 1}`}
          name={cardName(words, card.peek ?? COVERED)}
          covered={cardName(words, COVERED)}
          at={cardIn(geometry, handed.hand, nth)}
          width={geometry.cardWidth}
          onSeen={() => setSeen((all) => (all.includes(card.no) ? all : [...all, card.no]))}
        />
      ))}
    </fieldset>
  );
}

interface SqueezedCardProps {
  readonly card: string;
  readonly label: string;
  readonly name: string;
  readonly covered: string;
  readonly at: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly onSeen: () => void;
}

function SqueezedCard({ card, label, name, covered, at, width, onSeen }: SqueezedCardProps) {
  const [open, setOpen] = useState(0);
  const start = useRef<number | null>(null);
  const height = width * CARD_RATIO;
  const reveal = (share: number): void => {
    const next = Math.max(0, Math.min(1, share));
    setOpen((now) => Math.max(now, next));
    if (next >= WHOLE) onSeen();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    reveal(open + STEP);
  };
  const onMove = (event: PointerEvent): void => {
    if (start.current !== null) reveal((start.current - event.clientY) / (height * 0.85));
  };
  return (
    <div
      className="squeezed"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(open * 100)}
      aria-valuetext={open >= TOLD ? name : covered}
      aria-orientation="vertical"
      style={{ width, height, transform: `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)` }}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        start.current = event.clientY + open * height * 0.85;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onMove}
      onPointerUp={() => {
        start.current = null;
      }}
    >
      <CardFace card={card} bare={open < TOLD} />
      <div className="squeezed-back" style={{ transform: `translateY(${-open * 100}%)` }}>
        <CardBack />
      </div>
    </div>
  );
}
