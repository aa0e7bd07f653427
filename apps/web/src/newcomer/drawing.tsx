import type { ReactNode } from 'react';
import { CardBack, CardFace } from '../ui/card.tsx';
import { ChipFace } from '../ui/chip.tsx';

/** The picture of a game: a felt seen from above, and what is on it. */
export function Drawing({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 360 176" className="how-picture" role="img" aria-label={label}>
      <rect x={6} y={6} width={348} height={164} rx={80} className="drawn-felt" />
      {children}
    </svg>
  );
}

interface At {
  readonly x: number;
  readonly y: number;
}

const CARD = { w: 38, h: 53.4 } as const;

/** Cards side by side, with their middle here; `null` lies face down. */
export function DrawnHand({ x, y, cards }: At & { readonly cards: readonly (string | null)[] }) {
  const left = x - (cards.length * (CARD.w + 4) - 4) / 2;
  return cards.map((card, i) => (
    <svg
      key={card ?? `covered-${i}`}
      x={left + i * (CARD.w + 4)}
      y={y - CARD.h / 2}
      width={CARD.w}
      height={CARD.h}
      viewBox="0 0 64 90"
      aria-hidden
    >
      {card === null ? <CardBack /> : <CardFace card={card} />}
    </svg>
  ));
}

/** A pile of chips with its sum below. */
export function DrawnChips({ x, y, cents, sum }: At & { readonly cents: number; readonly sum: string }) {
  return (
    <>
      <svg x={x - 11} y={y - 11} width={22} height={22} viewBox="0 0 56 56" aria-hidden>
        <ChipFace cents={cents} />
      </svg>
      <text x={x} y={y + 25} textAnchor="middle" className="drawn-note">
        {sum}
      </text>
    </>
  );
}

export function Seat({ x, y, isBank = false }: At & { readonly isBank?: boolean }) {
  return <circle cx={x} cy={y} r={9} className={`drawn-seat ${isBank ? 'is-bank' : ''}`} />;
}

interface LetteredProps extends At {
  readonly as: 'name' | 'note' | 'total';
  readonly isWinner?: boolean;
  readonly children: ReactNode;
}

export function Lettered({ x, y, as, isWinner = false, children }: LetteredProps) {
  return (
    <text x={x} y={y} textAnchor="middle" className={`drawn-${as} ${isWinner ? 'is-winner' : ''}`}>
      {children}
    </text>
  );
}
