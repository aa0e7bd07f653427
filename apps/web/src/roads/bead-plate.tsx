import type { CoupResultMessage } from '@sabot/protocol';
import { drawRoads } from '@sabot/roads';
import { useMemo } from 'react';
import { useWords } from '../locales/words.ts';

/** Seen by lamplight, without a board behind them. */
const LIT = { red: 'var(--banca)', blue: 'var(--punto)', green: 'var(--tie)' } as const;

const EMPTY = [0, 1, 2, 3, 4, 5];
/** Where beads will come: points of no width that the stroke makes round. */
const dots = (row: number, columns: number, size: number): string =>
  Array.from({ length: columns }, (_, i) => `M${(i + 0.5) * size} ${(row + 0.5) * size}h0`).join('');

interface SmallBeadPlateProps {
  readonly results: readonly CoupResultMessage[];
  readonly columns: number;
  readonly size?: number;
}

/** The newest columns of the bead plate, for a card in the lobby. */
export function SmallBeadPlate({ results, columns, size = 11 }: SmallBeadPlateProps) {
  const words = useWords().roads;
  const roads = useMemo(() => drawRoads(results), [results]);
  const cells = roads.beadPlate;
  const first = Math.max(0, (cells.at(-1)?.column ?? 0) + 1 - columns);
  const width = columns * size;
  const height = 6 * size;
  return (
    <svg
      className="small-plate"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={words.plateSummary(roads.counts.banca, roads.counts.punto, roads.counts.tie)}
    >
      {EMPTY.map((row) => (
        <path key={row} d={dots(row, columns, size)} className="plate-hole" />
      ))}
      {cells
        .filter(({ column }) => column >= first)
        .map((cell) => (
          <circle
            key={cell.coup}
            cx={(cell.column - first + 0.5) * size}
            cy={(cell.row + 0.5) * size}
            r={size * 0.38}
            fill={LIT[cell.colour]}
          />
        ))}
    </svg>
  );
}
