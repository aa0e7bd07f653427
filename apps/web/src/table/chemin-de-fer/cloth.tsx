import { memo } from 'react';
import { TableCloth } from '../any-game/table-cloth.tsx';
import type { Geometry } from './geometry.ts';

/** The oval with its numbered departments, and the line on which half stakes lie. */
export const Cloth = memo(function Cloth({ geometry }: { readonly geometry: Geometry }) {
  const { seats, mark, lineIn } = geometry;
  return (
    <TableCloth geometry={geometry} line={lineIn} lineClass="circulo-line">
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
    </TableCloth>
  );
});
