import './chip.css';
import { useLanguage } from '../locales/words.ts';
import { type Chip, chipsFor, faceOf } from './chip-series.ts';

/** A chip, seen from above. */
export function ChipFace({ cents }: { readonly cents: number }) {
  const { body, spot, ink, label } = faceOf(cents, useLanguage());
  return (
    <svg viewBox="0 0 56 56" className="chip" aria-hidden>
      <circle cx={28} cy={28} r={27} fill={body} />
      <circle cx={28} cy={28} r={23.4} fill="none" stroke={spot} strokeWidth={7} strokeDasharray={SPOTS} />
      <circle cx={28} cy={28} r={27} fill="none" stroke="rgb(0 0 0 / 0.35)" strokeWidth={1} />
      <circle cx={28} cy={28} r={18.6} fill={body} stroke="rgb(255 255 255 / 0.28)" strokeWidth={0.9} />
      <text x={28} y={33.4} textAnchor="middle" fill={ink} fontSize={label.length > 3 ? 12.5 : 16}>
        {label}
      </text>
    </svg>
  );
}

/** Eight spots round the edge. */
const SPOTS = `${(Math.PI * 46.8) / 16} ${(Math.PI * 46.8) / 16}`;
const MOST_SHOWN = 5;

interface ChipStackProps {
  readonly cents: number;
  readonly className?: string;
}

/** An amount as a pile of the fewest chips, the largest below. The amount itself is said by whoever shows it. */
export function ChipStack({ cents, className = '' }: ChipStackProps) {
  const chips: readonly Chip[] = chipsFor(cents);
  const shown = chips.slice(Math.max(0, chips.length - MOST_SHOWN));
  return (
    <span className={`chip-stack ${className}`} aria-hidden>
      {shown.map((chip, i) => (
        // Position in the pile is all that tells two chips of one kind apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={i} style={{ transform: `translateY(${-i * 12}%)` }}>
          <ChipFace cents={chip} />
        </span>
      ))}
    </span>
  );
}
