import { lookUp } from '@sabot/engine/by-name';
import './card.css';
import { memo } from 'react';
import { PIPS } from './pips.ts';
import { isRed, isSuit, type Suit, SuitMark } from './suit.tsx';

const indexOfRank = (rank: string): string => (rank === 'T' ? '10' : rank);

function Corner({ rank, suit }: { readonly rank: string; readonly suit: Suit | null }) {
  const wide = rank === 'T';
  return (
    <g>
      <text x={7.2} y={14} className="card-index" textAnchor="middle" data-wide={wide || undefined}>
        {indexOfRank(rank)}
      </text>
      {suit && <SuitMark suit={suit} x={7.2} y={20.5} height={7.6} />}
    </g>
  );
}

function Court({ rank, suit, bare }: { readonly rank: string; readonly suit: Suit | null; readonly bare: boolean }) {
  const half = suit && (
    <>
      <SuitMark suit={suit} x={21} y={20} height={9} />
      <path d="M15.5 60.5 V14.5 H48.5" className="card-frame" />
    </>
  );
  return (
    <>
      {half}
      <g transform="rotate(180 32 45)">{half}</g>
      {!bare && (
        <text x={32} y={58} className="card-court" textAnchor="middle">
          {rank}
        </text>
      )}
    </>
  );
}

interface CardFaceProps {
  readonly card: string;
  /** Fingers lie on its corners: pips and frame are seen, what names the card is not. */
  readonly bare?: boolean;
}

/** The face of a card: `Kd`, or a bare rank where the suit is unknown. Its name for people is its owner's affair. */
export function CardFace({ card, bare = false }: CardFaceProps) {
  const rank = card[0] ?? '';
  const suit = isSuit(card[1]) ? card[1] : null;
  const pips = lookUp(PIPS, rank);
  return (
    <svg viewBox="0 0 64 90" className={`card-face ${isRed(card[1]) ? 'is-red' : ''}`} aria-hidden>
      <rect x={0.5} y={0.5} width={63} height={89} rx={5} className="card-paper" />
      {!bare && (
        <>
          <Corner rank={rank} suit={suit} />
          <g transform="rotate(180 32 45)">
            <Corner rank={rank} suit={suit} />
          </g>
        </>
      )}
      {pips === undefined || suit === null ? (
        <Court rank={indexOfRank(rank)} suit={suit} bare={bare} />
      ) : (
        pips.map(([x, y]) => (
          <SuitMark key={`${x} ${y}`} suit={suit} x={x} y={y} height={rank === 'A' ? 30 : 13.4} turned={y > 46} />
        ))
      )}
    </svg>
  );
}

/** The back: brass lattice on wine. One picture for every card, so that no back can be told from another. */
export function CardBack() {
  return (
    <svg viewBox="0 0 64 90" className="card-back" aria-hidden>
      <rect x={0.5} y={0.5} width={63} height={89} rx={5} className="card-paper" />
      <rect x={4} y={4} width={56} height={82} rx={2.5} className="card-wine" />
      <svg x={6} y={6} width={52} height={78} viewBox="6 6 52 78" aria-hidden>
        <path d={LATTICE} className="card-lattice" />
      </svg>
      <rect x={6} y={6} width={52} height={78} rx={1.5} className="card-border" />
      <path d="M32 31 L43 45 L32 59 L21 45 Z" className="card-lozenge" />
      <path d="M32 37 L38.3 45 L32 53 L25.7 45 Z" className="card-heart" />
    </svg>
  );
}

const LATTICE = Array.from({ length: 17 }, (_, i) => {
  const y = i * 8 - 28;
  return `M6 ${y}L58 ${y + 52}M58 ${y}L6 ${y + 52}`;
}).join('');

interface PlayingCardProps {
  readonly card: string;
  readonly className?: string;
}

/** A card that can be turned over. */
export const PlayingCard = memo(function PlayingCard({ card, className = '' }: PlayingCardProps) {
  const covered = card === '??';
  return (
    <div className={`card ${covered ? 'is-covered' : ''} ${className}`}>
      <div className="card-turn">
        <div className="card-side">{!covered && <CardFace card={card} />}</div>
        <div className="card-side card-under">
          <CardBack />
        </div>
      </div>
    </div>
  );
});
