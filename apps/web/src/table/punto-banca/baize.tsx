import type { Layout } from '@sabot/protocol';
import { memo } from 'react';
import { BETS } from '../any-game/bets.ts';
import type { Point } from '../any-game/curve.ts';
import type { Geometry } from './geometry.ts';

interface MarkProps {
  readonly at: Point;
  readonly size: number;
  readonly kind: Layout['zones'][number]['mark'] | undefined;
}

/** A circle or a box before the seat, as the text has it. */
function Mark({ at, size, kind }: MarkProps) {
  if (kind === 'circle') return <circle cx={at.x} cy={at.y} r={size / 2} />;
  return <rect x={at.x - size / 2} y={at.y - size / 2} width={size} height={size} rx={size / 6} />;
}

interface BaizeProps {
  readonly layout: Layout;
  readonly geometry: Geometry;
  readonly marks: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
}

/** The table itself: rim, cloth, and what is printed on the cloth. It is drawn once and nothing on it moves. */
export const Baize = memo(function Baize({ layout, geometry, marks, names }: BaizeProps) {
  const { width, height, curve, rim, seats, rows, mark, narrow } = geometry;
  const cloth = curve.path(0);
  const printed = BETS.filter((bet) => !rows.some((row) => row.bet === bet));
  const line = narrow ? 5 : 9;
  return (
    <svg
      className={`baize ${narrow ? 'is-narrow' : ''}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden
    >
      <defs>
        <radialGradient id="cloth" cx="50%" cy="38%" r="70%">
          <stop offset="0%" stopColor="#1f7259" />
          <stop offset="55%" stopColor="#155642" />
          <stop offset="100%" stopColor="#0d3d30" />
        </radialGradient>
        <linearGradient id="wood" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#6a4630" />
          <stop offset="45%" stopColor="#482f20" />
          <stop offset="100%" stopColor="#2a1a12" />
        </linearGradient>
      </defs>
      <path d={curve.path(rim)} className="baize-shadow" />
      <path d={curve.path(rim)} fill="url(#wood)" />
      <path d={curve.path(rim - 1.2)} className="rim-light" />
      <path d={cloth} fill="url(#cloth)" />
      <path d={cloth} className="baize-brass" />
      <path d={curve.path(-line)} className="baize-line" />
      {seats.map(({ n, number, zones }) => (
        <g key={n}>
          <text x={number.x} y={number.y} className="seat-number">
            {n}
          </text>
          {printed.map((bet) => (
            <g key={bet} className={`mark is-${bet}`}>
              <Mark at={zones[bet]} size={mark} kind={layout.zones.find((zone) => zone.bet === bet)?.mark} />
              <text x={zones[bet].x} y={zones[bet].y} className="mark-letter">
                {marks[bet]}
              </text>
            </g>
          ))}
        </g>
      ))}
      {rows.map(({ bet, name, boxes }) => (
        <g key={bet} className={`row is-${bet}`}>
          <text className={`row-name is-${name.anchor}`} x={name.x} y={name.y}>
            {names[bet]?.toUpperCase()}
          </text>
          {boxes.map((box) => (
            <g key={box.n}>
              <rect x={box.x - box.w / 2} y={box.y - box.h / 2} width={box.w} height={box.h} rx={4} />
              <text x={box.x} y={box.y}>
                {box.n}
              </text>
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
});
