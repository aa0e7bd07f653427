import { memo } from 'react';
import { TableCloth } from '../any-game/table-cloth.tsx';
import { Departments } from '../circulo/departments.tsx';
import type { Geometry } from './geometry.ts';
import { PANOS } from './scene.ts';
import { useDosPanos } from './use-dos-panos.ts';

/** The oval with its numbered departments on two paños, the line between them, and the one for half stakes. */
export const Cloth = memo(function Cloth({ geometry }: { readonly geometry: Geometry }) {
  const { dosPanos } = useDosPanos();
  const { seats, mark, lineIn, divide, names } = geometry;
  return (
    <TableCloth geometry={geometry} line={lineIn} lineClass="circulo-line">
      <line x1={divide.from.x} y1={divide.from.y} x2={divide.to.x} y2={divide.to.y} className="circulo-line" />
      {PANOS.map((pano) => (
        <text key={pano} x={names[pano].x} y={names[pano].y} className="pano-name">
          {dosPanos.hand[pano]}
        </text>
      ))}
      <Departments seats={seats} mark={mark} />
    </TableCloth>
  );
});
