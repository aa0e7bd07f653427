import type { BeadCell, BigRoadCell, Colour, DerivedCell } from '@sabot/roads';

const PAINT = { red: 'var(--road-red)', blue: 'var(--road-blue)', green: 'var(--road-green)' } as const;

/** Pairs sit on the rim, banca's above on the left, punto's below on the right, as on the boards of the houses. */
function Pairs({ marks, size }: { readonly marks: BeadCell['marks']; readonly size: number }) {
  const r = size * 0.13;
  return (
    <>
      {marks.bancaPair && (
        <circle cx={size * 0.17} cy={size * 0.17} r={r} fill={PAINT.red} stroke="var(--board)" strokeWidth={1} />
      )}
      {marks.puntoPair && (
        <circle cx={size * 0.83} cy={size * 0.83} r={r} fill={PAINT.blue} stroke="var(--board)" strokeWidth={1} />
      )}
    </>
  );
}

interface BeadProps {
  readonly cell: Pick<BeadCell, 'colour' | 'marks'>;
  readonly size: number;
  readonly letter: string;
}

export function Bead({ cell, size, letter }: BeadProps) {
  const middle = size / 2;
  return (
    <>
      <circle cx={middle} cy={middle} r={size * 0.42} fill={PAINT[cell.colour]} />
      {size >= 14 && (
        <text x={middle} y={middle} className="bead-letter" fontSize={size * 0.5}>
          {letter}
        </text>
      )}
      {cell.marks.natural && size >= 14 && (
        <path
          d={`M${size * 0.32} ${size * 0.8}h${size * 0.36}`}
          stroke="#fff"
          strokeWidth={1.4}
          strokeLinecap="round"
        />
      )}
      <Pairs marks={cell.marks} size={size} />
    </>
  );
}

export function Ring({ cell, size }: { readonly cell: BigRoadCell; readonly size: number }) {
  const middle = size / 2;
  return (
    <>
      {cell.colour !== null && (
        <circle cx={middle} cy={middle} r={size * 0.36} fill="none" stroke={PAINT[cell.colour]} strokeWidth={2} />
      )}
      {cell.marks.natural && <circle cx={middle} cy={middle} r={size * 0.11} fill={PAINT[cell.colour ?? 'green']} />}
      {cell.ties > 0 && (
        <path
          d={`M${size * 0.18} ${size * 0.82}L${size * 0.82} ${size * 0.18}`}
          stroke={PAINT.green}
          strokeWidth={1.8}
          strokeLinecap="round"
        />
      )}
      {cell.ties > 1 && (
        <text x={middle} y={middle} className="tie-count" fontSize={size * 0.5}>
          {cell.ties}
        </text>
      )}
      <Pairs marks={cell.marks} size={size} />
    </>
  );
}

export const DERIVED_SHAPES = { bigEyeBoy: 'hollow', smallRoad: 'solid', cockroachPig: 'slash' } as const;
type DerivedShape = (typeof DERIVED_SHAPES)[keyof typeof DERIVED_SHAPES];

interface TraceProps {
  readonly colour: Colour | DerivedCell['colour'];
  readonly shape: DerivedShape;
  readonly size: number;
}

export function Trace({ colour, shape, size }: TraceProps) {
  const middle = size / 2;
  const paint = PAINT[colour];
  if (shape === 'hollow') {
    return <circle cx={middle} cy={middle} r={size * 0.34} fill="none" stroke={paint} strokeWidth={size * 0.17} />;
  }
  if (shape === 'solid') return <circle cx={middle} cy={middle} r={size * 0.4} fill={paint} />;
  return (
    <path
      d={`M${size * 0.2} ${size * 0.8}L${size * 0.8} ${size * 0.2}`}
      stroke={paint}
      strokeWidth={size * 0.2}
      strokeLinecap="round"
    />
  );
}
