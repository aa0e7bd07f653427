import type { Place } from '@sabot/roads';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';

interface RoadBoardProps<Cell extends Place> {
  readonly cells: readonly Cell[];
  readonly size: number;
  readonly rows?: number;
  /** Whether it can always be reached by key; otherwise only when it has grown too long to be seen whole. */
  readonly reachable?: boolean;
  /** What somebody who does not see it is told. */
  readonly label: string;
  readonly draw: (cell: Cell) => ReactNode;
}

/** A board with a grid; it grows to the right and shows its newest column. */
export function RoadBoard<Cell extends Place>({
  cells,
  size,
  rows = 6,
  reachable = false,
  label,
  draw,
}: RoadBoardProps<Cell>) {
  const box = useRef<HTMLDivElement>(null);
  const columns = cells.reduce((most, { column }) => Math.max(most, column + 1), 0);
  useEffect(() => {
    // With the next frame, which lays the board out anyway: before it the whole page would have to be laid out twice.
    const frame = requestAnimationFrame(() => {
      if (box.current !== null && columns > 0) box.current.scrollLeft = box.current.scrollWidth;
    });
    return () => cancelAnimationFrame(frame);
  }, [columns]);
  // One empty column stays free at the end: where the next result may come.
  const width = (columns + 1) * size;
  const height = rows * size;
  return (
    <div
      className="road-board"
      ref={box}
      style={{ '--cell': `${size}px`, height: height + 1 } as CSSProperties}
      // What scrolls must be reachable by key.
      tabIndex={reachable || columns > 12 ? 0 : undefined}
    >
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {cells.map((cell) => (
          <g
            key={`${cell.column}-${cell.row}`}
            transform={`translate(${cell.column * size} ${cell.row * size})`}
            data-place={`${cell.column},${cell.row}`}
          >
            {draw(cell)}
          </g>
        ))}
      </svg>
    </div>
  );
}
