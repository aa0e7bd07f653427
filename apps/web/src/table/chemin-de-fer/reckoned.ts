import type { OddsSheets } from '@sabot/protocol';
import type { ReplayLaw } from '../../lab/work/replay-work.ts';

const TOTALS = Array.from({ length: 10 }, (_, total) => total);
/** Eight and nine are laid down at once; the sheet has no duties for them. */
const laysDown = TOTALS.map((total) => total >= 8);

/** What a past coup is counted with: ponte and banker choose where the rules leave them a choice. */
export function reckoned({ cheminDeFer }: OddsSheets, ruleset: string): ReplayLaw | null {
  const sheet = cheminDeFer.find((one) => one.ruleset === ruleset);
  if (sheet === undefined) return null;
  const { values, ponte, banker } = sheet;
  return {
    values,
    over: TOTALS.map((p) => TOTALS.map((b) => p >= 8 || b >= 8)),
    laysDown,
    speaksFirst: false,
    hand: [ponte.bound, ponte.free],
    banca: banker.free,
    isToldByWords: true,
  };
}
