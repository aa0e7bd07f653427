import { memo } from 'react';
import { TableCloth } from '../any-game/table-cloth.tsx';
import { Departments } from '../circulo/departments.tsx';
import type { Geometry } from './geometry.ts';

/** The oval with its numbered departments, and the line on which half stakes lie. */
export const Cloth = memo(function Cloth({ geometry }: { readonly geometry: Geometry }) {
  const { seats, mark, lineIn } = geometry;
  return (
    <TableCloth geometry={geometry} line={lineIn} lineClass="circulo-line">
      <Departments seats={seats} mark={mark} />
    </TableCloth>
  );
});
