import { moneyIn } from '@sabot/words';
import type { Language } from '../locales/language.ts';

/** A chip's worth, in cents. */
export type Chip = number;

interface Face {
  readonly body: string;
  readonly spot: string;
  readonly ink: string;
  readonly label: string;
}

const IVORY = '#f3ead9';
/** Every chip the house has, with its colours. */
const SERIES: ReadonlyMap<Chip, Omit<Face, 'label'>> = new Map([
  [1_00, { body: '#cfc4ad', spot: '#8d7f68', ink: '#221c17' }],
  [5_00, { body: '#8a4b2d', spot: IVORY, ink: IVORY }],
  [10_00, { body: '#5b6b7d', spot: IVORY, ink: '#ffffff' }],
  [50_00, { body: '#a8352f', spot: IVORY, ink: '#ffffff' }],
  [100_00, { body: '#26221f', spot: '#d9cfbd', ink: IVORY }],
  [500_00, { body: '#54418a', spot: '#dcd4ec', ink: '#ffffff' }],
  [1000_00, { body: '#9c7426', spot: '#f3e3b8', ink: '#ffffff' }],
  [5000_00, { body: '#1f5f5b', spot: '#d5e8e4', ink: '#ffffff' }],
  [10000_00, { body: '#7a2750', spot: '#efd6e2', ink: '#ffffff' }],
]);
const DESCENDING = [...SERIES.keys()].sort((a, b) => b - a);
const PLAIN = { body: '#6a5f50', spot: IVORY, ink: '#ffffff' };

function short(cents: number, language: Language): string {
  const whole = cents / 100;
  if (whole >= 1000 && whole % 1000 === 0) return `${whole / 1000}k`;
  return moneyIn(language, cents);
}

export const faceOf = (chip: Chip, language: Language): Face => ({
  ...(SERIES.get(chip) ?? PLAIN),
  label: short(chip, language),
});

/** The fewest chips that make an amount, the largest first; what no chip makes is one odd chip. */
export function chipsFor(cents: number): readonly Chip[] {
  const chips: Chip[] = [];
  let left = cents;
  for (const chip of DESCENDING) {
    for (; left >= chip && chips.length < 40; left -= chip) chips.push(chip);
  }
  return left > 0 && chips.length < 40 ? [...chips, left] : chips;
}

/** Up to five chips to play with: the largest that is not above the minimum, and those after it. */
export function trayFor(minimum: number, maximum: number, step: number): readonly Chip[] {
  const playable = [...SERIES.keys()].filter((chip) => chip <= maximum && chip % step === 0);
  const below = playable.filter((chip) => chip <= minimum);
  const tray = playable.slice(Math.max(0, below.length - 1)).slice(0, 5);
  return tray.length > 0 ? tray : [minimum];
}
