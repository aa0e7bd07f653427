import type { OddsSheets } from '@sabot/protocol';
import type { ReplayLaw } from '../../lab/work/replay-work.ts';

const TOTALS = Array.from({ length: 10 }, (_, total) => total);
const THIRDS = Array.from({ length: 11 }, (_, third) => third);

/** What a past coup is counted with, one paño against the banker: eight and nine of the banker end it, of a paño that paño alone. */
export function reckoned({ dosPanos }: OddsSheets, ruleset: string): ReplayLaw | null {
  const sheet = dosPanos.find((one) => one.ruleset === ruleset);
  if (sheet === undefined) return null;
  const { values, pontes, banker } = sheet;
  return {
    values,
    over: TOTALS.map(() => TOTALS.map((b) => b >= 8)),
    laysDown: TOTALS.map((total) => total >= 8),
    // Both paños speak, then the banker.
    speaksFirst: true,
    hand: [[...pontes.slice(0, 8), 'stand', 'stand']],
    banca: banker.map((duty) => THIRDS.map(() => duty)),
    isToldByWords: true,
  };
}
