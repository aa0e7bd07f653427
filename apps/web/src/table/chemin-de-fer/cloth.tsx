import { memo } from 'react';
import type { Geometry } from './geometry.ts';

/** The table itself: rim, cloth, the numbered departments and the line. It is drawn once and nothing on it moves. */
export const Cloth = memo(function Cloth({ geometry }: { readonly geometry: Geometry }) {
  const { width, height, curve, rim, seats, mark, narrow, lineIn } = geometry;
  const edge = curve.path(0);
  return (
    <svg
      className={`baize cdf-cloth ${narrow ? 'is-narrow' : ''}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden
    >
      <defs>
        <radialGradient id="cdf-cloth" cx="50%" cy="40%" r="72%">
          <stop offset="0%" stopColor="#1f7259" />
          <stop offset="55%" stopColor="#155642" />
          <stop offset="100%" stopColor="#0d3d30" />
        </radialGradient>
        <linearGradient id="cdf-wood" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#6a4630" />
          <stop offset="45%" stopColor="#482f20" />
          <stop offset="100%" stopColor="#2a1a12" />
        </linearGradient>
      </defs>
      <path d={curve.path(rim)} className="baize-shadow" />
      <path d={curve.path(rim)} fill="url(#cdf-wood)" />
      <path d={curve.path(rim - 1.2)} className="rim-light" />
      <path d={edge} fill="url(#cdf-cloth)" />
      <path d={edge} className="baize-brass" />
      <path d={curve.path(-lineIn)} className="cdf-line" />
      {seats.map(({ n, number, stake }) => (
        <g key={n} className="is-punto">
          <text x={number.x} y={number.y} className="seat-number">
            {n}
          </text>
          <g className="mark">
            <circle cx={stake.x} cy={stake.y} r={mark / 2} />
          </g>
        </g>
      ))}
    </svg>
  );
});
