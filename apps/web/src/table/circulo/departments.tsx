import type { SeatPlace } from './oval.ts';

interface DepartmentsProps {
  readonly seats: readonly SeatPlace[];
  readonly mark: number;
}

/** The numbered places on the cloth, each with the mark where its stake lies. */
export const Departments = ({ seats, mark }: DepartmentsProps) =>
  seats.map(({ n, number, stake }) => (
    <g key={n} className="is-punto">
      <text x={number.x} y={number.y} className="seat-number">
        {n}
      </text>
      <g className="mark">
        <circle cx={stake.x} cy={stake.y} r={mark / 2} />
      </g>
    </g>
  ));
