import type { ReactNode } from 'react';
import type { Curve } from './curve.ts';

interface TableClothProps {
  readonly geometry: {
    readonly width: number;
    readonly height: number;
    readonly curve: Curve;
    readonly rim: number;
    readonly narrow: boolean;
  };
  /** How far inside the edge the line on the cloth runs, and how it is drawn. */
  readonly line: number;
  readonly lineClass: string;
  readonly children: ReactNode;
}

/** The table itself: rim and cloth, and what is printed on the cloth. It is drawn once and nothing on it moves. */
export function TableCloth({ geometry, line, lineClass, children }: TableClothProps) {
  const { width, height, curve, rim, narrow } = geometry;
  const edge = curve.path(0);
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
      <path d={edge} fill="url(#cloth)" />
      <path d={edge} className="baize-brass" />
      <path d={curve.path(-line)} className={lineClass} />
      {children}
    </svg>
  );
}
