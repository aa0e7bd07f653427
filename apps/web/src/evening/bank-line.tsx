interface BankLineProps {
  /** What the bank had won or lost in all after each coup. */
  readonly sums: readonly number[];
  /** The most that any bank of the page won and lost: all lines are drawn to one scale. */
  readonly most: number;
  readonly least: number;
  readonly label: string;
}

const [WIDTH, HEIGHT, EDGE] = [240, 72, 6];

/** A bank as a line: it begins at nothing, and rises and falls coup by coup. */
export function BankLine({ sums, most, least, label }: BankLineProps) {
  const points = [0, ...sums];
  const span = most - least || 1;
  const x = (i: number): number => EDGE + (i * (WIDTH - 2 * EDGE)) / Math.max(points.length - 1, 1);
  const y = (sum: number): number => EDGE + ((most - sum) * (HEIGHT - 2 * EDGE)) / span;
  const path = points.map((sum, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(sum).toFixed(1)}`).join('');
  const last = points.at(-1) ?? 0;
  return (
    <svg className="bank-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <line className="bank-nothing" x1={EDGE} x2={WIDTH - EDGE} y1={y(0)} y2={y(0)} />
      <path className="bank-path" d={path} />
      <circle className={last < 0 ? 'is-down' : 'is-up'} cx={x(points.length - 1)} cy={y(last)} r={4} />
    </svg>
  );
}
