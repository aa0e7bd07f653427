import type { LobbyTable } from '@sabot/protocol';
import { type ReactNode, useId } from 'react';

interface MiniTableProps {
  readonly shape: 'oval' | 'half-moon';
  readonly table: LobbyTable;
  readonly children: ReactNode;
}

const W = 320;
const H = 148;
/** Where the seats begin and end, in degrees from the croupier's right, going round by the players. */
const ARC = { oval: [200, -20], 'half-moon': [176, 4] } as const;

/** A table seen from the door: taken seats are bright, free ones are rings. */
export function MiniTable({ shape, table, children }: MiniTableProps) {
  const glow = useId();
  const isOval = shape === 'oval';
  const [cx, cy, rx, ry] = isOval ? [W / 2, 74, 138, 60] : [W / 2, 26, 132, 104];
  const [from, to] = ARC[shape];
  const seats = Array.from({ length: table.seats }, (_, i) => {
    const angle = ((from + ((to - from) * (i + 0.5)) / table.seats) * Math.PI) / 180;
    return { n: i, x: cx + (rx + 9) * Math.cos(angle), y: cy + (ry + 9) * Math.sin(angle) };
  });
  const taken = table.seats - table.freeSeats.length;
  // Seats are numbered without 13, so a seat's place round the table is its rank among the numbers.
  const free = new Set(table.freeSeats.map((n) => (n > 13 ? n - 2 : n - 1)));
  const outline = isOval
    ? `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
    : `M${cx - rx} ${cy}a${rx} ${ry} 0 0 0 ${2 * rx} 0z`;
  return (
    <div className={`mini-table mini-${shape}`}>
      <svg viewBox={`0 0 ${W} ${H}`} aria-hidden="true" data-taken={taken}>
        <defs>
          <radialGradient id={glow}>
            <stop offset="0" stopColor="var(--baize-light)" />
            <stop offset="1" stopColor="var(--baize)" />
          </radialGradient>
        </defs>
        <path d={outline} className="mini-rim" />
        <path d={outline} className="mini-baize" fill={`url(#${glow})`} />
        {seats.map(({ n, x, y }) => (
          <circle key={n} cx={x} cy={y} r={4.2} className={free.has(n) ? 'seat-free' : 'seat-taken'} />
        ))}
      </svg>
      <div className="mini-middle">{children}</div>
    </div>
  );
}
